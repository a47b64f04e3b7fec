//go:build bars

package exact

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"tablier/ai"
	"tablier/rules/conform"
	"tablier/rules/entropy"
)

// opened is the solved game, for all tests: solved, or from the file that TABLIER_ENTROPY_TABLE names. Such a file is
// checked instead of what Solve does now.
var opened = sync.OnceValues(func() (*Table, error) { return Open(os.Getenv("TABLIER_ENTROPY_TABLE"), false) })

func table(t *testing.T) *Table {
	t.Helper()
	table, err := opened()
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// The figures are those of rules/README.md §3, the shares those of an independent solver.
func TestSolve(t *testing.T) {
	table := table(t)
	tally := table.Tally()
	if tally.Wins != 570_944_664 || tally.Draws != 14_598_155_824 || tally.Losses != 128_696_312 ||
		tally.Longest != 142 {
		t.Errorf("%+v, longest %d", tally.Count, tally.Longest)
	}
	checkStart(t, table)
	checkShares(t, tally)
	checkReference(t, table)
	checkFar(t, table)
}

// With the option the table comes from the file that TABLIER_IMMEDIATE_TABLE names, where it names one.
func TestSolveImmediate(t *testing.T) {
	table, err := Open(os.Getenv("TABLIER_IMMEDIATE_TABLE"), true)
	if err != nil {
		t.Fatal(err)
	}
	checkStart(t, table)
	checkFar(t, table)
	tally := table.Tally()
	if tally.Wins != 932_650_344 || tally.Draws != 14_173_714_204 || tally.Losses != 191_432_252 ||
		tally.Longest != 173 {
		t.Errorf("%+v, longest %d", tally.Count, tally.Longest)
	}
}

// checkStart wants the start to be a draw, and each of its moves to keep it.
func checkStart(t *testing.T, table *Table) {
	t.Helper()
	start := entropy.Start()
	if value, _ := table.Value(start); value != ai.Draw {
		t.Errorf("the start is a %s", value)
	}
	moves := start.AppendMoves(nil)
	if len(moves) != 35 {
		t.Errorf("%d first moves", len(moves))
	}
	for _, m := range moves {
		if value, _ := table.Value(start.Play(m)); value != ai.Draw {
			t.Errorf("after %s it is a %s", m.Text(), value)
		}
	}
}

// checkFar looks at all positions that are far from the end, which games at random hardly meet: value and plies must
// follow from those of the moves, as the rules list them.
func checkFar(t *testing.T, table *Table) {
	const far = 90
	var seen, wrong atomic.Int64
	table.Decided(func(s entropy.State, _ ai.Value) {
		_, plies := table.Value(s)
		if plies < far {
			return
		}
		seen.Add(1)
		if !table.Sound(s) {
			wrong.Add(1)
		}
	})
	if seen.Load() == 0 || wrong.Load() > 0 {
		t.Errorf("of %d positions %d do not follow from their moves", seen.Load(), wrong.Load())
	}
}

// checkShares compares the shares, in the order of the reference: no pawn touches a friend, or two to seven do.
func checkShares(t *testing.T, tally Tally) {
	data, err := os.ReadFile("testdata/shares.txt")
	if err != nil {
		t.Fatal(err)
	}
	touch := []int{0, 2, 3, 4, 5, 6, 7}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	for i, line := range lines[len(lines)-len(touch):] {
		fields := strings.Fields(strings.ReplaceAll(line, "/", " "))
		for k, other := range touch {
			c := tally.Shares[touch[i]][other]
			n := float64(c.Positions()) / 100
			got := fmt.Sprintf("%.1f %.1f %.1f", float64(c.Wins)/n, float64(c.Draws)/n, float64(c.Losses)/n)
			if want := strings.Join(fields[3*k:3*k+3], " "); got != want {
				t.Errorf("%d and %d pawns touch a friend: %s %%, want %s", touch[i], other, got, want)
			}
		}
	}
}

// checkReference compares the positions whose values an independent solver gives.
func checkReference(t *testing.T, table *Table) {
	list := conform.Lines[struct {
		FEN   string
		Value int
		Dist  *int
	}](t, "../../tools/arena/testdata/entropy-exact.jsonl.gz")
	for _, want := range list {
		p, err := entropy.Parse(want.FEN, false)
		if err != nil {
			t.Fatal(err)
		}
		value, plies := table.Value(p.State)
		if int(value-ai.Draw) != want.Value || want.Dist != nil && *want.Dist != plies {
			t.Errorf("%s: %s in %d, want %+v", want.FEN, value, plies, want)
		}
	}
	if len(list) != 600 {
		t.Errorf("%d positions", len(list))
	}
}
