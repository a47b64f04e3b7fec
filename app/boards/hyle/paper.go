//go:build !js

package hyle

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/paper/sheet"
)

// paperWords are what is said of what is printed of the game, in one language.
type paperWords struct {
	title        string
	board, pawns sheet.Words
	rules        sheet.Text
}

// kit returns what is printed of the game: its board of five cells a side.
func kit(lang i18n.Lang) *board.Kit {
	m := paperOf(lang)
	return &board.Kit{
		Game: "hyle", Title: m.title,
		Sheets: []board.Sheet{boardSheet(&m.board), pawnSheet(&m.pawns), rulesSheet(&m.rules)},
	}
}

// The sizes of what is printed, in millimetres: a cell, and the radius of a pawn.
const (
	printedSide = 5
	cellSize    = 33.2
	pawnSize    = 12.5
)

// boardSheet draws the board.
func boardSheet(w *sheet.Words) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	c := sheet.Cells{X: 22, Y: 45, Step: cellSize, N: printedSide}
	d.Rect(17, 40, 176, 176, 4, sheet.Filled(sheet.Plate, .7))
	d.Grid(c, sheet.Line(.8))
	d.Names(c, 3.6, 4, 2.6)
	return w.Of("hyle", d)
}

// pawnSheet draws the pawns, to be cut out: each colour has its mark.
func pawnSheet(w *sheet.Words) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	for colour := range printedSide {
		for i := range printedSide {
			x, y := 41+32*float64(i), 52+36*float64(colour)
			d.Circle(x, y, pawnSize+1.5, sheet.Cut)
			drawPawn(d, x, y, pawnSize, colour)
		}
	}
	return w.Of("hyle-pions", d)
}

// drawPawn draws a pawn of a colour, with the mark that it has on the page.
func drawPawn(d *sheet.Drawing, x, y, r float64, colour int) {
	l := looks[colour]
	d.Circle(x, y, r, sheet.Filled(sheet.Coloured("enamel-"+l.enamel), r*.03+.1))
	const enamel = 32. // the radius of the pawns on the page
	d.Placed(x, y, r/enamel, false, func() { d.Stroked(l.mark, sheet.Coloured("cut-"+l.cut), 4) })
}

// The positions beside the rules: a pawn that has just been placed, a slide, and a full board.
const (
	slidRows, slidMove = "5/3e1/1b3/3a1/5", "d2-d1"
	placed             = "d2"
	fullRows           = "bdeca/daadb/abcba/cedbe/ecedc"
)

// rulesSheet draws the rules.
func rulesSheet(t *sheet.Text) board.Sheet {
	d := &sheet.Drawing{}
	d.Rules(t, sheet.FigureSize, sheet.RulesEnd, []sheet.Figure{
		{Height: sheet.FigureSize, Draw: func(x, y float64) { drawFigure(d, x, y, slidRows, "", placed) }},
		{Height: sheet.FigureSize, Draw: func(x, y float64) { drawFigure(d, x, y, slidRows, slidMove, "") }},
		{Height: sheet.FigureSize, Draw: func(x, y float64) { drawFigure(d, x, y, fullRows, "", "") }},
	})
	return t.Of("hyle-regle", nav.GameRoute("hyle"), d, "hyle")
}

// drawFigure draws a small board with pawns, whose rows are written from the top; a move on it, and the cell that a
// pawn has just come to.
func drawFigure(d *sheet.Drawing, x, y float64, rows, arrow, placed string) {
	c := sheet.Cells{X: x, Y: y, Step: sheet.FigureSize / printedSide, N: printedSide}
	d.Rect(x, y, sheet.FigureSize, sheet.FigureSize, 1, sheet.Filled(sheet.Plate, .4))
	d.Grid(c, sheet.Line(.3))
	c.Each(rows, func(x, y float64, on rune) { drawPawn(d, x, y, 3.2, int(on-'a')) })
	if placed != "" {
		atX, atY := c.At(placed)
		d.Rect(atX-c.Step/2, atY-c.Step/2, c.Step, c.Step, 0, sheet.Line(.9))
	}
	d.Move(c, arrow, 3.2)
}
