package puzzles

import (
	"math/rand/v2"
	"slices"
	"testing"

	prove "tablier/ai/puzzle/prove/morris"
	"tablier/rules/morris"
)

// Squares have eight symmetries, twice that with the sides exchanged. Without diagonals, and with pawns that fly, rows
// and columns may change places among themselves; a wheel turns, unless pawns stand on it; a triangle can be mirrored.
func TestSymmetries(t *testing.T) {
	want := map[string]int{
		"tapatan": 16, "achi": 16, "neuf-trous": 144, "pendus": 16, "tant-fant": 4, "shisima": 4, "rota": 32, "tsoro": 4,
		"picaria": 16, "picaria-13": 16,
	}
	for _, board := range morris.Boards() {
		if got := len(prove.SymmetriesOf(morris.Compile(board))); got != want[board.ID] {
			t.Errorf("%s has %d symmetries, want %d", board.ID, got, want[board.ID])
		}
	}
}

// The same seed chooses the same puzzles of a board, another one others.
func TestSeeds(t *testing.T) {
	game := morris.Compile(morris.Boards()[0])
	of := func(seed uint64) (lines []string) {
		for _, p := range Choose(game, rand.New(rand.NewPCG(seed, 0)), 26) {
			lines = append(lines, p.String())
		}
		return lines
	}
	if one := of(1); !slices.Equal(one, of(1)) || slices.Equal(one, of(2)) || len(one) != 26 {
		t.Errorf("%d puzzles", len(one))
	}
}
