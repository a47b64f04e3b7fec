package domino

import (
	"context"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/rules/domino"
)

// inASecond is how many nodes the machine makes in a second in a browser on a busy computer.
const inASecond = 150_000

// A judge knows exact values.
type judge struct{ solver *solver }

func newJudge(bits int) *judge {
	j := &judge{newSolver(bits)}
	j.solver.begin(ai.NewMeter(context.Background(), ai.Limits{}, ai.Hooks{}))
	return j
}

// wins says whether the side to move wins.
func (j *judge) wins(s *domino.State) bool {
	n := nodeOf(s)
	if n.count() == 0 {
		return false
	}
	win, _ := j.solver.solve(&n, n.key(), 1<<62)
	return win
}

// open says whether the side to move wins, but not by every move.
func (j *judge) open(s *domino.State) bool {
	if !j.wins(s) {
		return false
	}
	for _, m := range s.AppendMoves(nil) {
		if next := s.Play(m); j.wins(&next) {
			return true
		}
	}
	return false
}

// drawn returns a position of a zone of five cells after 3 to 5 moves chosen at random, false when the game is over by
// then. Seeds that follow one another go through the classes of first moves and the numbers of moves.
func drawn(seed uint64) (domino.State, bool) {
	s := domino.Start(5)
	classes := newRoot(&s, 0).classes
	of := uint64(len(classes))
	rng := rand.New(rand.NewPCG(seed, 35))
	return wander(s.Play(classes[seed%of].last.step()), rng, int(2+seed/of%3))
}

// wander makes so many moves chosen at random; it returns false when the game is over by then.
func wander(s domino.State, rng *rand.Rand, moves int) (domino.State, bool) {
	for range moves {
		moves := s.AppendMoves(nil)
		if len(moves) == 0 {
			return s, false
		}
		s = s.Play(moves[rng.IntN(len(moves))])
	}
	return s, !s.Over()
}

// keeps plays so many positions that are open, and returns how many wins a search keeps.
func keeps(t *testing.T, draw func(seed uint64) (domino.State, bool), positions int) (kept int) {
	t.Helper()
	e, j := New(20), newJudge(22)
	for seed, n := uint64(0), 0; n < positions; seed++ {
		if s, ok := draw(seed); ok && j.open(&s) {
			n++
			if keepsWin(t, e, j, &s) {
				kept++
			}
		}
	}
	return kept
}

// keepsWin says whether a search keeps a win.
func keepsWin(t *testing.T, e *Engine, j *judge, s *domino.State) bool {
	t.Helper()
	p := domino.Position{State: *s}
	task := ai.Task{Spec: domino.Spec(), View: p.View(p.ToMove()), Seed: 1}
	r, err := e.Search(context.Background(), task, ai.Limits{Nodes: inASecond}, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	next, err := p.Play(r.Move)
	if err != nil {
		t.Fatal(err)
	}
	after := next.(domino.Position).State
	if j.wins(&after) {
		t.Logf("%s lets go of the win in %s", r.Move, p)
		return false
	}
	return true
}

// On five cells the machine keeps every win, whatever has been played before.
func TestKeepsWins(t *testing.T) {
	const positions = 40
	if kept := keeps(t, drawn, positions); kept < positions {
		t.Errorf("%d of %d wins kept", kept, positions)
	}
	p, err := domino.Parse("N=5 36@2,-1>2,0 24@-2,0>-1,0 03@1,-2>1,-1", 5) // it once let go of this one
	if err != nil {
		t.Fatal(err)
	}
	if !keepsWin(t, New(20), newJudge(20), &p.State) {
		t.Errorf("%s: the win is let go of", p)
	}
}
