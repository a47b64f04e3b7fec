//go:build !js

package stratege

import (
	"strconv"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/paper/sheet"
	"tablier/rules/stratege"
)

// paperWords are what is said of what is printed of the game, in one language.
type paperWords struct {
	title        string
	left, right  sheet.Words
	white, green sheet.Words
	rules        sheet.Text
}

// kit returns what is printed of the game. Its board is wider than a sheet.
func kit(lang i18n.Lang) *board.Kit {
	m := paperOf(lang)
	return &board.Kit{
		Game: "stratege", Title: m.title,
		Sheets: []board.Sheet{
			leftSheet(&m.left), rightSheet(&m.right),
			shieldSheet(&m.white, "pions-blancs", 0), shieldSheet(&m.green, "pions-verts", 1),
			rulesSheet(&m.rules),
		},
	}
}

// The printed board, in millimetres: the distances of places, where its first column and its last row are, and where its
// left half ends. The right half begins at joint, and what is left of that is glued below the other.
const (
	printedStep = 36.0
	printedRise = 23.5
	printedLeft = 16.0
	printedTop  = 41.0
	cutAt       = 200.0
	joint       = 10.0
	around      = 9.0 // the outer places
)

// A half draws a half of the board.
type half struct {
	*sheet.Drawing
	shift       float64 // of the places to the left
	left, right float64 // where it begins and ends
}

// place returns where a place is on the half, and whether it is there.
func (h half) place(cell int) (x, y float64, ok bool) {
	x = printedLeft - h.shift + printedStep*float64(cell%stratege.Columns)
	y = printedTop + printedRise*float64(stratege.Rows-1-cell/stratege.Columns)
	return x, y, x > h.left && x < h.right
}

// draw draws the half.
func (h half) draw() {
	const homeRows = 3
	top, low := printedTop-around, printedTop+printedRise*(stratege.Rows-1)+around
	height := printedRise*(homeRows-1) + 2*around
	h.Rect(h.left, top, h.right-h.left, height, 0, sheet.Pen{Fill: sheet.Home})
	h.Rect(h.left, low-height, h.right-h.left, height, 0, sheet.Pen{Fill: sheet.Plate})
	h.lines()
	for cell := range stratege.Cells {
		x, y, ok := h.place(cell)
		switch {
		case !ok:
		case goal(0).Has(cell) || goal(1).Has(cell):
			h.Circle(x, y, 6.4, sheet.Filled(sheet.White, .6))
			h.Circle(x, y, 3.8, sheet.Pen{Fill: sheet.Black})
		case stratege.Black.Has(cell):
			h.Circle(x, y, 3.8, sheet.Pen{Fill: sheet.Black})
		default:
			h.Circle(x, y, 3.4, sheet.Filled(sheet.White, .6))
		}
	}
	h.names()
}

// lines draws the lines of the board.
func (h half) lines() {
	first, last := max(h.left, printedLeft-h.shift), min(h.right, printedLeft-h.shift+printedStep*(stratege.Columns-1))
	top, low := printedTop, printedTop+printedRise*(stratege.Rows-1)
	for row := range stratege.Rows {
		y := printedTop + printedRise*float64(row)
		h.Segment(first, y, last, y, sheet.Line(.7))
	}
	for column := 0; column < stratege.Columns; column += 2 {
		if x, _, ok := h.place(column); ok {
			h.Segment(x, top, x, low, sheet.Line(.7))
		}
	}
}

// names writes the letters of the columns, and the numbers of the rows at the first one.
func (h half) names() {
	hand := sheet.Hand{Size: 3.2, Anchor: "middle"}
	for column := range stratege.Columns {
		if x, y, ok := h.place(column); ok {
			h.Text(min(x+6.5, h.right-2), y+8, hand, stratege.Name(column)[:1])
		}
	}
	for row := range stratege.Rows {
		if x, y, ok := h.place(stratege.Columns * row); ok {
			h.Text(x-5.5, y-7.2, hand, strconv.Itoa(row+1))
		}
	}
}

// leftSheet draws the left half of the board, which is cut where the other one begins.
func leftSheet(w *sheet.Words) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	half{d, 0, sheet.Left, cutAt}.draw()
	d.Segment(cutAt, 30, cutAt, sheet.Bottom, sheet.Cut)
	return w.Of("stratege-1", d)
}

// rightSheet draws the right half, on whose edge the left one is glued.
func rightSheet(w *sheet.Words) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	half{d, cutAt - joint, joint, joint + 184}.draw()
	d.Segment(joint, 30, joint, sheet.Bottom, sheet.Pen{Fill: sheet.None, Line: sheet.Black, Width: .3, Dashed: true})
	return w.Of("stratege-2", d)
}

// The size of a pawn before it is folded, in millimetres: two sides of a tent, and how large shields are on them.
const (
	cardWidth  = 28.0
	cardHeight = 74.0
	shieldSize = .52 // millimetres a unit of the drawing on the page
)

// shieldSheet draws the pawns of a side, to be cut out and folded: they stand upright, with their numbers to their owner.
func shieldSheet(w *sheet.Words, id string, side int) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	for i := range stratege.Pawns {
		x, y := 15+30*float64(i%rowLen), 31+76.5*float64(i/rowLen)
		d.Rect(x, y, cardWidth, cardHeight, 0, sheet.Cut)
		d.Segment(x, y+cardHeight/2, x+cardWidth, y+cardHeight/2, sheet.Pen{Line: sheet.Grey, Fill: sheet.None, Width: .3})
		drawShield(d, x+cardWidth/2, y+cardHeight/4, shieldSize, side, 0, true)
		drawShield(d, x+cardWidth/2, y+cardHeight*3/4, shieldSize, side, i/(stratege.Pawns/stratege.Most)+1, false)
	}
	return w.Of(id, d)
}

// drawShield draws a shield with its strength, or its back where that is 0, perhaps upside down.
func drawShield(d *sheet.Drawing, x, y, size float64, side, strength int, half bool) {
	fill, cross := sheet.White, sheet.Black
	if side == 1 {
		fill, cross = sheet.Shield, sheet.Coloured("cross")
	}
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
