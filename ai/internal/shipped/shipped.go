// Package shipped reads the puzzles that the site ships, for the tests of those who make them.
package shipped

import (
	"os"
	"testing"

	"tablier/ai/puzzle"
)

// Puzzles returns the puzzles of the game whose board is in a folder of app/boards. The test is
// that of a package ai/<game>/puzzles; it ends where they cannot be read.
func Puzzles(tb testing.TB, folder string) *puzzle.Set {
	tb.Helper()
	text, err := os.ReadFile("../../../app/boards/" + folder + "/puzzles.txt")
	if err != nil {
		tb.Fatal(err)
	}
	set, err := puzzle.Parse(string(text))
	if err != nil {
		tb.Fatal(err)
	}
	return set
}
