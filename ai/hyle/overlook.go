package hyle

import (
	"tablier/ai"
	"tablier/rules"
	"tablier/rules/hyle"
)

// overlook drops the moves that the handicap overlooks, after the last move.
func (r *root) overlook(handicap ai.Handicap, last rules.Move) {
	eye := cellsOf(last, r.N)
	r.moves = ai.See(handicap, r.moves, func(c candidate) (ai.Sight, float64) {
		return r.sight(c.choice, eye), ai.Fraction(ai.Mix(c.luck))
	})
}

// sight returns how a move looks to who has the eye on some cells. To slide nothing is as easy to see as can be. The
// board has neither an own side nor moves aslant.
func (r *root) sight(c choice, eye []int) ai.Sight {
	if c.From < 0 {
		return ai.Sight{}
	}
	cells := [...]int{int(c.From), int(c.To)}
	return ai.Sight{Steps: ai.Apart(r.N, eye, cells[:])}
}

// cellsOf returns the cells of a move on a board with n cells a side, none where it has none.
func cellsOf(move rules.Move, n int) []int {
	m, err := hyle.Read(move, n)
	if err != nil || m == hyle.Decline {
		return nil
	}
	from, to := m.Cells()
	return []int{from, to}
}
