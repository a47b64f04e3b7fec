// Package sprig draws the parts of small trees: edges, values in their shapes, and boards.
package sprig

import (
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/rules"
)

// A Drawing is the markup of a tree, part after part.
type Drawing struct{ strings.Builder }

// Edge draws an edge, a curve from one point down to another.
func (d *Drawing) Edge(class string, x, y, toX, toY int) {
	mid := strconv.Itoa((y + toY) / 2)
	if class != "" {
		class = ` class="` + class + `"`
	}
	d.WriteString(`<path` + class + ` d="M` + strconv.Itoa(x) + ` ` + strconv.Itoa(y) + `C` + strconv.Itoa(x) + ` ` +
		mid + ` ` + strconv.Itoa(toX) + ` ` + mid + ` ` + strconv.Itoa(toX) + ` ` + strconv.Itoa(toY) + `"/>`)
}

// Chip draws a value around x and below y: square for who maximises, round for who minimises.
func (d *Drawing) Chip(class, text string, x, y, wide int) {
	radius := "4"
	if strings.HasPrefix(class, "min") {
		radius = "9"
	}
	d.WriteString(`<g class="` + class + `"><rect x="` + strconv.Itoa(x-wide/2) + `" y="` + strconv.Itoa(y) +
		`" width="` + strconv.Itoa(wide) + `" height="18" rx="` + radius + `"/>`)
	if text != "" {
		d.WriteString(`<text x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y+13) + `">` + string(ui.EscapeText(text)) +
			`</text>`)
	}
	d.WriteString(`</g>`)
}

// Board draws a board after a move, or before any: what is on it, and of the plate no more.
func (d *Drawing) Board(game *board.Game, position string, move rules.Move, x, y, size int) {
	place := ` x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `" width="` + strconv.Itoa(size) +
		`" height="` + strconv.Itoa(size) + `"`
	drawing := string((&picture.Picture{Game: game, Position: position, Move: move}).HTML())
	drawing = strings.Replace(drawing, `viewBox="0 0 600 600"`, `viewBox="56 56 488 488"`+place, 1)
	d.WriteString(drawing + `<rect class="rim" rx="1.5"` + place + `/>`)
}
