package morris

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/ai/puzzle"
	prover "tablier/ai/puzzle/prove/morris"
	"tablier/ai/tools/puzzles/craft"
	"tablier/ai/tools/puzzles/internal/shipped"
	"tablier/rules/morris"
)

// verify solves puzzles again from nothing.
func verify(t *testing.T, list []puzzle.Puzzle) {
	t.Helper()
	spec := morris.Spec(morris.Boards())
	for _, board := range morris.Boards() {
		j := prover.NewJudge(morris.Compile(board))
		for i := range list {
			if p := &list[i]; p.Variant == board.ID {
				if err := craft.Verify(j, spec, p); err != nil {
					t.Errorf("%s: %v", board.ID, err)
				}
			}
		}
	}
}

// Of all puzzles every fifth is solved again: some of every board.
func TestSolvedAgain(t *testing.T) { verify(t, shipped.Some(t, "morris", 5)) }

// No symmetry of its board takes one puzzle to another, nor does one with the sides exchanged.
func TestNoneAlike(t *testing.T) {
	spec, seen := morris.Spec(morris.Boards()), map[string]map[uint64]string{}
	set := shipped.Puzzles(t, "morris")
	for i := range set.Puzzles {
		p := &set.Puzzles[i]
		position, err := p.Open(spec)
		if err != nil {
			t.Fatal(err)
		}
		m := position.(morris.Position)
		if seen[p.Variant] == nil {
			seen[p.Variant] = map[uint64]string{}
		}
		least := prover.SymmetriesOf(m.Game).Least(m.State)
		if other := seen[p.Variant][least]; other != "" {
			t.Errorf("%s: %s is %s", p.Variant, p.Position, other)
		}
		seen[p.Variant][least] = p.Position
	}
}

// Squares have eight symmetries, twice that with the sides exchanged. Without diagonals, and with pawns that fly, rows
// and columns may change places among themselves; a wheel turns, unless pawns stand on it; a triangle can be mirrored.
func TestSymmetries(t *testing.T) {
	want := map[string]int{
		"tapatan": 16, "achi": 16, "neuf-trous": 144, "pendus": 16, "tant-fant": 4, "shisima": 4, "rota": 32, "tsoro": 4,
		"picaria": 16, "picaria-13": 16,
	}
	for _, board := range morris.Boards() {
		if got := len(prover.SymmetriesOf(morris.Compile(board))); got != want[board.ID] {
			t.Errorf("%s has %d symmetries, want %d", board.ID, got, want[board.ID])
		}
	}
}

// The same seed chooses the same puzzles of a board, another one others.
func TestSeeds(t *testing.T) {
	game := morris.Compile(morris.Boards()[0])
	of := func(seed uint64) (lines []string) {
		for _, p := range ofBoard(game, rand.New(rand.NewPCG(seed, 0))) {
			lines = append(lines, p.String())
		}
		return lines
	}
	if one := of(1); !slices.Equal(one, of(1)) || slices.Equal(one, of(2)) || len(one) != each {
		t.Errorf("%d puzzles", len(one))
	}
}
