package alphabeta_test

import (
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/ai/internal/graphs"
	"tablier/ai/retro"
)

// A thicket is a random game of which a search never thinks well, so that it looks for wins of the other side too.
type thicket struct{ wood }

func (thicket) HuntFrom() int32 { return alphabeta.Most + 1 }

// With as many nodes, fewer draws are given away by a search that looks for wins of the other side.
func TestGuardKeepsDraws(t *testing.T) {
	traps, lost, without := 0, 0, 0
	for seed := range uint64(3000) {
		rng := rand.New(rand.NewPCG(seed, 9))
		n := 20 + 2*rng.IntN(60)
		g := graphs.Random(rng, n, 0.05+0.1*rng.Float64())
		root := g.Root(rng.IntN(n))
		table := retro.Solve[*graphs.Game, int, graphs.Move](g, 0, root.Drawn, func() bool { return true })
		loses := map[string]bool{}
		moves := g.Moves(nil, root.State)
		for _, m := range moves {
			next, word, end := g.Play(root.State, m)
			if value, _ := table.Value(g.Word(next)); !root.Drawn[word] && (end == ai.Win || end == 0 && value == ai.Win) {
				loses[string(g.Text(m))] = true
			}
		}
		if value, _ := table.Value(g.Word(root.State)); value != ai.Draw || len(loses) == 0 || len(loses) == len(moves) {
			continue
		}
		traps++
		limits := ai.Limits{Nodes: 60}
		plain := mustSearch(t, alphabeta.New(reader(root), 4), seed, limits)
		guarded := mustSearch(t, alphabeta.New(func(ai.Task) (ai.Root[thicket, int], error) {
			return ai.Root[thicket, int]{Game: thicket{wood{g}}, State: root.State, Drawn: root.Drawn}, nil
		}, 4), seed, limits)
		if loses[string(plain.Move)] {
			without++
		}
		if loses[string(guarded.Move)] {
			lost++
		}
	}
	t.Logf("of %d draws %d are given away, and %d without hunts", traps, lost, without)
	if traps < 100 || lost >= without {
		t.Errorf("of %d draws %d are given away, and %d without hunts", traps, lost, without)
	}
}
