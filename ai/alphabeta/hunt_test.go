package alphabeta_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/ai/internal/graphs"
	"tablier/ai/retro"
)

// A wood is a random game in which a search hunts whatever it thinks of its root, guided by noise.
type wood struct{ *graphs.Game }

func (w wood) HuntFrom() int32 { return -alphabeta.Most }

func (w wood) HuntLeast() uint64 { return 0 }

func (w wood) Effort(s int, mover bool) uint32 {
	side := uint64(0)
	if mover {
		side = 1
	}
	return 1 + uint32(ai.Mix(uint64(s), side)%30)
}

func (w wood) Distance(s int) int32 { return int32(ai.Mix(uint64(s), 2) % 1000) }

// What a hunt says is won must be, with positions seen before as draws, and its line must lead to the end, early in a
// game and late; in how many plies is said only where it is known. With as many nodes, a search finds more wins when it
// hunts.
func TestHuntIsSound(t *testing.T) {
	wins, found, without := 0, 0, 0
	long := [2]map[uint64]bool{{}, {}} // the positions of games
	for ply := range uint64(20) {
		long[1][1<<63+ply] = true
	}
	for seed := range uint64(3000) {
		rng := rand.New(rand.NewPCG(seed, 8))
		n := 6 + 2*rng.IntN(60)
		g := graphs.Random(rng, n, 0.05+0.1*rng.Float64())
		root := g.Root(0, rng.IntN(n), rng.IntN(n), rng.IntN(n))
		table := retro.Solve[*graphs.Game, int, graphs.Move](g, 0, root.Drawn, func() bool { return true })
		value, plies := table.Value(g.Word(0))
		engine := alphabeta.New(func(ai.Task) (ai.Root[wood, int], error) {
			return ai.Root[wood, int]{Game: wood{g}, State: root.State, Drawn: root.Drawn, Occurred: long[seed%2]}, nil
		}, 4)
		limits := ai.Limits{Nodes: 150}
		if mustSearch(t, alphabeta.New(reader(root), 4), seed, limits).Value == ai.Win {
			without++
		}
		got, err := engine.Search(context.Background(), ai.Task{Seed: seed}, limits, ai.Hooks{})
		if err != nil {
			t.Fatal(err)
		}
		if value == ai.Win {
			wins++
		}
		if got.Value != ai.Win {
			if got.End == ai.ByNodes && got.Nodes != limits.Nodes {
				t.Errorf("seed %d: %d nodes, want all %d where nothing comes after the hunt", seed, got.Nodes, limits.Nodes)
			}
			continue
		}
		found++
		if value != ai.Win || got.Plies != 0 && got.Plies != plies || len(got.PV) < plies {
			t.Fatalf("seed %d: got a win in %d by %v, want %v in %d", seed, got.Plies, got.PV, value, plies)
		}
		follow(t, g, root, got)
	}
	t.Logf("%d of %d wins found, and %d without hunts", found, wins, without)
	if found <= without {
		t.Errorf("%d of %d wins found, and %d without hunts", found, wins, without)
	}
}

// follow fails unless the line leads from the root to an end that the side to move at the root wins, by no position
// that would draw.
func follow(t *testing.T, g *graphs.Game, root ai.Root[*graphs.Game, int], r ai.Result) {
	t.Helper()
	at := root.State
	for _, text := range r.PV {
		next := -1
		for _, m := range g.Moves(nil, at) {
			if g.Text(m) == text {
				next = int(m)
			}
		}
		if next < 0 || root.Drawn[g.Word(next)] {
			t.Fatalf("%s in %v", text, r.PV)
		}
		at = next
	}
	if won := [2]ai.Value{ai.Win, ai.Loss}[len(r.PV)%2]; g.End(at) != won {
		t.Fatalf("%v leads to a %v", r.PV, g.End(at))
	}
}
