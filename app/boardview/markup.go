package boardview

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"tablier/app/board"
)

// below returns the SVG of the board and of the marks that are drawn under the pieces.
func below(s board.Scene) string {
	var b strings.Builder
	b.WriteString(s.Under + s.Figures)
	way(&b, s, "last", s.Last, len(s.Last) > 1)
	way(&b, s, "lit", s.Lit, s.Joined)
	b.WriteString(s.Below)
	return b.String()
}

// above returns the SVG of the marks that are drawn over the pieces.
func above(s board.Scene) string {
	var b strings.Builder
	b.WriteString(s.Above)
	b.WriteString(`<g class="marks">`)
	for _, rings := range s.Rings {
		circles(&b, s, rings)
	}
	b.WriteString(`</g>`)
	b.WriteString(s.Top)
	signs(&b, s)
	return b.String()
}

// way draws points and, if they are joined, the line from each to the next.
func way(b *strings.Builder, s board.Scene, class string, list []int, joined bool) {
	if len(list) == 0 {
		return
	}
	b.WriteString(`<g class="` + class + `">`)
	if joined && len(list) > 1 {
		b.WriteString(`<path d="`)
		for i, point := range list {
			step(b, "ML"[min(i, 1)], s.Points[point])
		}
		b.WriteString(`"/>`)
	}
	circles(b, s, board.Rings{Points: list, Tenths: 8})
	b.WriteString(`</g>`)
}

// step writes a step of a path to a point.
func step(b *strings.Builder, kind byte, p board.Point) {
	b.WriteByte(kind)
	b.WriteString(strconv.Itoa(p.X))
	b.WriteByte(' ')
	b.WriteString(strconv.Itoa(p.Y))
}

// circles draws a circle on each point of the board itself.
func circles(b *strings.Builder, s board.Scene, r board.Rings) {
	if len(r.Points) == 0 {
		return
	}
	b.WriteString(`<g class="` + r.Class + `">`)
	for _, point := range r.Points {
		if p := s.Points[point]; p.On() {
			board.WriteCircle(b, p.X, p.Y, p.R*r.Tenths/10)
		}
	}
	b.WriteString(`</g>`)
}

// signs writes a text on each point that has one.
func signs(b *strings.Builder, s board.Scene) {
	b.WriteString(`<g class="verdicts">`)
	for _, sign := range s.Signs {
		p := s.Points[sign.Point]
		if !p.On() {
			continue
		}
		b.WriteString(`<g class="` + sign.Class + `"`)
		if sign.Faded > 0 {
			b.WriteString(` stroke-opacity=".` + strconv.Itoa(10-sign.Faded) + `"`)
		}
		b.WriteString(`>`)
		x, y, r := p.X, p.Y, p.R
		if sign.Aside {
			r = r * 7 / 10
			x, y = x+p.R-r*3/5, y+p.R-r*3/5
		}
		board.WriteCircle(b, x, y, r*3/5)
		size := r * 9 / 20
		if utf8.RuneCountInString(sign.Text) > 3 {
			size = r * 2 / 5
		}
		board.WriteText(b, "", x, y+r/6, size, sign.Text)
		b.WriteString(`</g>`)
	}
	b.WriteString(`</g>`)
}

// Markup returns a board as markup of one SVG element, for a page that shows it and nothing of it ever changes.
func Markup(s board.Scene) string { return markup(s, viewBox, "") }

// Marked is Markup of a board with marks over the pieces.
func Marked(s board.Scene, marks string) string { return markup(s, viewBox, marks) }

// Small is Markup of a board that is shown small: without its margin, and with the way of the last move.
func Small(s board.Scene) string {
	s.Under += Went(s)
	return markup(s, closeUp(s.Points, 12), "")
}

// Part is Markup of the part of a board around some points, with rings round these.
func Part(s board.Scene, around []int) string {
	points := make([]board.Point, len(around))
	for i, at := range around {
		points[i] = s.Points[at]
	}
	var rings strings.Builder
	rings.WriteString(`<g class="marks">`)
	circles(&rings, s, board.Rings{Class: "start", Points: around, Tenths: 9})
	rings.WriteString(`</g>`)
	return markup(s, closeUp(points, 4*points[0].R), rings.String())
}

// closeUp returns the smallest square that has all points of a list, and some space around them.
func closeUp(points []board.Point, space int) string {
	const whole = 600
	left, right, top, bottom := whole, 0, whole, 0
	for _, p := range points {
		if !p.On() {
			continue
		}
		left, right = min(left, p.X-p.R), max(right, p.X+p.R)
		top, bottom = min(top, p.Y-p.R), max(bottom, p.Y+p.R)
	}
	side := min(max(right-left, bottom-top)+2*space, whole)
	corner := func(least, most int) string {
		return strconv.Itoa(min(max((least+most-side)/2, 0), whole-side))
	}
	return corner(left, right) + " " + corner(top, bottom) + " " + strconv.Itoa(side) + " " + strconv.Itoa(side)
}

// markup is Markup of a square of the board, with more over the pieces.
func markup(s board.Scene, box, over string) string {
	class := "board " + s.Game
	if box != viewBox {
		class += " cropped"
	}
	var b strings.Builder
	b.WriteString(`<svg class="` + class + `" viewBox="` + box + `" aria-hidden="true" focusable="false" ` +
		`translate="no">`)
	b.WriteString(s.Art + s.Under + s.Below)
	for _, piece := range s.Pieces {
		if piece.Point < 0 || !s.Points[piece.Point].On() {
			continue
		}
		p := s.Points[piece.Point]
		x, y := strconv.Itoa(p.X), strconv.Itoa(p.Y)
		b.WriteString(`<use href="#` + piece.Symbol + `"`)
		if s.Scale > 0 {
			b.WriteString(` transform="translate(` + x + " " + y + ") " + scaling(s.Scale, p.R) + `"/>`)
		} else {
			b.WriteString(` x="` + x + `" y="` + y + `"/>`)
		}
	}
	b.WriteString(over + `</svg>`)
	return b.String()
}

// Went draws the way of the last move, for under the pieces of such a board.
func Went(s board.Scene) string {
	if len(s.Last) < 2 {
		return ""
	}
	var b strings.Builder
	b.WriteString(`<path class="went" d="`)
	for i, at := range s.Last {
		step(&b, "ML"[min(i, 1)], s.Points[at])
	}
	return b.String() + `"/>`
}
