package domino

import "tablier/rules/domino"

// A contact is the place where a half of a domino touches another domino.
type contact struct {
	number   int         // of the half
	on, cell domino.Cell // the half's cell, and the neighbouring one
	beside   int         // the number there
	tile     string      // the domino there: "24"
	allowed  bool
}

// contactsOf returns the contacts of a step with the dominoes on the board: its smaller number first. Halves that
// cover what lies, or lie beyond what is shown, touch nothing.
func contactsOf(s *domino.State, m domino.Step) (list []contact) {
	w := windowOf(s)
	a, b := m.Numbers()
	first, second := m.Cells()
	for i, c := range [2]domino.Cell{first, second} {
		if w.number(c) < 0 || s.On[c] != 0 {
			continue
		}
		number := [2]int{a, b}[i]
		for direction := range domino.Directions {
			beside := c.Beside(direction)
			if s.On[beside] == 0 {
				continue
			}
			other, on := int(s.On[beside])-1, stepOn(s, beside)
			list = append(list, contact{
				number: number, on: c, cell: beside, beside: other, tile: pieceName(on.Numbers()),
				allowed: domino.Contact(number, other) == "",
			})
		}
	}
	return list
}

// closest returns the contact by which a domino is found most easily: one of equal numbers, or else the first.
func closest(list []contact) contact {
	for _, c := range list {
		if c.number == c.beside {
			return c
		}
	}
	return list[0]
}

// stepOn returns the step that has covered a cell: that of the double zero where no other has.
func stepOn(s *domino.State, c domino.Cell) domino.Step {
	for _, m := range s.Laid[:s.Plies] {
		if first, second := m.Cells(); first == c || second == c {
			return m
		}
	}
	return doubleZero
}
