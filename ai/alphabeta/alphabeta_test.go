package alphabeta_test

import (
	"context"
	"math/rand/v2"
	"reflect"
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/ai/internal/graphs"
	"tablier/ai/retro"
)

func reader(root ai.Root[*graphs.Game, int]) ai.Reader[*graphs.Game, int] {
	return func(ai.Task) (ai.Root[*graphs.Game, int], error) { return root, nil }
}

func mustSearch(t testing.TB, e ai.Engine, seed uint64, limits ai.Limits) ai.Result {
	t.Helper()
	result, err := e.Search(context.Background(), ai.Task{Seed: seed}, limits, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	result.Millis = 0
	return result
}

// On games full of circles the search must find every win and loss that there is, in as many plies, with
// positions seen before as draws, and prove no draw that is none, whatever the depth and the size of its table.
func TestSearchIsSound(t *testing.T) {
	drawsProved, draws := 0, 0
	for seed := range uint64(3000) {
		rng := rand.New(rand.NewPCG(seed, 3))
		n := 6 + 2*rng.IntN(20)
		g := graphs.Random(rng, n, 0.1+0.3*rng.Float64())
		root := g.Root(0, rng.IntN(n), rng.IntN(n), rng.IntN(n))
		table := retro.Solve[*graphs.Game, int, graphs.Move](g, 0, root.Drawn, func() bool { return true })
		value, plies := table.Value(g.Word(0))
		engine := alphabeta.New(reader(root), uint(1+rng.IntN(8)))
		for depth := 1; depth <= 16; depth++ {
			got := mustSearch(t, engine, seed, ai.Limits{Depth: depth})
			switch {
			case got.Value == ai.Unknown && (value == ai.Draw || depth < plies):
			case got.Value != value || got.Plies != plies && depth >= plies:
				t.Fatalf("seed %d, depth %d: got %v in %d, want %v in %d", seed, depth, got.Value, got.Plies, value,
					plies)
			}
			if depth == 16 && value == ai.Draw {
				draws++
				if got.Value == ai.Draw {
					drawsProved++
				}
			}
		}
	}
	t.Logf("%d of %d draws proved", drawsProved, draws)
	if drawsProved < draws/4 {
		t.Errorf("only %d of %d draws proved", drawsProved, draws)
	}
}

// Each line's value must be that of its move, and the lines must be in order.
func TestLines(t *testing.T) {
	for seed := range uint64(500) {
		rng := rand.New(rand.NewPCG(seed, 4))
		g := graphs.Random(rng, 30, 0.3)
		root := g.Root(0)
		table := retro.Solve[*graphs.Game, int, graphs.Move](g, 0, root.Drawn, func() bool { return true })
		got := mustSearch(t, alphabeta.New(reader(root), 6), seed, ai.Limits{Depth: 12, Lines: 9})
		distinct := map[graphs.Move]bool{}
		for _, m := range g.Moves(nil, 0) {
			distinct[m] = true
		}
		if len(got.Lines) < len(distinct) {
			t.Fatalf("seed %d: %d lines of %d moves", seed, len(got.Lines), len(distinct))
		}
		for i, line := range got.Lines {
			if i > 0 && line.Score > got.Lines[i-1].Score {
				t.Fatalf("seed %d: out of order: %+v", seed, got.Lines)
			}
			for m := range distinct {
				if g.Text(m) != line.Move || line.Value == ai.Unknown {
					continue
				}
				reply, rest := table.Value(g.Word(int(m)))
				if want := ai.Win + ai.Loss - reply; line.Value != want || want != ai.Draw && line.Plies != rest+1 {
					t.Fatalf("seed %d: %s proved %v in %d, is %v in %d", seed, line.Move, line.Value, line.Plies, want,
						rest+1)
				}
			}
		}
	}
}

// The same task and limits give the same answer, from a used engine as from a new one.
func TestDeterminism(t *testing.T) {
	for seed := range uint64(50) {
		root := graphs.Random(rand.New(rand.NewPCG(seed, 5)), 400, 0.02).Root(0)
		for _, limits := range []ai.Limits{{Depth: 9}, {Nodes: 3000}, {Depth: 7, Lines: 3}} {
			first := mustSearch(t, alphabeta.New(reader(root), 8), seed, limits)
			engine := alphabeta.New(reader(root), 8)
			for range 70 { // more often than the table has ages
				if got := mustSearch(t, engine, seed, limits); !reflect.DeepEqual(got, first) {
					t.Fatalf("seed %d, %+v: got %+v, then %+v", seed, limits, first, got)
				}
			}
		}
	}
}

func TestLimits(t *testing.T) {
	root := graphs.Random(rand.New(rand.NewPCG(5, 5)), 4000, 0).Root(0)
	engine := alphabeta.New(reader(root), 8)
	for _, nodes := range []uint64{1, 2, 100, 5000} {
		if got := mustSearch(t, engine, 0, ai.Limits{Nodes: nodes}); got.End != ai.ByNodes || got.Nodes != nodes ||
			got.Move == "" {
			t.Errorf("%d nodes: got %+v", nodes, got)
		}
	}
	if got := mustSearch(t, engine, 0, ai.Limits{Depth: 5}); got.End != ai.ByDepth || got.Depth != 5 {
		t.Errorf("depth 5: got %+v", got)
	}
	if got := mustSearch(t, engine, 0, ai.Limits{Millis: 30}); got.End != ai.ByTime {
		t.Errorf("30 ms: got %+v", got)
	}
	ctx, cancel := context.WithCancel(context.Background())
	pauses, reports := 0, 0
	got, err := engine.Search(ctx, ai.Task{}, ai.Limits{}, ai.Hooks{
		Pause:  func() { pauses++; cancel() },
		Report: func(ai.Progress) { reports++ },
	})
	if err != nil || got.End != ai.Stopped || got.Move == "" || pauses == 0 || reports == 0 || got.Nodes > 3000 {
		t.Errorf("stopped: got %+v, %v after %d pauses and %d reports", got, err, pauses, reports)
	}
	got, err = engine.Search(ctx, ai.Task{}, ai.Limits{}, ai.Hooks{})
	if err != nil || got.End != ai.Stopped || got.Move == "" {
		t.Errorf("stopped beforehand: got %+v, %v", got, err)
	}
}

// A search that overlooks moves proves nothing, always has a move, and differs from seed to seed.
func TestHandicap(t *testing.T) {
	root := graphs.Random(rand.New(rand.NewPCG(6, 6)), 300, 0.1).Root(0)
	full := alphabeta.New(reader(root), 8)
	chosen := map[string]bool{}
	for seed := range uint64(100) {
		for _, overlook := range []float64{0.2, 0.999999} {
			engine := full.With(ai.Handicap{Overlook: overlook})
			got := mustSearch(t, engine, seed, ai.Limits{Depth: 4})
			if got.Value != ai.Unknown || got.Plies != 0 || got.Move == "" || got.End == ai.Proved {
				t.Fatalf("seed %d: got %+v", seed, got)
			}
			chosen[string(got.Move)] = true
		}
	}
	if len(chosen) != len(root.Game.Moves(nil, 0)) {
		t.Errorf("of %d moves these were played: %v", len(root.Game.Moves(nil, 0)), chosen)
	}
}

func TestNoAllocationAtNodes(t *testing.T) {
	root := graphs.Random(rand.New(rand.NewPCG(7, 7)), 4000, 0).Root(0)
	engine := alphabeta.New(reader(root), 8)
	run := func(nodes uint64) float64 {
		return testing.AllocsPerRun(3, func() { mustSearch(t, engine, 1, ai.Limits{Nodes: nodes}) })
	}
	if few, many := run(20_000), run(200_000); many > few+200 {
		t.Errorf("%v allocations for 20,000 nodes, %v for 200,000", few, many)
	}
}
