package retro_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/internal/graphs"
	"tablier/ai/retro"
)

// An engine that has seen a game before says the same of each of its positions, whatever has stood on the board, as
// solving from that position does: also of those to which play from the start does not lead.
func TestKeptGraph(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 7))
		const n = 40
		g := graphs.Random(rng, n, 0.2)
		var root ai.Root[*graphs.Game, int]
		engine := retro.New(func(ai.Task) (ai.Root[*graphs.Game, int], error) { return root, nil })
		for range 10 {
			root = g.Root(rng.IntN(n), rng.IntN(n), rng.IntN(n), rng.IntN(n))
			if g.End(root.State) != ai.Unknown {
				continue
			}
			got, err := engine.Search(context.Background(), ai.Task{Seed: seed}, ai.Limits{Lines: 9}, ai.Hooks{})
			if err != nil {
				t.Fatal(err)
			}
			table := solve(root, always)
			if value, plies := table.Value(g.Word(root.State)); got.Value != value || got.Plies != plies {
				t.Fatalf("seed %d at %d: got %v in %d, want %v in %d", seed, root.State, got.Value, got.Plies, value,
					plies)
			}
			for _, m := range g.Moves(nil, root.State) {
				value, plies := table.Value(g.Word(int(m)))
				if int(m) == root.State || root.Drawn[g.Word(int(m))] {
					value, plies = ai.Draw, 0
				}
				for _, line := range got.Lines {
					want := ai.Win + ai.Loss - value
					if line.Move == g.Text(m) && (line.Value != want || want != ai.Draw && line.Plies != plies+1) {
						t.Fatalf("seed %d at %d: %+v, want %v in %d", seed, root.State, line, want, plies+1)
					}
				}
			}
		}
	}
}

// The table of a game remembers each of its positions, however many there are.
func TestTableHoldsThemAll(t *testing.T) {
	g := graphs.Random(rand.New(rand.NewPCG(8, 8)), 20_000, 0.01)
	table := solve(g.Root(0), always)
	if table.Len() < 10_000 {
		t.Fatalf("only %d positions", table.Len())
	}
	for i, s := range table.States() {
		if value, _ := table.Value(g.Word(s)); value == ai.Unknown {
			t.Fatalf("position %d, the %dth, is not there", s, i)
		}
	}
	if value, _ := table.Value(1 << 40); value != ai.Unknown {
		t.Error("a position that there is not has a value")
	}
}
