package domino

import (
	"slices"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/domino"
)

// turns is how many ways there are to turn a domino.
const turns = domino.Directions

// A preview is a domino as it would lie after its move.
type preview struct {
	turned   bool  // the board is seen from the other side
	at       int   // the point of its smaller number
	path     []int // the points of the move, the domino first; nil where it would cover a cell outside the window
	move     rules.Move
	halves   [2]part
	contacts []contact      // with laid dominoes
	signs    []sign         // drawn at the contacts
	fault    *rules.Illegal // why it cannot be laid there; nil for none
}

// A part is a half of a preview, drawn as if it stood on a point.
type part struct {
	glyph   board.Glyph
	x, y, r int
}

// A sign shows at a contact whether it is allowed. Its place is the middle between the two cells.
type sign struct {
	x, y    int
	allowed bool
}

// preview returns a domino of the reserve with its smaller number on a point, and the other to the right, above, to the
// left or below, as the board is seen.
func (s *skin) preview(v rules.View, piece, at, turn int) preview {
	p := position(v)
	w := windowOf(&p.State)
	a, b := numbersOf(piece)
	c, direction := w.cell(at), s.direction(turn)
	d := c.Beside(direction)
	step := domino.Lay(c, direction, a, b)
	g := preview{
		turned: s.turned, at: at, move: step.Text(), fault: s.fault(p, step, w.number(d) >= 0, direction),
		contacts: contactsOf(&p.State, step),
	}
	if second := w.number(d); second >= 0 {
		g.path = []int{piece, at, second}
		if a == b && direction >= 2 {
			g.path = []int{piece, second, at} // as the move is written
		}
	}
	for i, cell := range [2]domino.Cell{c, d} {
		number, other := a, d
		if i == 1 {
			number, other = b, c
		}
		x, y := w.centre(cell, s.turned)
		face := string([]byte{'0' + byte(number), letterTo(cell, other)})
		g.halves[i] = part{glyph: board.Glyph{Kind: pieceName(a, b), Face: face}, x: x, y: y, r: w.step() / 2}
	}
	for _, c := range g.contacts {
		g.signs = append(g.signs, w.sign(c, s.turned))
	}
	return g
}

// sign returns the sign at a contact.
func (w window) sign(c contact, turned bool) sign {
	x1, y1 := w.centre(c.on, turned)
	x2, y2 := w.centre(c.cell, turned)
	return sign{x: (x1 + x2) / 2, y: (y1 + y2) / 2, allowed: c.allowed}
}

// direction returns the direction on the board of a turn, which counts from the viewer's side.
func (s *skin) direction(turn int) int {
	if s.turned {
		return turn ^ 2
	}
	return turn
}

// fault returns why a step is illegal, nil when it is legal. Shown says whether the cell of the second number is
// shown: the others, in the direction of the step, are beyond the zone.
func (s *skin) fault(p domino.Position, step domino.Step, shown bool, direction int) *rules.Illegal {
	if legal, _ := s.legal(&p.State); slices.Contains(legal, step) {
		return nil
	}
	if !shown {
		beyond := [turns]rules.Fault{domino.Right, domino.Above, domino.Left, domino.Below}
		return &rules.Illegal{Move: step.Text(), Fault: beyond[direction]}
	}
	_, err := p.Play(step.Text())
	illegal, _ := err.(*rules.Illegal)
	return illegal
}

// fitting returns the first turn, from one on, in which a domino may be laid on a point; false when there is none.
func (s *skin) fitting(v rules.View, piece, at, from int) (turn int, ok bool) {
	p := position(v)
	c := windowOf(&p.State).cell(at)
	a, b := numbersOf(piece)
	legal, _ := s.legal(&p.State)
	for more := range turns {
		turn := (from + more) % turns
		if slices.Contains(legal, domino.Lay(c, s.direction(turn), a, b)) {
			return turn, true
		}
	}
	return from, false
}
