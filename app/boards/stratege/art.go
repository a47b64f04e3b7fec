package stratege

import (
	"strconv"
	"strings"

	"tablier/app/boards/stratege/pawns"
	"tablier/rules/stratege"
)

// edge is the margin of the printed sheet around the centres of the outer places.
const edge = 30

// draw returns the printed sheet: the rows of both sides, the lines, the places and the coordinates.
func (s *skin) draw() string {
	var b strings.Builder
	b.WriteString(`<g><rect width="600" height="600" rx="18" fill="var(--print)"/>`)
	for side, fill := range []string{"white", "green"} {
		s.area(&b, stratege.Home(side, 0), stratege.Home(side, stratege.Pawns-1), 22, `fill="var(--print-`+fill+`)"`)
	}
	s.area(&b, 0, stratege.Cells-1, edge, `fill="none" stroke="var(--print-edge)" stroke-width="2.500"`)
	b.WriteString(`<path d="`)
	for row := range stratege.Rows {
		s.line(&b, stratege.Columns*row, stratege.Columns*row+stratege.Columns-1)
	}
	for column := 0; column < stratege.Columns; column += 2 {
		s.line(&b, column, stratege.Cells-stratege.Columns+column)
	}
	b.WriteString(`" stroke="var(--print-ink)" stroke-opacity=".75" stroke-width="1.5"/>`)
	for cell, p := range s.points {
		kind := "white"
		switch {
		case pawns.Goal(0).Has(cell) || pawns.Goal(1).Has(cell):
			kind = "goal"
		case stratege.Black.Has(cell):
			kind = "black"
		}
		b.WriteString(`<use href="#stratege-` + kind + `" x="` + strconv.Itoa(p.X) + `" ` +
			`y="` + strconv.Itoa(p.Y) + `"/>`)
	}
	s.coordinates(&b)
	b.WriteString(`</g>`)
	return b.String()
}

// area draws a rectangle round two places, with a margin.
func (s *skin) area(b *strings.Builder, from, to, out int, paint string) {
	p, q := s.points[from], s.points[to]
	attr := func(name string, value int) { b.WriteString(` ` + name + `="` + strconv.Itoa(value) + `"`) }
	b.WriteString(`<rect rx="5"`)
	attr("x", min(p.X, q.X)-out)
	attr("y", min(p.Y, q.Y)-out)
	attr("width", max(p.X-q.X, q.X-p.X)+2*out)
	attr("height", max(p.Y-q.Y, q.Y-p.Y)+2*out)
	b.WriteString(` ` + paint + `/>`)
}

// line draws a line from a place to another.
func (s *skin) line(b *strings.Builder, from, to int) {
	for i, cell := range []int{from, to} {
		p := s.points[cell]
		b.WriteString([...]string{"M", "L"}[i] + strconv.Itoa(p.X) + " " + strconv.Itoa(p.Y))
	}
}

// coordinates writes the names of the columns below, and the numbers of the rows where there is more room.
func (s *skin) coordinates(b *strings.Builder) {
	b.WriteString(`<g class="coords" fill="var(--print-text)" font-size="15">`)
	for column, p := range s.points[:stratege.Columns] {
		label(b, p.X, 586, stratege.Name(column)[:1])
	}
	x := 12
	if s.points[0].X > s.points[1].X {
		x = 588
	}
	for row := range stratege.Rows {
		p := s.points[stratege.Columns*row]
		label(b, x, p.Y+5, strconv.Itoa(row+1))
	}
	b.WriteString(`</g>`)
}

// label writes the name of a row or a column.
func label(b *strings.Builder, x, y int, text string) {
	b.WriteString(`<text x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `">` + text + `</text>`)
}
