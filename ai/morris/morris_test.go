package morris_test

import (
	"context"
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/morris"
)

// root returns the start of the family's first board.
func root(t testing.TB) ai.Root[adapter.Game, morris.State] {
	t.Helper()
	m := match(t)
	root, err := adapter.Read(task(m))
	if err != nil {
		t.Fatal(err)
	}
	return root
}

func match(t testing.TB) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(morris.Spec(morris.Boards()), rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func task(m *rules.Match) ai.Task {
	return ai.Task{Spec: m.Spec(), View: m.Position().View(m.ToMove()), Seen: m.Seen()}
}

func always() bool { return true }

func solve(t testing.TB) (ai.Root[adapter.Game, morris.State], *retro.Table[morris.State]) {
	r := root(t)
	return r, retro.Solve[adapter.Game, morris.State](r.Game, r.Start, nil, always)
}

func opposite(v ai.Value) ai.Value { return ai.Win + ai.Loss - v }

// Alpha-beta must find every win and loss of the solver, with the same plies, and prove nothing else.
func TestSearchAgreesWithSolver(t *testing.T) {
	_, table := solve(t)
	engine := alphabeta.New(adapter.Read, 12)
	game := morris.Compile(morris.Boards()[0])
	spec := morris.Spec(morris.Boards())
	drawsProved := 0
	for i, s := range table.States() {
		view := morris.Position{Game: game, State: s}.View(rules.First)
		task := ai.Task{Spec: spec, View: view, Seed: uint64(i)}
		got, err := engine.Search(context.Background(), task, ai.Limits{Depth: 11}, ai.Hooks{})
		value, plies := table.Value(s.Word())
		if err != nil {
			if plies != 0 || value != ai.Loss {
				t.Fatalf("%v: %v", view, err)
			}
			continue
		}
		if value == ai.Draw {
			if got.Value != ai.Draw && got.Value != ai.Unknown {
				t.Fatalf("%v: proved %v, is a draw", view, got.Value)
			}
			if got.Value == ai.Draw {
				drawsProved++
			}
			continue
		}
		if got.Value != value || got.Plies != plies {
			t.Fatalf("%v: got %v in %d, want %v in %d (%+v)", view, got.Value, got.Plies, value, plies, got)
		}
	}
	t.Logf("%d draws proved", drawsProved)
}
