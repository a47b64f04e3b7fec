package main

import (
	"math"
	"testing"

	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
)

// A mean is how much a reference player leads on average as Second against another, as somebody else's programs have
// found it, and how sure that is.
type mean struct {
	variant, second, first string
	want, within           float64
}

// means are reference figures, most of which are given without an error.
var means = []mean{
	{"5", "random", "random", 32.0, 0.5},
	{"5", "greedy", "random", 56.4, 0.5},
	{"5", "random", "greedy", 17.2, 0.5},
	{"5", "greedy", "greedy", 34.9, 0.5},
}

// referees returns an arena in which only reference players can meet.
func referees(t *testing.T, variant string) Arena {
	t.Helper()
	spec, err := all.Games().Find("hyle")
	if err != nil {
		t.Fatal(err)
	}
	machine := func() *players.Player { return nil }
	return Arena{Spec: spec, Setup: rules.Setup{Variant: variant}, Machine: machine, Seed: 1}
}

// The reference players of Hyle do as well as those of other programs.
func TestReferenceMeans(t *testing.T) {
	for _, m := range means {
		p := pairing(t, referees(t, m.variant), m.second, m.first)
		p.Games = map[string]int{"5": 200, "7": 100}[m.variant]
		tally := mustPlay(t, p)
		got := tally.Lead[0]
		t.Logf("%s %s as second against %s: %v", m.variant, m.second, m.first, got)
		if math.Abs(got.Value()-m.want) > m.within+3*got.Error() {
			t.Errorf("%s %s as second against %s: %v, want %.1f", m.variant, m.second, m.first, got, m.want)
		}
	}
}
