//go:build bars

package stratege_test

import (
	"context"
	"math"
	"testing"

	"tablier/ai"
	engine "tablier/ai/stratege"
	"tablier/rules"
	"tablier/rules/stratege"
)

// What is learnt foretells the strengths of hidden pawns better than counting, in games that nothing was learnt from:
// with the nodes of the last levels but one, and whether the machine sets up or chance does.
func TestBeliefsForetellStrengths(t *testing.T) {
	for _, c := range []struct {
		nodes     uint64
		anySetups bool
		games     uint64
	}{{400, false, 60}, {400, true, 60}, {10_000, false, 1}} {
		var counted, learnt loss
		for game := range c.games {
			m := newGame(t, c.anySetups, 900_000+game)
			for e := engine.New(16); m.ToMove() != rules.Nobody; {
				task := ai.TaskOf(m, ai.Mix(game, uint64(m.ToMove())))
				if m.Ply()%20 == 0 && m.Ply() > 2*stratege.Pawns {
					state := m.Position().(stratege.Position).State
					learnt.add(engine.Beliefs(task.Past, task.View.(stratege.View)), &state)
					counted.add(engine.Beliefs(nil, task.View.(stratege.View)), &state)
				}
				got, err := e.Search(context.Background(), task, ai.Limits{Nodes: c.nodes}, ai.Hooks{})
				if err != nil {
					t.Fatal(err)
				}
				if err := m.Play(got.Move); err != nil {
					t.Fatal(err)
				}
			}
		}
		t.Logf("%+v: %.4f by counting, %.4f with what is learnt, %d pawns", c, counted.mean(), learnt.mean(), learnt.n)
		if learnt.mean() > counted.mean()-0.12 {
			t.Errorf("%+v: what is learnt tells too little", c)
		}
	}
}

// A loss is the log-loss of strengths, in nats.
type loss struct {
	sum float64
	n   int
}

func (l *loss) add(list []engine.Belief, s *stratege.State) {
	for _, b := range list {
		l.sum -= math.Log(b.Odds[s.At[b.Cell].Strength()])
		l.n++
	}
}

func (l *loss) mean() float64 { return l.sum / float64(l.n) }

// newGame returns a match at its start, or one in which chance has set up.
func newGame(t *testing.T, anySetups bool, seed uint64) *rules.Match {
	t.Helper()
	if anySetups {
		return matchOf(t, seed, 2*stratege.Pawns)
	}
	return matchOf(t, seed, 0)
}
