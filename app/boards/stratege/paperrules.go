//go:build !js

package stratege

import (
	"strconv"

	"tablier/app/board"
	"tablier/app/boards/stratege/pawns"
	"tablier/app/nav"
	"tablier/app/paper/sheet"
	"tablier/rules/stratege"
)

// lattice returns the places of the board from one on, to be drawn.
func lattice(first int) *sheet.Lattice {
	cell := func(column, row int) int { return first + column + stratege.Columns*row }
	return &sheet.Lattice{
		IsBlack: func(column, row int) bool { return stratege.Black.Has(cell(column, row)) },
		HasRing: func(column, row int) bool {
			return pawns.Goal(0).Has(cell(column, row)) || pawns.Goal(1).Has(cell(column, row))
		},
	}
}

// cellNamed returns the number of a place, by its name.
func cellNamed(name string) int {
	row, _ := strconv.Atoi(name[1:])
	return int(name[0]-'a') + stratege.Columns*(row-1)
}

// A fragment is a part of the board beside a rule: the pawns on it, and moves between places.
type fragment struct {
	first         string
	columns, rows int
	pawns         []printedPawn
	moves         [][2]string
}

// A printedPawn is a pawn on a fragment; its strength is 0 where only its back is seen.
type printedPawn struct {
	place          string
	side, strength int
}

// The fragments beside the rules: the pawns of a side before the first move, the moves from a black place and from a
// white one, an attack, and six pawns that have arrived.
var (
	settingUp = fragment{"a1", stratege.Columns, 3, allHome(), nil}
	moving    = fragment{"a4", 5, 3, []printedPawn{{"c4", 0, 0}, {"d5", 0, 0}}, [][2]string{
		{"c4", "b4"}, {"c4", "d4"}, {"c4", "c5"}, {"d5", "c5"}, {"d5", "e5"},
	}}
	attacking = fragment{"b4", 3, 2, []printedPawn{{"c4", 0, 4}, {"c5", 1, 3}}, [][2]string{{"c4", "c5"}}}
	arriving  = fragment{"a9", stratege.Columns, 2, []printedPawn{
		{"a10", 0, 6}, {"c10", 0, 2}, {"e10", 0, 5}, {"g10", 0, 1}, {"i10", 0, 4}, {"k10", 0, 6},
	}, nil}
)

// allHome returns the pawns of the first side in their places, without their strengths.
func allHome() (list []printedPawn) {
	for i := range stratege.Pawns {
		list = append(list, printedPawn{place: stratege.Name(stratege.Home(0, i))})
	}
	return list
}

// rulesSheet draws the rules.
func rulesSheet(t *sheet.Text) board.Sheet {
	d := &sheet.Drawing{}
	const size = 46
	d.Rules(t, size, sheet.RulesEnd, []sheet.Figure{
		{Height: 18, Draw: func(x, y float64) { settingUp.draw(d, x, y, size, 18) }},
		{Height: 34, Draw: func(x, y float64) { moving.draw(d, x, y, size, 34) }},
		{Height: 34, Draw: func(x, y float64) { attacking.draw(d, x, y, size, 34) }},
		{Height: 16, Draw: func(x, y float64) { arriving.draw(d, x, y, size, 16) }},
	})
	return t.Of("stratege-regle", nav.GameRoute("stratege"), d, "stratege-2")
}

// draw draws the fragment.
func (f fragment) draw(d *sheet.Drawing, x, y, width, height float64) {
	first, step, rise := cellNamed(f.first), width/float64(f.columns), height/float64(f.rows)
	unit := min(step, rise)
	l := lattice(first)
	l.X, l.Y, l.Step, l.Rise, l.Columns, l.Rows = x+step/2, y+height-rise/2, step, rise, f.columns, f.rows
	l.Left, l.Right, l.Pen, l.Black, l.White = x, x+width, .25, unit*.12, unit*.1
	at := func(name string) (float64, float64) {
		cell := cellNamed(name) - first
		return l.At(cell%stratege.Columns, cell/stratege.Columns)
	}
	d.Rect(x, y, width, height, 1, sheet.Filled(sheet.Plate, .3))
	d.Lattice(l)
	for _, pawn := range f.pawns {
		atX, atY := at(pawn.place)
		drawShield(d, atX, atY, unit/52, pawn.side, pawn.strength, false)
	}
	for _, move := range f.moves {
		x1, y1 := at(move[0])
		x2, y2 := at(move[1])
		d.Arrow(x1, y1, x2, y2, unit*.42, unit*.16, min(.7, unit*.06))
	}
}
