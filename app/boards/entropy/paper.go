//go:build !js

package entropy

import (
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/paper/sheet"
	"tablier/rules/entropy"
)

// paperWords are what is said of what is printed of the game, in one language.
type paperWords struct {
	title        string
	board, pawns sheet.Words
	rules        sheet.Text
}

// kit returns what is printed of the game.
func kit(lang i18n.Lang) *board.Kit {
	m := paperOf(lang)
	return &board.Kit{
		Game: "entropy", Title: m.title,
		Sheets: []board.Sheet{boardSheet(&m.board), pawnSheet(&m.pawns), rulesSheet(&m.rules)},
	}
}

// The sizes of what is printed, in millimetres: a hollow, the distance of two, and the radius of a pawn.
const (
	hollowSize = 30.0
	hollowStep = 34.0
	pawnSize   = 13.0
)

// drawHollows draws the board, as large as its cells need.
func drawHollows(d *sheet.Drawing, c sheet.Cells, hollow, round, pen float64) {
	for file := range c.N {
		for rank := range c.N {
			x, y := c.Centre(file, rank)
			d.Rect(x-hollow/2, y-hollow/2, hollow, hollow, round, sheet.Filled(sheet.White, pen))
		}
	}
}

// boardSheet draws the board, with a dot where a pawn of a side begins.
func boardSheet(w *sheet.Words) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	c := sheet.Cells{X: 20, Y: 43, Step: hollowStep, N: entropy.Size}
	d.Rect(16, 39, 178, 180, 4, sheet.Filled(sheet.Plate, .7))
	drawHollows(d, c, hollowSize, 4, .6)
	d.Names(c, 3.4, 3.4, 1.9)
	return w.Of("entropy", d)
}

// pawnSheet draws the pawns of both sides, to be cut out.
func pawnSheet(w *sheet.Words) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	const each, rowLen = 7, 4
	for side := range 2 {
		for i := range each {
			x, y := 45+40*float64(i%rowLen), 54+38*float64(i/rowLen+2*side)
			d.Circle(x, y, pawnSize+1.5, sheet.Cut)
			drawPawn(d, x, y, pawnSize, side)
		}
	}
	return w.Of("entropy-pions", d)
}

// drawPawn draws a pawn of a side.
func drawPawn(d *sheet.Drawing, x, y, r float64, side int) {
	fill, rim := sheet.White, sheet.Black
	if side == 1 {
		fill, rim = sheet.Dark, sheet.White
	}
	d.Circle(x, y, r, sheet.Filled(fill, r*.03+.1))
	d.Circle(x, y, r*.78, sheet.Pen{Fill: sheet.None, Line: rim, Width: r*.03 + .08})
}

// The positions beside the rules: a slide from the start, seven black pawns that are dispersed, and a white pawn that
// is isolated, which another one joins.
const (
	startRows, startMove   = "bbbbb/b3b/5/w3w/wwwww", "c1-c3"
	dispersedRows          = "b1w1w/w1bwb/b4/1wb1w/bw2b"
	isolatedRows, joinMove = "b1w1b/w3w/wbbwb/b4/2wwb", "a4-c4"
)

// rulesSheet draws the rules.
func rulesSheet(t *sheet.Text) board.Sheet {
	d := &sheet.Drawing{}
	d.Rules(t, sheet.FigureSize, sheet.RulesEnd, []sheet.Figure{
		{Height: sheet.FigureSize, Draw: func(x, y float64) { figure(d, x, y, startRows, startMove) }},
		{Height: sheet.FigureSize, Draw: func(x, y float64) { figure(d, x, y, dispersedRows, "") }},
		{Height: sheet.FigureSize, Draw: func(x, y float64) { figure(d, x, y, isolatedRows, joinMove) }},
	})
	return t.Of("entropy-regle", nav.GameRoute("entropy"), d, "entropy")
}

// figure draws a small board with the pawns of a position, and a move.
func figure(d *sheet.Drawing, x, y float64, rows, arrow string) {
	c := sheet.Cells{X: x + 1, Y: y + 1, Step: (sheet.FigureSize - 2) / entropy.Size, N: entropy.Size}
	d.Rect(x, y, sheet.FigureSize, sheet.FigureSize, 1, sheet.Filled(sheet.Plate, .4))
	drawHollows(d, c, c.Step*.9, .6, .2)
	c.Each(rows, func(x, y float64, on rune) { drawPawn(d, x, y, 3, strings.IndexRune("wb", on)) })
	d.Move(c, arrow, 3)
}
