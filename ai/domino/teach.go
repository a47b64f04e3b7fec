package domino

import (
	"strconv"

	"tablier/ai/lab"
	"tablier/rules"
	"tablier/rules/domino"
)

// Subject returns Astronomy Domino for searches that are shown. Who lays the last domino wins, so it is their number
// that counts: an odd one is good for the side to move, if each can still be laid.
func Subject() *lab.Subject {
	return &lab.Subject{Cells: cells, Evaluations: []lab.Evaluation{
		{Name: "parity", Max: rules.First, Of: parity},
	}}
}

// cells returns the cells that halves of dominoes lie on, with the number of each.
func cells(p rules.Position) (cells []lab.Cell) {
	s := p.(domino.Position).State
	for i, on := range s.On {
		if on != 0 {
			cells = append(cells, lab.Cell{Name: domino.Cell(i).Name(), Holds: strconv.Itoa(int(on) - 1)})
		}
	}
	return cells
}

// parity evaluates a position by whether its number of legal moves is odd: 1 where that lets First lay the last domino
// if each can still be laid, -1 where it lets Second.
func parity(p rules.Position) float64 {
	s := p.(domino.Position).State
	odd := s.Count()%2 == 1
	if odd == (p.ToMove() == rules.First) {
		return 1
	}
	return -1
}
