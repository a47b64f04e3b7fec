//go:build bars

package exact_test

import (
	"math"
	"testing"

	"tablier/ai/hyle/exact"
	slow "tablier/ai/internal/slowhyle"
	"tablier/rules/hyle"
)

// All boards of nine cells, with every name of their colours, whoever acts, have the value that the slow calculation
// finds.
func TestAllOfNineCells(t *testing.T) {
	table, known, boards := solved(), slow.Values{}, 0
	known.Of(hyle.Start(3))
	for s, want := range known {
		if s.Phase == hyle.Drawing {
			boards++
		}
		if got := table.Value(&s); math.Abs(got-want) > 1e-9 {
			t.Fatalf("%v: %v, want %v", hyle.Position{State: s}, got, want)
		}
	}
	const all = 136_348 - 1_680 // those that are full are no part of it
	if boards != all {
		t.Errorf("%d boards, want %d", boards, all)
	}
}

// What perfect play comes to on 16 cells, and the values of 1,000 late states, whoever acts, as the slow calculation
// finds them. It takes two minutes of a processor, and 2.4 GB.
func TestSixteenCells(t *testing.T) {
	table := exact.Solve[float32](4, nil)
	start := hyle.Start(4)
	if got := table.Value(&start); math.Abs(got-28.30659) > 1e-4 {
		t.Errorf("%v points from the start", got)
	}
	for _, s := range late(4, 1_000, 4) {
		want := slow.Values{}.Of(s)
		if got := table.Value(&s); math.Abs(got-want) > 1e-4 {
			t.Errorf("%v: %v, want %v", hyle.Position{State: s}, got, want)
		}
	}
}
