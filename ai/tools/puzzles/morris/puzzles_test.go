package morris

import (
	"testing"

	"tablier/ai/morris/puzzles"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	prove "tablier/ai/puzzle/prove/morris"
	"tablier/ai/tools/puzzles/internal/shipped"
	"tablier/rules/morris"
)

// verify solves puzzles again from nothing.
func verify(t *testing.T, list []puzzle.Puzzle) {
	t.Helper()
	spec := morris.Spec(morris.Boards())
	for _, board := range morris.Boards() {
		j := puzzles.NewJudge(morris.Compile(board))
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
		least := prove.SymmetriesOf(m.Game).Least(m.State)
		if other := seen[p.Variant][least]; other != "" {
			t.Errorf("%s: %s is %s", p.Variant, p.Position, other)
		}
		seen[p.Variant][least] = p.Position
	}
}
