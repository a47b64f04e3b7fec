package hyle

import (
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/rules/hyle"
)

// A grid is the geometry of one size of the board. The names of files and ranks are beside them, and what each line
// is worth stands where one more cell would: in the column after the last, the row above the top.
type grid struct {
	n      int // cells a side
	turned bool
	step   int // a cell's width
	near   int // the width of the margin with the names
}

// seam is the distance of the felt's seam from the edge.
const seam = 10

// steps are the widths of the cells by the cells a side: the widest that fit, and lie on the grid of the page.
var steps = [hyle.Most + 1]int{3: 140, 4: 110, 5: 90, 7: 70}

// gridOf returns the grid of a variant: with the line scores it fills the board.
func gridOf(variant string, turned bool) grid {
	n := int(variant[0] - '0')
	return grid{n: n, turned: turned, step: steps[n], near: board.Size - seam - steps[n]*(n+1)}
}

func (g grid) cells() int { return g.n * g.n }

// size returns the face of the pawns on this board.
func (g grid) size() string { return strconv.Itoa(g.n) }

// at returns a place, given from the corner below the first file and upwards, in the drawing's coordinates.
func (g grid) at(right, up int) (x, y int) {
	if g.turned {
		return board.Size - right, up
	}
	return right, board.Size - up
}

// centre returns the centre of a cell, or of a line score.
func (g grid) centre(file, rank int) (x, y int) { return g.at(g.along(file), g.along(rank)) }

// along returns how far the centre of a file or a rank is from the corner.
func (g grid) along(i int) int { return g.near + g.step*i + g.step/2 }

// total returns the place of the sum of all lines.
func (g grid) total() (x, y int) { return g.centre(g.n, g.n) }

// draw returns the felt with its seam and its threads, the coordinates and the disc of the total.
func (g grid) draw() string {
	threads := g.threads()
	x, y := g.total()
	var b strings.Builder
	b.WriteString(`<g><rect width="600" height="600" rx="18" fill="url(#hyle-felt)"/><rect width="600" height="600" ` +
		`rx="18" fill="url(#hyle-nap)"/>` +
		`<rect x="10" y="10" width="580" height="580" rx="10" fill="none" stroke="var(--thread)" stroke-opacity=".5" ` +
		`stroke-width="2" stroke-dasharray="9 7"/>` +
		`<g fill="none" stroke-linecap="round"><path d="` + threads + `" stroke="#000" stroke-opacity=".28" ` +
		`stroke-width="3" transform="translate(0 2)"/>` +
		`<path d="` + threads + `" stroke="var(--thread)" stroke-opacity=".32" stroke-width="2"/></g>` +
		`<g class="coords" fill="var(--thread)" font-size="` + strconv.Itoa(11+g.near/10) + `"><use ` +
		`href="#hyle-total" x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `"/>`)
	beside := (seam + g.near) / 2
	for i := range g.n {
		x, y = g.at(g.along(i), beside)
		label(&b, x, y, 'a'+i)
		x, y = g.at(beside, g.along(i))
		label(&b, x, y, '1'+i)
	}
	b.WriteString(`</g></g>`)
	return b.String()
}

// threads returns the path of the lines between the cells.
func (g grid) threads() string {
	var b strings.Builder
	line := func(x, y int, way byte) {
		b.WriteString("M" + strconv.Itoa(x) + " " + strconv.Itoa(y) + string(way) + strconv.Itoa(g.n*g.step))
	}
	left, top := g.near, board.Size-g.near-g.n*g.step
	if g.turned {
		left, top = top, left
	}
	for i := range g.n + 1 {
		line(left+i*g.step, top, 'v')
		line(left, top+i*g.step, 'h')
	}
	return b.String()
}

// label writes the letter of a file or the number of a rank around a place.
func label(b *strings.Builder, x, y, text int) {
	b.WriteString(`<text x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y+6) + `">` + string(rune(text)) + `</text>`)
}
