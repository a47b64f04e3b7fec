package domino

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/rules"
	"tablier/rules/domino"
)

// played calls do with every position of some games played at random, and with the moves that were still to come.
func played(t *testing.T, do func(p domino.Position, rest []domino.Step)) {
	t.Helper()
	for _, n := range []int{3, 5, 7} {
		for seed := range uint64(20) {
			rng := rand.New(rand.NewPCG(seed, uint64(n)))
			states := []domino.State{domino.Start(n)}
			for {
				now := states[len(states)-1]
				moves := now.AppendMoves(nil)
				if len(moves) == 0 {
					break
				}
				states = append(states, now.Play(moves[rng.IntN(len(moves))]))
			}
			end := states[len(states)-1]
			for ply, s := range states {
				do(domino.Position{State: s}, end.Laid[ply:end.Plies])
			}
		}
	}
}

// However a domino is turned, from either side, its preview may be laid exactly where the rules allow it, and spells
// that move; it shows a cross where two numbers may not touch and nowhere else.
func TestPreviews(t *testing.T) {
	skins := []*skin{newSkin(false), newSkin(true)}
	played(t, func(p domino.Position, _ []domino.Step) {
		v := rules.View(rules.Open{Position: p})
		legal := p.Moves()
		for _, s := range skins {
			points := s.Points(v)
			for piece := 0; piece < domino.Pieces; piece += 3 {
				for at := domino.Pieces + piece%5; at < len(points); at += 5 {
					for turn := range turns {
						g := s.preview(v, piece, at, turn)
						if (g.fault == nil) != slices.Contains(legal, g.move) {
							t.Fatalf("%s: the preview of %s: %+v", p, g.move, g.fault)
						}
						if g.fault == nil && !slices.Equal(g.path, s.Path(v, g.move)) {
							t.Fatalf("%s: %s is spelled %v", p, g.move, g.path)
						}
						crossed := slices.ContainsFunc(g.contacts, func(c contact) bool { return !c.allowed })
						if crossed && g.fault == nil || !crossed && g.fault != nil && g.fault.Fault == domino.Differ {
							t.Fatalf("%s: the contacts of %s: %+v", p, g.move, g.contacts)
						}
					}
				}
			}
		}
	})
}

// What is said to be dead is never covered again, and no game lasts longer than is said.
func TestDeadCellsAndMovesLeft(t *testing.T) {
	s := newSkin(false)
	played(t, func(p domino.Position, rest []domino.Step) {
		w := windowOf(&p.State)
		if got := maxMoves(&p.State); len(rest) > got {
			t.Errorf("%s: at most %d moves more, and %d were played", p, got, len(rest))
		}
		dead := s.dead(&p.State)
		for _, m := range rest {
			first, second := m.Cells()
			if slices.Contains(dead, w.number(first)) || slices.Contains(dead, w.number(second)) {
				t.Errorf("%s: %s covers a dead cell", p, m.Text())
			}
		}
	})
}

func TestReserveNumbers(t *testing.T) {
	i := 0
	for a := range domino.Numbers {
		for b := a; b < domino.Numbers; b++ {
			if x, y := numbersOf(i); pieceNumber(a, b) != i || x != a || y != b {
				t.Errorf("%d-%d is %d, which is %d-%d", a, b, pieceNumber(a, b), x, y)
			}
			i++
		}
	}
}
