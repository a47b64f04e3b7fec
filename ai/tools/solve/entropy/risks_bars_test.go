//go:build bars

package main

import "testing"

// The order of drawn moves by the risks that are proved is the exact one in four pairs of five.
func TestRisksAgree(t *testing.T) {
	a, err := agree(recorded(t), 1_000_000)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%.1f %% of the pairs: %+v", 100*a.share(), a)
	if a.excess > 0 || a.share() < 0.8 {
		t.Errorf("%.1f %% of the pairs agree, want 80 %%; %d moves have too many losing replies", 100*a.share(), a.excess)
	}
}
