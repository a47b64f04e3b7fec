package alphabeta_test

import (
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/ai/internal/graphs"
	"tablier/ai/retro"
)

// Of drawn moves a search of several lines proves that some replies lose: on games full of circles never one too many,
// and with enough nodes nearly all.
func TestRisksAreProved(t *testing.T) {
	losing, proved := 0, 0
	for seed := range uint64(500) {
		rng := rand.New(rand.NewPCG(seed, 8))
		g := graphs.Random(rng, 40, 0.1+0.2*rng.Float64())
		root := g.Root(0, rng.IntN(40), rng.IntN(40))
		table := retro.Solve[*graphs.Game, int, graphs.Move](g, 0, root.Drawn, func() bool { return true })
		for _, nodes := range []uint64{2, 300, 20_000} {
			got := mustSearch(t, alphabeta.New(reader(root), 8), seed, ai.Limits{Nodes: nodes, Lines: 9})
			if got.Nodes > nodes {
				t.Fatalf("seed %d: %d nodes of %d", seed, got.Nodes, nodes)
			}
			for _, line := range got.Lines {
				for _, m := range g.Moves(nil, 0) {
					next, word, end := g.Play(0, m)
					if g.Text(m) != line.Move || end != ai.Unknown || root.Drawn[word] {
						continue
					}
					exact := 0
					for _, reply := range g.Moves(nil, next) {
						if value, _ := table.Value(g.Word(int(reply))); value == ai.Win && !root.Drawn[g.Word(int(reply))] {
							exact++
						}
					}
					switch risk := line.Risk; {
					case line.Value == ai.Win || line.Value == ai.Loss:
						if risk != (ai.Risk{}) {
							t.Fatalf("seed %d: %s is a %s with the risk %+v", seed, line.Move, line.Value, risk)
						}
					case risk.Losing > exact:
						t.Fatalf("seed %d: %d replies to %s are said to lose, %d do", seed, risk.Losing, line.Move, exact)
					case risk.Replies > 0 && (!risk.AtLeast || risk.Level != min(risk.Losing, 1)):
						t.Fatalf("seed %d: %+v", seed, risk)
					case nodes == 20_000:
						losing, proved = losing+exact, proved+risk.Losing
					}
				}
			}
		}
	}
	t.Logf("%d of %d losing replies proved", proved, losing)
	if losing == 0 || 10*proved < 9*losing {
		t.Errorf("only %d of %d losing replies proved", proved, losing)
	}
}

// Nothing is looked for that nobody asked for: no risk with one line, nor with a handicap, nor without a limit to take
// a share of.
func TestRisksNotAskedFor(t *testing.T) {
	root := graphs.Random(rand.New(rand.NewPCG(7, 7)), 4000, 0).Root(0)
	engine := alphabeta.New(reader(root), 8)
	for _, c := range []struct {
		engine ai.Engine
		limits ai.Limits
	}{
		{engine, ai.Limits{Nodes: 5000}}, {engine, ai.Limits{Depth: 3, Lines: 3}},
		{engine.With(ai.Handicap{Overlook: .1}), ai.Limits{Nodes: 5000, Lines: 3}},
	} {
		for _, line := range mustSearch(t, c.engine, 0, c.limits).Lines {
			if line.Risk != (ai.Risk{}) {
				t.Errorf("%+v: %s has the risk %+v", c.limits, line.Move, line.Risk)
			}
		}
	}
	if got := mustSearch(t, engine, 0, ai.Limits{Nodes: 5000, Lines: 3}); got.Lines[0].Risk.Replies == 0 {
		t.Error("nor where it is asked for")
	}
}
