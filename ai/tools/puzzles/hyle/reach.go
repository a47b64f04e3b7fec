package hyle

import (
	"math/rand/v2"

	"tablier/rules/hyle"
)

// reach plays a round until so many cells are empty and the phase is reached. Either side makes in two turns of three
// the move that looks best at once, and else any: the boards look like those of people.
func reach(rng *rand.Rand, side, empty int, phase hyle.Phase) hyle.State {
	s := hyle.Start(side)
	for int(s.Empty) > empty || s.Phase != phase {
		if s.Phase == hyle.Drawing || rng.IntN(3) == 0 {
			s.Do(s.Choice(rng.IntN(s.Choices())))
			continue
		}
		moves, looks := s.AppendMoves(nil), looks(&s)
		best, ties := 0, 0
		for i, look := range looks {
			switch {
			case i == 0 || look > looks[best]:
				best, ties = i, 1
			case look == looks[best]:
				if ties++; rng.IntN(ties) == 0 {
					best = i
				}
			}
		}
		s.Do(moves[best])
	}
	return s
}

// alike returns the same text for states that are the same but for a symmetry of the board and the names of colours.
// What is in the bag follows from the board and the hand.
func alike(s *hyle.State) string {
	n, least := int(s.N), ""
	for turn := range 8 {
		text := make([]byte, 0, n*n+2)
		var names [hyle.Most + 1]byte
		seen := byte(0)
		name := func(colour uint8) byte {
			if colour > 0 && names[colour] == 0 {
				seen++
				names[colour] = seen
			}
			return '0' + names[colour]
		}
		for file := range n {
			for rank := range n {
				f, r := file, rank
				if turn&1 != 0 {
					f = n - 1 - f
				}
				if turn&2 != 0 {
					r = n - 1 - r
				}
				if turn&4 != 0 {
					f, r = r, f
				}
				text = append(text, name(s.At(n*f+r)))
			}
		}
		if text = append(text, name(s.Hand), '0'+byte(s.Phase)); least == "" || string(text) < least {
			least = string(text)
		}
	}
	return least
}
