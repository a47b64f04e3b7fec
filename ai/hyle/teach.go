package hyle

import (
	"tablier/ai/lab"
	"tablier/rules"
	"tablier/rules/hyle"
)

// Subject returns Hyle for searches that are shown: with the points on the board, of which Order wants many.
func Subject() *lab.Subject {
	return &lab.Subject{Cells: cells, Evaluations: []lab.Evaluation{{
		Name: "points", Max: hyle.Order, Points: true,
		Of: func(p rules.Position) float64 { return float64(p.(hyle.Position).State.Points) },
	}}}
}

// cells returns the cells with the colour of the pawn on each, a letter from a on.
func cells(p rules.Position) (cells []lab.Cell) {
	s := p.(hyle.Position).State
	for i := range int(s.N) * int(s.N) {
		cell := lab.Cell{Name: hyle.Name(i, int(s.N))}
		if colour := s.At(i); colour != 0 {
			cell.Holds = string(rune('a' + colour - 1))
		}
		cells = append(cells, cell)
	}
	return cells
}
