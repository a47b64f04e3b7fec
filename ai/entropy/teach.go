package entropy

import (
	"math/bits"

	"tablier/ai/lab"
	"tablier/rules"
	"tablier/rules/entropy"
)

// Subject returns Entropy for searches that are shown. Their evaluations are simple enough to be followed by eye,
// which the learnt one is not.
func Subject() *lab.Subject {
	difference := func(count func(own, other entropy.Set) int) func(rules.Position) float64 {
		return func(p rules.Position) float64 {
			s := p.(entropy.Position).State
			d := count(s.Own, s.Other) - count(s.Other, s.Own)
			if s.Turn != 0 {
				d = -d
			}
			return float64(d)
		}
	}
	return &lab.Subject{Cells: cells, Evaluations: []lab.Evaluation{
		{Name: "scattered", Max: rules.First, Of: difference(scattered)},
		{Name: "mobility", Max: rules.First, Of: difference(mobility)},
	}}
}

// cells returns the cells with the pawn on each: W or B.
func cells(p rules.Position) (cells []lab.Cell) {
	s := p.(entropy.Position).State
	white, black := s.Own, s.Other
	if s.Turn != 0 {
		white, black = black, white
	}
	for i := range entropy.Cells {
		cell := lab.Cell{Name: entropy.Name(i)}
		switch {
		case white>>i&1 != 0:
			cell.Holds = "W"
		case black>>i&1 != 0:
			cell.Holds = "B"
		}
		cells = append(cells, cell)
	}
	return cells
}

// scattered counts the pawns of a side that touch an enemy and no friend.
func scattered(own, other entropy.Set) int {
	return bits.OnesCount32(uint32(own & entropy.Around(other) &^ entropy.Around(own)))
}

// mobility returns how many slides a side would have if it were to move.
func mobility(own, other entropy.Set) int { return entropy.State{Own: own, Other: other}.Count() }
