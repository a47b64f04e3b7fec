package hyle

import (
	"tablier/ai"
	"tablier/rules"
	"tablier/rules/hyle"
)

// overlook drops the moves that the handicap overlooks, after the last move.
func (r *root) overlook(handicap ai.Handicap, last rules.Move) {
	if handicap.Overlook == 0 {
		return
	}
	eye := cellsOf(last, r.N)
	odds, luck := make([]float64, len(r.moves)), make([]float64, len(r.moves))
	for i, c := range r.moves {
		odds[i], luck[i] = r.sight(c.choice, eye).Odds(), ai.Fraction(ai.Mix(c.luck))
	}
	kept := r.moves[:0:0]
	for i, unseen := range handicap.Unseen(odds, luck) {
		if !unseen {
			kept = append(kept, r.moves[i])
		}
	}
	r.moves = kept
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
