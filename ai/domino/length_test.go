package domino

import (
	"math/rand/v2"
	"testing"

	"tablier/rules/domino"
)

// slowly follows every move of the rules.
func slowly(s domino.State) (plies int, parities [2]bool) {
	win, lose := 0, 0
	moves := s.AppendMoves(nil)
	if len(moves) == 0 {
		return 0, [2]bool{0: true}
	}
	for _, m := range moves {
		after, others := slowly(s.Play(m))
		parities[0], parities[1] = parities[0] || others[1], parities[1] || others[0]
		if after++; after%2 == 0 {
			lose = max(lose, after)
		} else if win == 0 || after < win {
			win = after
		}
	}
	if win > 0 {
		return win, parities
	}
	return lose, parities
}

// Late in games at random, lengths are those of a search that knows no symmetry and forgets everything.
func TestLength(t *testing.T) {
	const most = 24 // moves
	rng, ruler, long, open := rand.New(rand.NewPCG(1, 0)), NewRuler(), 0, 0
	for range 120 {
		s := domino.Start(4)
		for {
			moves := s.AppendMoves(nil)
			if len(moves) <= most {
				break
			}
			s = s.Play(moves[rng.IntN(len(moves))])
		}
		plies, parities := slowly(s)
		want := Length{plies, parities[0] != parities[1]}
		if got, ok := ruler.Length(&s, 100_000); !ok || got != want {
			t.Fatalf("%s: %+v, want %+v", domino.Position{State: s}, got, want)
		}
		if plies > 2 {
			long++
		}
		if !want.Fixed {
			open++
		}
	}
	if long < 10 || open < 10 {
		t.Errorf("only %d positions last, in %d the moves matter", long, open)
	}
}

// A measurement that takes too long is given up.
func TestLengthGivesUp(t *testing.T) {
	s := domino.Start(5)
	if l, ok := NewRuler().Length(&s, 100); ok {
		t.Errorf("the whole game is measured with 100 positions: %+v", l)
	}
}
