package entropy_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/entropy"
	"tablier/rules"
	"tablier/rules/entropy"
)

// tasks returns the start of the game and positions reached from it at random.
func tasks(t testing.TB, n int) (list []ai.Task) {
	t.Helper()
	spec := entropy.Spec()
	for seed := 0; len(list) < n; seed++ {
		m, err := rules.NewMatch(spec, rules.Setup{}, "")
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(uint64(seed), 6))
		for m.Ply() < 5*seed && m.ToMove() != rules.Nobody {
			moves := m.Position().Moves()
			if err := m.Play(moves[rng.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
		if m.ToMove() != rules.Nobody {
			list = append(list,
				ai.Task{Spec: spec, View: m.View(m.Ply(), m.ToMove()), Seen: m.Seen(), Seed: uint64(seed)})
		}
	}
	return list
}

// BenchmarkSearch gives the speed of searches like those of the top level.
func BenchmarkSearch(b *testing.B) {
	list := tasks(b, 6)
	engine := alphabeta.New(adapter.Read, 17)
	nodes := uint64(0)
	for b.Loop() {
		for _, task := range list {
			nodes += mustSearch(b, engine, task, ai.Limits{Nodes: 500_000}).Nodes
		}
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

// BenchmarkSignature reports the nodes of a fixed set of searches, from which a change of the search or of the
// evaluation shows.
func BenchmarkSignature(b *testing.B) {
	list := tasks(b, 6)
	engine := alphabeta.New(adapter.Read, 17)
	nodes := uint64(0)
	for b.Loop() {
		nodes = 0
		for _, task := range list {
			nodes += mustSearch(b, engine, task, ai.Limits{Depth: 6}).Nodes
		}
	}
	b.ReportMetric(float64(nodes), "signature")
}

func mustSearch(t testing.TB, e ai.Engine, task ai.Task, limits ai.Limits) ai.Result {
	t.Helper()
	got, err := e.Search(context.Background(), task, limits, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// More nodes need no more memory.
func TestNoAllocationAtNodes(t *testing.T) {
	task := tasks(t, 3)[2]
	engine := alphabeta.New(adapter.Read, 12)
	run := func(nodes uint64) float64 {
		return testing.AllocsPerRun(1, func() { mustSearch(t, engine, task, ai.Limits{Nodes: nodes}) })
	}
	if few, many := run(10_000), run(60_000); many > few+100 {
		t.Errorf("%v allocations for 10,000 nodes, %v for 60,000", few, many)
	}
}
