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
