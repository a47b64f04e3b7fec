package main

import (
	"testing"

	"tablier/rules/conform"
)

// recorded are positions with the exact risks of their drawn moves, which this command has written.
func recorded(t *testing.T) []choice {
	t.Helper()
	list := conform.Lines[choice](t, "testdata/risks.jsonl.gz")
	if len(list) != 100 {
		t.Fatalf("%d positions", len(list))
	}
	return list
}

// What a search says of the risks of drawn moves is proved: as many replies lose at least. Some are found with few
// nodes.
func TestProvedRisksAreNeverTooHigh(t *testing.T) {
	a, err := agree(recorded(t), 20_000)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%.1f %% of the pairs: %+v", 100*a.share(), a)
	if a.excess > 0 {
		t.Errorf("%d moves are said to have more losing replies than they have", a.excess)
	}
	if 6*a.proved < a.losing {
		t.Errorf("of %d losing replies %d are proved to", a.losing, a.proved)
	}
}

// A pair of moves agrees when it is said to differ the same way as it does, or not to when it does not.
func TestAgreement(t *testing.T) {
	var a agreement
	for _, pair := range [][2]int{{1, 1}, {-1, -1}, {1, 0}, {-1, 1}, {0, 0}, {0, 1}} {
		a.compare(pair[0], pair[1])
	}
	if want := (agreement{same: 2, tied: 1, reversed: 1, level: 1, parted: 1}); a != want || a.share() != 0.5 {
		t.Errorf("got %+v, share %v", a, a.share())
	}
}
