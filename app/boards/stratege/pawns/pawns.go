// Package pawns says by which glyphs the pawns of Le Stratège stand on a board, and sets positions of them up by hand.
package pawns

import (
	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/stratege"
)

// Kind is the only kind of piece.
const Kind = "pawn"

// The face of a pawn is its strength, or Hidden, and then marks.
const (
	Hidden  = "?"
	Shown   = "!" // both players know its strength
	Arrived = "*" // it counts for its owner
)

// Row is how many pawns a row of a set-up has.
const Row = stratege.Pawns / 3

// Glyph returns the glyph of a pawn on a place.
func Glyph(p stratege.Pawn, cell int) board.Glyph {
	if p == 0 {
		return board.Glyph{}
	}
	g := Bare(p.Side(), p.Strength())
	if p.Shown() {
		g.Face += Shown
	}
	if Goal(p.Side()).Has(cell) {
		g.Face += Arrived
	}
	return g
}

// Bare returns a pawn of a side without marks, hidden when its strength is 0.
func Bare(side, strength int) board.Glyph {
	face := Hidden
	if strength > 0 {
		face = string(rune('0' + strength))
	}
	return board.Glyph{Kind: Kind, Face: face, Owner: rules.First + rules.Player(side)}
}

// Goal returns the six places that count for a side.
func Goal(side int) stratege.Set { return stratege.Goal(side).And(stratege.Black) }

// Goals returns the places that a side's pawns have to reach.
func Goals(side int) (cells [Row]int) {
	first := 0
	if side == 0 {
		first = stratege.Cells - stratege.Columns
	}
	for i := range cells {
		cells[i] = first + 2*i
	}
	return cells
}
