//go:build !js

package stratege

import (
	"tablier/app/board"
	"tablier/app/nav"
	"tablier/app/paper/sheet"
	"tablier/rules/stratege"
)

// A fragment is a part of the board beside a rule: its lower left place, how many columns and rows it has, the pawns on
// it, and moves between places.
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
	const size = 40
	d.Rules(t, size, []sheet.Figure{
		{16, func(x, y float64) { settingUp.draw(d, x, y, size, 16) }},
		{26, func(x, y float64) { moving.draw(d, x, y, size, 26) }},
		{30, func(x, y float64) { attacking.draw(d, x, y, size, 30) }},
		{14, func(x, y float64) { arriving.draw(d, x, y, size, 14) }},
	})
	return t.Of("stratege-regle", nav.GameRoute("stratege"), d, "stratege-2")
}

// draw draws the fragment.
func (f fragment) draw(d *sheet.Drawing, x, y, width, height float64) {
	right, up := width/float64(f.columns), height/float64(f.rows)
	from := placeOf(f.first)
	at := func(cell int) (float64, float64) {
		column, row := cell%stratege.Columns-from%stratege.Columns, cell/stratege.Columns-from/stratege.Columns
		return x + right*(float64(column)+.5), y + height - up*(float64(row)+.5)
	}
	unit := min(right, up)
	d.Rect(x, y, width, height, 1, sheet.Filled(sheet.Plate, .3))
	f.ground(d, x, y, width, height, at, unit)
	for _, pawn := range f.pawns {
		atX, atY := at(placeOf(pawn.place))
		drawShield(d, atX, atY, unit/52, pawn.side, pawn.strength, false)
	}
	for _, move := range f.moves {
		x1, y1 := at(placeOf(move[0]))
		x2, y2 := at(placeOf(move[1]))
		d.Arrow(x1, y1, x2, y2, unit*.42, unit*.16, min(.7, unit*.06))
	}
}

// ground draws the lines and the places of a fragment.
func (f fragment) ground(
	d *sheet.Drawing, x, y, width, height float64, at func(cell int) (float64, float64), unit float64,
) {
	from := placeOf(f.first)
	for row := range f.rows {
		_, atY := at(from + stratege.Columns*row)
		d.Segment(x, atY, x+width, atY, sheet.Line(.25))
	}
	for column := range f.columns {
		if cell := from + column; stratege.Black.Has(cell) {
			atX, _ := at(cell)
			d.Segment(atX, y, atX, y+height, sheet.Line(.25))
		}
	}
	for row := range f.rows {
		for column := range f.columns {
			cell := from + stratege.Columns*row + column
			atX, atY := at(cell)
			if stratege.Black.Has(cell) {
				d.Circle(atX, atY, unit*.12, sheet.Pen{Fill: sheet.Black})
			} else {
				d.Circle(atX, atY, unit*.1, sheet.Filled(sheet.White, .25))
			}
		}
	}
}

// placeOf returns the number of a place.
func placeOf(name string) int {
	for cell := range stratege.Cells {
		if stratege.Name(cell) == name {
			return cell
		}
	}
	panic("app/boards/stratege: no place " + name) // a test draws every sheet
}
