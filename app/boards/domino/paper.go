//go:build !js

package domino

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/paper/sheet"
	"tablier/rules"
	"tablier/rules/domino"
)

// paperWords are what is said of what is printed of the game, in one language.
type paperWords struct {
	title       string
	tiles, zone sheet.Words
	rules       sheet.Text
}

// kit returns what is printed of the game: its dominoes and the zone of five cells a side.
func kit(lang i18n.Lang) *board.Kit {
	m := paperOf(lang)
	return &board.Kit{
		Game: "domino", Title: m.title,
		Sheets: []board.Sheet{tileSheet(&m.tiles), zoneSheet(&m.zone), rulesSheet(&m.rules)},
	}
}

// halfSize is the width of a half of a printed domino, in millimetres; zoneSide is the number of cells of the zone.
const (
	halfSize = 23.0
	zoneSide = 5
)

// pips are the places of the pips of each number on a half that lies, in the units of the drawing on the page.
var pips = [domino.Numbers][][2]float64{
	nil, {{0, 0}},
	{{-25, -25}, {25, 25}},
	{{-25, -25}, {25, 25}, {0, 0}},
	{{-25, -25}, {25, 25}, {25, -25}, {-25, 25}},
	{{-25, -25}, {25, 25}, {25, -25}, {-25, 25}, {0, 0}},
	{{-25, -25}, {25, 25}, {25, -25}, {-25, 25}, {0, -25}, {0, 25}},
}

// drawPips draws the pips of a number round the middle of a half, which is so wide.
func drawPips(d *sheet.Drawing, x, y, half float64, number int, upright bool) {
	const unit = 1. / 100 // of a half on the page
	for _, at := range pips[number] {
		right, down := at[0]*half*unit, at[1]*half*unit
		if upright {
			right, down = down, right
		}
		d.Circle(x+right, y+down, half*.085, sheet.Pen{Fill: sheet.Black})
	}
}

// drawTile draws a domino with its upper left corner at a place, lying or upright.
func drawTile(d *sheet.Drawing, x, y, half float64, first, second int, upright bool, pen float64) {
	far := half * .08
	if upright {
		d.Rect(x, y, half, 2*half, 0, sheet.Filled(sheet.White, pen))
		d.Segment(x+far, y+half, x+half-far, y+half, sheet.Line(pen))
		drawPips(d, x+half/2, y+half/2, half, first, true)
		drawPips(d, x+half/2, y+half*3/2, half, second, true)
		return
	}
	d.Rect(x, y, 2*half, half, 0, sheet.Filled(sheet.White, pen))
	d.Segment(x+half, y+far, x+half, y+half-far, sheet.Line(pen))
	drawPips(d, x+half/2, y+half/2, half, first, false)
	drawPips(d, x+half*3/2, y+half/2, half, second, false)
}

// tileSheet draws the dominoes, to be cut out.
func tileSheet(w *sheet.Words) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	const rowLen = 4
	for i := range domino.Pieces {
		first, second := numbersOf(i)
		drawTile(d, 11.5+47*float64(i%rowLen), 32+32*float64(i/rowLen), halfSize, first, second, false, .5)
	}
	return w.Of("dominos", d)
}

// zoneSheet draws the zone, in which all dominoes have to lie.
func zoneSheet(w *sheet.Words) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	const size = halfSize * zoneSide
	c := sheet.Cells{X: sheet.Middle - size/2, Y: 50, Step: halfSize, N: zoneSide}
	d.Rect(c.X, c.Y, size, size, 0, sheet.Filled(sheet.Plate, .7))
	d.Grid(c, sheet.Pen{Fill: sheet.None, Line: sheet.Grey, Width: .4})
	d.Rect(c.X, c.Y, size, size, 0, sheet.Line(.9))
	y := c.Y + size + 14
	for _, note := range w.Notes {
		y = d.Paragraph(c.X, y, size, sheet.Hand{Size: 4}, note) + 2
	}
	return w.Of("zone", d)
}

// rulesSheet draws the rules.
func rulesSheet(t *sheet.Text) board.Sheet {
	d := &sheet.Drawing{}
	const size = 36.0
	moves := nine().Moves
	d.Rules(t, size, sheet.RulesEnd, []sheet.Figure{
		{Height: size, Draw: func(x, y float64) { drawZone(d, x, y, size, nil) }},
		{Height: size, Draw: func(x, y float64) { drawZone(d, x, y, size, moves[:3]) }},
		{Height: size, Draw: func(x, y float64) { drawForbidden(d, x, y, size) }},
		{Height: size, Draw: func(x, y float64) { drawZone(d, x, y, size, moves) }},
	})
	return t.Of("domino-regle", nav.GameRoute("domino"), d, "zone")
}

// drawZone draws a small zone with the dominoes of the first moves of a game.
func drawZone(d *sheet.Drawing, x, y, size float64, moves []rules.Move) {
	match, err := rules.NewMatch(domino.Spec(), rules.Setup{Variant: "5"}, "")
	for i := 0; err == nil && i < len(moves); i++ {
		err = match.Play(moves[i])
	}
	if err != nil {
		panic(err) // a test plays every example
	}
	s := match.Position().(domino.Position).State
	c := sheet.Cells{X: x, Y: y, Step: size / zoneSide, N: zoneSide}
	d.Rect(x, y, size, size, 0, sheet.Filled(sheet.Plate, .5))
	left, low := corner5(&s)
	for cell, on := range s.On {
		if on == 0 {
			continue
		}
		m := stepOn(&s, domino.Cell(cell))
		from, to := m.Cells()
		if from != domino.Cell(cell) {
			continue
		}
		first, second := m.Numbers()
		x1, y1 := from.XY()
		x2, y2 := to.XY()
		upright := x1 == x2
		if x1 > x2 || y1 < y2 { // the other half is on the left, or above
			x1, y1, first, second = x2, y2, second, first
		}
		atX, atY := c.Centre(x1-left, y1-low)
		drawTile(d, atX-c.Step/2, atY-c.Step/2, c.Step, first, second, upright, .3)
	}
}

// corner5 returns the lower left cell of a zone around the dominoes of a position, which stand in its middle while they
// leave room.
func corner5(s *domino.State) (left, low int) {
	spare := func(least, most int8) int { return (zoneSide - 1 - int(most-least)) / 2 }
	return int(s.MinX) - spare(s.MinX, s.MaxX), int(s.MinY) - spare(s.MinY, s.MaxY)
}

// drawForbidden draws the two contacts that are not allowed, each with a cross: two numbers, and two zeros.
func drawForbidden(d *sheet.Drawing, x, y, size float64) {
	half := size / 4.6
	for i, numbers := range [2][4]int{{1, 3, 5, 2}, {4, 0, 0, 6}} {
		top := y + size*.18 + float64(i)*size*.4
		drawTile(d, x, top, half, numbers[0], numbers[1], false, .3)
		drawTile(d, x+2*half+size*.12, top, half, numbers[2], numbers[3], false, .3)
		d.Cross(x+2*half+size*.06, top+half/2, size*.07, .8)
	}
}
