//go:build bars

package domino

import "testing"

// On five cells every first move loses.
func TestSecondWinsOnFiveCells(t *testing.T) {
	firsts := census(t, bookSize, 26)
	if len(firsts) != 14 {
		t.Errorf("%d classes of first moves, want 14", len(firsts))
	}
	for _, f := range firsts {
		if f.Wins {
			t.Errorf("%s wins", f.Move)
		}
	}
}
