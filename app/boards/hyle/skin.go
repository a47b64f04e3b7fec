// Package hyle is the board of Hyle, Solomon's Entropy: its drawing, its counts and its sentences.
package hyle

import (
	"slices"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/hyle"
)

// A skin draws one size of the board from one side. Its points are the cells, in the order of their numbers, and after
// them, while Order is to move, the button that leaves the board as it is.
type skin struct {
	grid
	points, keeping []board.Point
	art             string
}

func newSkin(g grid) *skin {
	s := &skin{grid: g}
	for cell := range g.cells() {
		p := board.Point{Name: hyle.Name(cell, g.n), R: g.step / 2}
		p.X, p.Y = g.centre(cell/g.n, cell%g.n)
		s.points = append(s.points, p)
	}
	s.keeping = append(slices.Clip(s.points), board.Point{Name: string(rules.Pass), Button: true})
	s.art = g.draw()
	return s
}

// state returns the state of a view of this game, in which nothing is ever hidden.
func state(v rules.View) *hyle.State {
	p := v.(rules.Open).Position.(hyle.Position)
	return &p.State
}

func (s *skin) Points(v rules.View) []board.Point {
	if state(v).Phase == hyle.Sliding {
		return s.keeping
	}
	return s.points
}

func (s *skin) Art() string { return s.art }

func (s *skin) PieceAt(v rules.View, point int) board.Glyph {
	if point < s.cells() {
		return s.pawn(state(v).At(point))
	}
	return board.Glyph{}
}

// pawn returns the pawn of a colour as it lies on this board, nothing for the colour 0.
func (s *skin) pawn(colour uint8) board.Glyph {
	if colour == 0 {
		return board.Glyph{}
	}
	return board.Glyph{Kind: letter(colour), Face: s.size()}
}

// loose returns the glyph of a pawn off the board, where its size does not depend on the cells'.
func loose(colour uint8) board.Glyph { return board.Glyph{Kind: letter(colour)} }

// letter returns the kind of the pawns of a colour, which is also its letter.
func letter(colour uint8) string { return string(rune('a' - 1 + colour)) }

func (s *skin) Path(_ rules.View, m rules.Move) []int {
	step, err := hyle.Read(m, s.n)
	if err != nil || step.Colour() != 0 {
		return nil
	}
	if step == hyle.Decline {
		return []int{s.cells()}
	}
	from, to := step.Cells()
	if from == to {
		return []int{from}
	}
	return []int{from, to}
}

// Stuck is the fault of choosing a pawn that has no free cell beside it; cells: the pawn's.
const Stuck rules.Fault = "stuck"

// Fault returns why the move that was touched is illegal. Of a single cell while Order is to move it says why nothing
// slides from there.
func (s *skin) Fault(v rules.View, touched []int) *rules.Illegal {
	p, from := hyle.Position{State: *state(v)}, touched[0]
	if p.State.Phase != hyle.Sliding {
		return refusal(p, hyle.Place(from))
	}
	name := hyle.Name(from, s.n)
	switch {
	case len(touched) > 1 && touched[1] == s.cells():
		return &rules.Illegal{Move: rules.Move(name), Fault: hyle.NotLine, Cells: []string{string(rules.Pass), name}}
	case len(touched) > 1:
		return refusal(p, hyle.Slide(from, touched[1]))
	case p.State.At(from) != 0:
		return &rules.Illegal{Move: rules.Move(name), Fault: Stuck, Cells: []string{name}}
	}
	return &rules.Illegal{Move: rules.Move(name), Fault: hyle.NoPawn, Cells: []string{name}}
}

// refusal returns the rules' error for an illegal step.
func refusal(p hyle.Position, m hyle.Step) *rules.Illegal {
	_, err := p.Play(m.Text(int(p.State.N)))
	illegal, _ := err.(*rules.Illegal)
	return illegal
}

// Symbol returns the pawn of a colour, or the mark of the role of a seat.
func (s *skin) Symbol(g board.Glyph, seat int) string {
	if g.Kind == "" {
		return [...]string{"hyle-chaos", "hyle-order"}[seat]
	}
	return "hyle-" + g.Face + g.Kind
}
