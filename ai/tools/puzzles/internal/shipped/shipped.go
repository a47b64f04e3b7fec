// Package shipped reads the puzzles that the site ships, for the tests of those who make them.
package shipped

import (
	"os"
	"testing"

	"tablier/ai/puzzle"
)

// Puzzles returns the puzzles of the game whose board is in a folder of app/boards. The test is
// that of a package ai/tools/puzzles/<game>; it ends where they cannot be read.
func Puzzles(tb testing.TB, folder string) *puzzle.Set {
	tb.Helper()
	text, err := os.ReadFile("../../../../app/boards/" + folder + "/puzzles.txt")
	if err != nil {
		tb.Fatal(err)
	}
	set, err := puzzle.Parse(string(text))
	if err != nil {
		tb.Fatal(err)
	}
	return set
}

// Some returns every nth of these puzzles: some from all parts of the file, at least 50.
func Some(tb testing.TB, folder string, n int) (some []puzzle.Puzzle) {
	tb.Helper()
	const least = 50
	for i, p := range Puzzles(tb, folder).Puzzles {
		if i%n == 0 {
			some = append(some, p)
		}
	}
	if len(some) < least {
		tb.Fatalf("only %d puzzles, want %d", len(some), least)
	}
	return some
}
