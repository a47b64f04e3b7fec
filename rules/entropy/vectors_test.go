package entropy

import (
	"slices"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

// A vector is a line of the reference: what an independent program says of a position.
type vector struct {
	FEN      string
	Status   string
	Winner   *string
	Isolated []string
	Moves    []rules.Move
	Played   []rules.Move // leads there from the start
}

func TestAgainstReference(t *testing.T) {
	seen := map[string]int{}
	for _, v := range conform.Lines[vector](t, "testdata/moves.jsonl") {
		seen[v.Status]++
		p, err := Parse(v.FEN, false)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Moves(); !slices.Equal(got, v.Moves) {
			t.Errorf("%s (%s): moves %v, want %v", v.FEN, v.Status, got, v.Moves)
		}
		if got := Names(Alone(p.State.Own, p.State.Other)); v.Status != "won" &&
			strings.Join(got, " ") != strings.Join(v.Isolated, " ") {
			t.Errorf("%s: isolated %v, want %v", v.FEN, got, v.Isolated)
		}
		out := p.Outcome()
		if (v.Status == "won") != out.Over() ||
			out.Over() && (out.Reason != Dispersal || *v.Winner != string("?wb"[out.Winner])) {
			t.Errorf("%s: %+v, want %s", v.FEN, out, v.Status)
		}
		m, err := rules.NewMatch(Spec(), rules.Setup{}, "")
		for i := 0; err == nil && i < len(v.Played); i++ {
			err = m.Play(v.Played[i])
		}
		if err != nil || m.Position().(Position).board() != v.FEN {
			t.Errorf("%v leads to %v (%v), want %s", v.Played, m.Position(), err, v.FEN)
		}
	}
	for status, n := range map[string]int{"free": 6, "rescue": 5, "won": 4, "pass_isolated": 3, "pass_blocked": 1} {
		if seen[status] != n {
			t.Errorf("%d lines %s, want %d", seen[status], status, n)
		}
	}
}
