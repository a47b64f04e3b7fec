package domino_test

import (
	"slices"
	"strconv"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/domino"
)

// Every position of the reference data has the moves that it lists, and as many as it counts.
func TestReferenceMoves(t *testing.T) {
	list := conform.Lines[struct {
		N     int
		Moves []rules.Move
		Count int
		Legal []rules.Move
	}](t, "testdata/domino-positions.jsonl.gz")
	for _, want := range list {
		p := after(t, want.N, want.Moves...)
		if got := p.Moves(); len(got) != want.Count || want.Legal != nil && !slices.Equal(got, want.Legal) {
			t.Errorf("%s: moves %v, want %d: %v", p, got, want.Count, want.Legal)
		}
		if got := p.State.Count(); got != want.Count {
			t.Errorf("%s: counted %d moves, want %d", p, got, want.Count)
		}
	}
	if len(list) < 50 {
		t.Errorf("%d lines read", len(list))
	}
}

// after returns the position after some moves in a zone of size n.
func after(t testing.TB, n int, moves ...rules.Move) domino.Position {
	t.Helper()
	p, err := domino.Spec().New(rules.Setup{Variant: strconv.Itoa(n)})
	for _, m := range moves {
		if err == nil {
			p, err = p.Play(m)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return p.(domino.Position)
}
