package hyle

import (
	"tablier/ai"
	"tablier/ai/hyle/exact"
)

// smallSide is the cells a side of the board that is solved in a moment, smallBoards how many boards it has, where
// names of colours do not matter.
const (
	smallSide   = 3
	smallBoards = 22_790
)

// affords says whether a search within some limits may visit every board: one of so many plies may not, nor one of
// fewer nodes.
func affords(limits ai.Limits) bool {
	return limits.Depth == 0 && (limits.Nodes == 0 || limits.Nodes >= smallBoards)
}

// solved returns the solved board, which takes half a second of the first search in a browser.
func (m *memory) solved() *exact.Table[float64] {
	if m.nine == nil {
		m.nine = exact.Solve[float64](smallSide, nil)
	}
	return m.nine
}

// listExactly lists the moves with the exact value of each.
func (r *root) listExactly(t *exact.Table[float64]) {
	r.listByPoints()
	for i := range r.moves {
		next := r.state.Play(r.moves[i].step())
		r.moves[i].score = t.Value(&next)
	}
	r.sort()
	r.depth = r.plies()
}
