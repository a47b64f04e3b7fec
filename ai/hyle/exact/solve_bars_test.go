//go:build bars

package exact_test

import (
	"math"
	"testing"

	"tablier/ai/hyle/exact"
	slow "tablier/ai/internal/slowhyle"
	"tablier/rules/hyle"
)

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
