package domino

import (
	"context"
	"testing"
)

// The smallest zones are won by the first player: on four cells by one class of first moves alone.
func TestSmallZones(t *testing.T) {
	for _, c := range []struct{ n, moves, won int }{{3, 576, 0}, {4, 660, 120}} {
		firsts := census(t, c.n, 18)
		moves, won, classes := 0, 0, 0
		for _, f := range firsts {
			moves += f.Moves
			if f.Wins {
				won += f.Moves
				classes++
			}
		}
		if moves != c.moves || classes == 0 || c.won > 0 && (classes != 1 || won != c.won) {
			t.Errorf("%d cells: %d first moves, of which %d in %d classes win", c.n, moves, won, classes)
		}
	}
}

// census solves a zone without a word.
func census(t *testing.T, n, bits int) []First {
	t.Helper()
	return Solve(context.Background(), n, bits, false, func(int, int, uint64) {}).Firsts
}
