package workshop

import (
	"strconv"
	"strings"

	"tablier/app/ui"
)

// A branch of the picture of a search: the position after a move of Orange's, its value, and the exact values of the
// positions after Red's replies as far as they are looked at.
type branch struct {
	position string
	value    string
	leaves   []string
	cut      int // replies that are not looked at
}

// root is the position at the top of that picture, with Orange to move, and branches what a search with cuts sees of
// it, the moves in the order of the rules. Its values are those of perfect play: a test holds them against the solver.
const root = "oor..o.rr o o0r0"

func branches() []branch {
	return []branch{
		{".oro.o.rr r o0r0", "0", []string{"+1", "0", "+1", "0"}, 0},
		{".or.oo.rr r o0r0", "≤ 0", []string{"0"}, 0},
		{"o.r.oo.rr r o0r0", "+1", []string{"+1", "+1"}, 0},
		{"oor.o..rr r o0r0", "≤ −1", []string{"−1"}, 2},
	}
}

// The sizes of the picture, and of what is in it.
const (
	pictureWide, pictureHigh = 300, 188
	rootSize, boardSize      = 48, 42
	boardTop                 = 84
	leafTop, leafStep        = 158, 24
)

// columns are the middles of the branches: each has room for its leaves.
var columns = [...]int{60, 127, 180, 247}

// treePicture draws the search of a position two plies deep.
func treePicture() ui.HTML {
	var b strings.Builder
	b.WriteString(`<svg class="pic" viewBox="0 0 300 188" aria-hidden="true"><g class="e">`)
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
	miniature(&b, root, pictureWide/2-rootSize/2, 8, rootSize)
	chip(&b, "max best", "+1", pictureWide/2, 54)
	for i, br := range branches() {
		miniature(&b, br.position, columns[i]-boardSize/2, boardTop, boardSize)
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

// leafAt is the middle of a leaf of a branch.
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

// miniature draws the board of the picture from the text of a position, as small as it can be told apart.
func miniature(b *strings.Builder, position string, x, y, size int) {
	const step, first = 17, 13 // in sixtieths of the board
	b.WriteString(`<svg x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `" width="` + strconv.Itoa(size) +
		`" height="` + strconv.Itoa(size) + `" viewBox="0 0 60 60"><rect class="plate" x="1" y="1" width="58" ` +
		`height="58" rx="6"/><path class="lines" d="M13 13H47V47H13ZM13 30H47M30 13V47M13 13L47 47M47 13L13 47"/>`)
	for i, pawn := range position[:9] {
		if pawn == '.' {
			continue
		}
		at := `<circle cx="` + strconv.Itoa(first+step*(i%3)) + `" cy="` + strconv.Itoa(first+step*(2-i/3)) + `" r="`
		b.WriteString(at + `7.500" class="` + string(pawn) + `"/>`)
		if pawn == 'r' {
			b.WriteString(at + `3.500" class="ring"/>`)
		}
	}
	b.WriteString(`</svg>`)
}
