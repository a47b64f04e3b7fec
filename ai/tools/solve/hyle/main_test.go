package main

import (
	"os"
	"path/filepath"
	"testing"

	"tablier/ai/hyle/exact"
	"tablier/rules/hyle"
)

// A table is read as it was written; anything else is refused.
func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "table")
	solved := exact.Solve[float32](3, nil)
	if err := save(solved, path); err != nil {
		t.Fatal(err)
	}
	read, err := load(path)
	if err != nil {
		t.Fatal(err)
	}
	start := hyle.Start(3)
	if got, want := read.Value(&start), solved.Value(&start); got != want || read.Side() != 3 {
		t.Errorf("%v, want %v", got, want)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, wrong := range map[string][]byte{"short": data[:len(data)-1], "another": append([]byte("x"), data...)} {
		if err := os.WriteFile(path, wrong, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := load(path); err == nil {
			t.Errorf("a file that is %s is read", name)
		}
	}
}

// The value of perfect play on nine cells is said as it is: 23,934 / 1,680 = 14.2464285…
func TestValueIsSaidRight(t *testing.T) {
	for _, c := range []struct{ said, want string }{
		{said(exact.Solve[float64](3, nil)), "3 × 3: Order expects 14.246429 points when both play perfectly"},
		{said(exact.Solve[float32](3, nil)), "3 × 3: Order expects 14.2464 points when both play perfectly"},
	} {
		if c.said != c.want {
			t.Errorf("said is %q, want %q", c.said, c.want)
		}
	}
}

// On nine cells the best level's moves cost nothing, and with few nodes they cost something.
func TestLost(t *testing.T) {
	solved := exact.Solve[float32](3, nil)
	for nodes, least := range map[uint64]float64{0: 0, 500: 0.01} {
		both, err := lost(solved, 6, nodes)
		if err != nil {
			t.Fatal(err)
		}
		for role, l := range both {
			if l.rounds != 6 || l.mean() < least || nodes == 0 && l.mean() > 1e-4 {
				t.Errorf("%s with %d nodes: %v", names[role], nodes, &l)
			}
		}
	}
}
