package domino

import (
	"strings"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/domino"
)

// The faults of a gesture, beside those of the rules. The move of each begins with the numbers of the domino.
const (
	Unchosen rules.Fault = "unchosen" // a cell was touched before a domino
	Nowhere  rules.Fault = "nowhere"  // the domino fits nowhere
	Apart    rules.Fault = "apart"    // the two cells are no neighbours
)

// Fault says why the points touched lead to no move.
func (s *skin) Fault(v rules.View, touched []int) *rules.Illegal {
	last := touched[len(touched)-1]
	switch {
	case last < domino.Pieces:
		return s.faultOf(v, last)
	case touched[0] >= domino.Pieces:
		return &rules.Illegal{Fault: Unchosen}
	}
	if len(touched) == 2 {
		return s.Ghost(v, touched[0], last, s.best(v, touched[0], last)).Fault
	}
	for turn := range board.Turns {
		if g := s.Ghost(v, touched[0], touched[1], turn); g.Path != nil && g.Path[2] == last {
			return g.Fault
		}
	}
	a, b := numbersOf(touched[0])
	return &rules.Illegal{Move: rules.Move(pieceName(a, b)), Fault: Apart}
}

// faultOf says why a domino of the tray cannot be chosen.
func (s *skin) faultOf(v rules.View, piece int) *rules.Illegal {
	a, b := numbersOf(piece)
	fault := Nowhere
	if there, _ := s.Usable(v, piece); !there {
		fault = domino.Gone
	}
	return &rules.Illegal{Move: rules.Move(pieceName(a, b)), Fault: fault}
}

// best returns the turn of a piece at a point whose fault says most: a forbidden contact before a missing one, and
// either before the zone.
func (s *skin) best(v rules.View, piece, at int) int {
	found, rank := 0, -1
	for turn := range board.Turns {
		g := s.Ghost(v, piece, at, turn)
		if g.Path != nil && g.Path[1] != at {
			continue // a double, which another turn writes
		}
		fault, r := g.Fault, 0
		switch {
		case fault == nil:
			r = 3
		case fault.Fault == domino.Differ || fault.Fault == domino.Zeros:
			r = 2
		case fault.Fault == domino.NoTouch || fault.Fault == domino.Taken:
			r = 1
		}
		if r > rank {
			found, rank = turn, r
		}
	}
	return found
}

// Ghost implements board.Layer: the domino with its smaller number at a cell, and the other to the right, above, to the
// left or below, as the board is seen.
func (s *skin) Ghost(v rules.View, piece, at, turn int) board.Ghost {
	p := position(v)
	w := windowOf(&p.State)
	a, b := numbersOf(piece)
	direction := turn
	if s.turned {
		direction ^= 2
	}
	c := w.cell(at)
	d := c.Beside(direction)
	step := domino.Lay(c, direction, a, b)
	g := board.Ghost{Move: step.Text()}
	if second := w.number(d); second >= 0 {
		g.Path = []int{piece, at, second}
		if a == b && direction >= 2 {
			g.Path = []int{piece, second, at} // as the move is written
		}
	}
	if _, err := p.Play(g.Move); err != nil {
		g.Fault, _ = err.(*rules.Illegal)
	}
	if g.Path == nil {
		g.Fault = &rules.Illegal{Move: g.Move, Fault: [4]rules.Fault{domino.Right, domino.Above, domino.Left, domino.Below}[direction]}
	}
	for i, cell := range [2]domino.Cell{c, d} {
		number, other := a, d
		if i == 1 {
			number, other = b, c
		}
		x, y := w.middle(cell, s.turned)
		face := string([]byte{'0' + byte(number), letterTo(cell, other)})
		g.Parts = append(g.Parts, board.Part{Glyph: board.Glyph{Kind: pieceName(a, b), Face: face}, X: x, Y: y, R: w.step() / 2})
		if w.number(cell) >= 0 && p.State.On[cell] == 0 {
			g.Contacts = append(g.Contacts, s.contacts(&p.State, w, cell, number)...)
		}
	}
	return g
}

// contacts returns where a number on a cell would touch those that lie.
func (s *skin) contacts(state *domino.State, w window, c domino.Cell, number int) (list []board.Contact) {
	for direction := range domino.Directions {
		beside := c.Beside(direction)
		if state.On[beside] == 0 {
			continue
		}
		other := int(state.On[beside]) - 1
		x1, y1 := w.middle(c, s.turned)
		x2, y2 := w.middle(beside, s.turned)
		list = append(list, board.Contact{
			X: (x1 + x2) / 2, Y: (y1 + y2) / 2,
			Part: digit(number), Beside: digit(other) + "@" + beside.Name(),
			Allowed: domino.Contact(number, other) == "",
		})
	}
	return list
}

func digit(n int) string { return string(rune('0' + n)) }

// piece returns the name of the domino of a move or of a fault: "3-6".
func piece(m rules.Move) string {
	numbers, _, _ := strings.Cut(string(m), "@")
	if len(numbers) != 2 {
		return ""
	}
	return numbers[:1] + "-" + numbers[1:]
}
