//go:build !js

package stratege

import (
	"strconv"

	"tablier/app/board"
	"tablier/app/boards/stratege/pawns"
	"tablier/app/i18n"
	"tablier/app/paper/sheet"
	"tablier/rules/stratege"
)

// paperWords are what is said of what is printed of the game, in one language.
type paperWords struct {
	title                     string
	left, right, white, green sheet.Words
	rules                     sheet.Text
}

// kit returns what is printed of the game. Its board is wider than a sheet.
func kit(lang i18n.Lang) *board.Kit {
	m := paperOf(lang)
	return &board.Kit{
		Game: "stratege", Title: m.title,
		Sheets: []board.Sheet{
			halfSheet(&m.left, "stratege-1", 0, sheet.Left, cutAt, cutAt, sheet.Cut),
			halfSheet(&m.right, "stratege-2", cutAt-joint, joint, joint+184, joint, sheet.Glue),
			shieldSheet(&m.white, "pions-blancs", 0), shieldSheet(&m.green, "pions-verts", 1),
			rulesSheet(&m.rules),
		},
	}
}

// The printed board, in millimetres: the distances of places, where its first column and its last row are, and where
// its left half ends. The right half begins at joint, and what is left of that is glued below the other.
const (
	printedStep = 36.0
	printedRise = 23.5
	printedLeft = 16.0
	printedTop  = 41.0
	cutAt       = 200.0
	joint       = 10.0
	outside     = 9.0 // the outer places
)

// drawHalf draws the part of the board between two lines of a sheet, with its places moved to the left.
func drawHalf(d *sheet.Drawing, shift, left, right float64) {
	const last, home = printedRise * (stratege.Rows - 1), printedRise*2 + 2*outside
	d.Rect(left, printedTop-outside, right-left, home, 0, sheet.Pen{Fill: sheet.Home})
	d.Rect(left, printedTop+last+outside-home, right-left, home, 0, sheet.Pen{Fill: sheet.Plate})
	l := lattice(0)
	l.X, l.Y, l.Step, l.Rise = printedLeft-shift, printedTop+last, printedStep, printedRise
	l.Columns, l.Rows, l.Pen, l.Black, l.White = stratege.Columns, stratege.Rows, .7, 3.8, 3.4
	l.Left, l.Right = max(left, l.X), min(right, l.X+printedStep*(stratege.Columns-1))
	d.Lattice(l)
	hand := sheet.Hand{Size: 3.2, Anchor: "middle"}
	for column := range stratege.Columns {
		if x, y := l.At(column, 0); l.Holds(x) {
			d.Text(min(x+6.5, right-2), y+8, hand, stratege.Name(column)[:1])
		}
	}
	for row := range stratege.Rows {
		if x, y := l.At(0, row); l.Holds(x) {
			d.Text(x-5.5, y-7.2, hand, strconv.Itoa(row+1))
		}
	}
}

// halfSheet draws a half of the board, with the line along which the left one is cut and glued onto the other.
func halfSheet(w *sheet.Words, id string, shift, left, right, line float64, pen sheet.Pen) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	drawHalf(d, shift, left, right)
	d.Segment(line, 30, line, sheet.Bottom, pen)
	return w.Of(id, d)
}

// The size of a pawn before it is folded, in millimetres: two sides of a tent, and how large shields are on them.
const (
	cardWidth  = 28.0
	cardHeight = 74.0
	shieldSize = .52 // millimetres a unit of the drawing on the page
)

// shieldSheet draws the pawns of a side, to be cut out and folded: they stand upright, the number on one side alone.
func shieldSheet(w *sheet.Words, id string, side int) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	for i := range stratege.Pawns {
		x, y := 15+30*float64(i%pawns.Row), 31+76.5*float64(i/pawns.Row)
		d.Rect(x, y, cardWidth, cardHeight, 0, sheet.Cut)
		d.Segment(x, y+cardHeight/2, x+cardWidth, y+cardHeight/2, sheet.Pen{Line: sheet.Grey, Fill: sheet.None, Width: .3})
		drawShield(d, x+cardWidth/2, y+cardHeight/4, shieldSize, side, 0, true)
		drawShield(d, x+cardWidth/2, y+cardHeight*3/4, shieldSize, side, i/(stratege.Pawns/stratege.Most)+1, false)
	}
	return w.Of(id, d)
}

// drawShield draws a shield with its strength, or its back where that is 0, perhaps upside down.
func drawShield(d *sheet.Drawing, x, y, size float64, side, strength int, half bool) {
	fill := [2]sheet.Paint{sheet.White, sheet.Shield}[side]
	cross := [2]sheet.Paint{sheet.Black, sheet.Coloured("cross")}[side]
	d.Placed(x, y, size, half, func() {
		d.Path(shield, sheet.Filled(fill, 1.6))
		if strength == 0 {
			d.Stroked(`<path d="M0-17V17M-14-3H14"/>`, cross, 1.5)
			return
		}
		d.Circle(0, 0, 13, sheet.Pen{Fill: sheet.White})
		d.Text(0, 7, sheet.Hand{Size: 19, Bold: true, Anchor: "middle"}, strconv.Itoa(strength))
	})
}
