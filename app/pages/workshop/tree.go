package workshop

import (
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/rules"
)

// A branch is a branch in the picture of a search: a move of Orange's, the value of the position after it, and the
// exact values after those of Red's replies that are searched.
type branch struct {
	move   rules.Move
	value  string
	leaves []string
	cut    int // replies that are not searched
}

// root is the position at the top of that picture, with Orange to move, and branches what a search with cuts sees of
// it, the moves in the order of the rules. Its values are those of perfect play: a test holds them against the solver.
const root = "oor..o.rr o o0r0"

func branches() []branch {
	return []branch{
		{"a1-a2", "0", []string{"+1", "0", "+1", "0"}, 0},
		{"a1-b2", "≤ 0", []string{"0"}, 0},
		{"b1-b2", "+1", []string{"+1", "+1"}, 0},
		{"c2-b2", "≤ −1", []string{"−1"}, 2},
	}
}

// The sizes of the picture, and of what is in it.
const (
	pictureWide, pictureHigh = 300, 188
	rootSize, boardSize      = 48, 42
	boardTop                 = 84
	leafTop, leafStep        = 158, 24
)

// columns are the horizontal places of the branches: each has room for its leaves.
var columns = [...]int{60, 127, 180, 247}

// treePicture draws the search of a position of a game, two plies deep.
func treePicture(game *board.Game) ui.HTML {
	var b strings.Builder
	b.WriteString(`<svg class="pic" viewBox="0 0 300 188" aria-hidden="true" translate="no"><g class="e">`)
	for i, br := range branches() {
		class := ""
		if br.value == "+1" {
			class = ` class="on"`
		}
		line(&b, class, pictureWide/2, 74, columns[i], boardTop)
		for leaf := range len(br.leaves) + br.cut {
			off := ""
			if leaf >= len(br.leaves) {
				off = ` class="off"`
			}
			line(&b, off, columns[i], 144, leafAt(i, br, leaf), leafTop)
		}
	}
	b.WriteString(`</g>`)
	miniature(&b, game, "", pictureWide/2-rootSize/2, 5, rootSize)
	chip(&b, "max best", "+1", pictureWide/2, 55)
	for i, br := range branches() {
		miniature(&b, game, br.move, columns[i]-boardSize/2, boardTop, boardSize)
		chip(&b, "min", br.value, columns[i], 127)
		for leaf := range len(br.leaves) + br.cut {
			x := leafAt(i, br, leaf)
			if leaf < len(br.leaves) {
				chip(&b, "leaf", br.leaves[leaf], x, leafTop)
				continue
			}
			chip(&b, "gone", "", x, leafTop)
		}
	}
	b.WriteString(`</svg>`)
	return ui.HTML(b.String())
}

// leafAt returns the horizontal place of a leaf of a branch.
func leafAt(column int, br branch, leaf int) int {
	return columns[column] + leafStep*(2*leaf-len(br.leaves)-br.cut+1)/2
}

// line draws an edge of the tree, a curve from one point down to another.
func line(b *strings.Builder, class string, x, y, toX, toY int) {
	mid := strconv.Itoa((y + toY) / 2)
	b.WriteString(`<path` + class + ` d="M` + strconv.Itoa(x) + ` ` + strconv.Itoa(y) + `C` + strconv.Itoa(x) + ` ` +
		mid + ` ` + strconv.Itoa(toX) + ` ` + mid + ` ` + strconv.Itoa(toX) + ` ` + strconv.Itoa(toY) + `"/>`)
}

// chip draws a value in its shape, below a board or as a leaf.
func chip(b *strings.Builder, class, text string, x, y int) {
	wide, radius := 22, "4"
	switch {
	case class == "min":
		wide, radius = 40, "9"
	case class == "max best":
		wide, radius = 40, "4"
	}
	b.WriteString(`<g class="` + class + `"><rect x="` + strconv.Itoa(x-wide/2) + `" y="` + strconv.Itoa(y) +
		`" width="` + strconv.Itoa(wide) + `" height="18" rx="` + radius + `"/>`)
	if text != "" {
		b.WriteString(`<text x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y+13) + `">` + text + `</text>`)
	}
	b.WriteString(`</g>`)
}

// miniature draws the board after a move of root, or before any.
func miniature(b *strings.Builder, game *board.Game, move rules.Move, x, y, size int) {
	place := ` x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `" width="` + strconv.Itoa(size) +
		`" height="` + strconv.Itoa(size) + `"`
	drawing := string((&picture.Picture{Game: game, Position: root, Move: move}).HTML())
	drawing = strings.Replace(drawing, `viewBox="0 0 600 600"`, `viewBox="56 56 488 488"`+place, 1)
	b.WriteString(drawing + `<rect class="rim" rx="1.5"` + place + `/>`)
}
