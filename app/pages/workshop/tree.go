package workshop

import (
	"tablier/app/board"
	"tablier/app/pages/workshop/sprig"
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
	var b sprig.Drawing
	b.WriteString(`<svg class="pic" viewBox="0 0 300 188" aria-hidden="true" translate="no"><g class="e">`)
	for i, br := range branches() {
		class := ""
		if br.value == "+1" {
			class = "on"
		}
		b.Edge(class, pictureWide/2, 74, columns[i], boardTop)
		for leaf := range len(br.leaves) + br.cut {
			off := ""
			if leaf >= len(br.leaves) {
				off = "off"
			}
			b.Edge(off, columns[i], 144, leafAt(i, br, leaf), leafTop)
		}
	}
	b.WriteString(`</g>`)
	b.Board(game, root, "", pictureWide/2-rootSize/2, 5, rootSize)
	b.Chip("max best", "+1", pictureWide/2, 55, 40)
	for i, br := range branches() {
		b.Board(game, root, br.move, columns[i]-boardSize/2, boardTop, boardSize)
		b.Chip("min", br.value, columns[i], 127, 40)
		for leaf := range len(br.leaves) + br.cut {
			x := leafAt(i, br, leaf)
			if leaf < len(br.leaves) {
				b.Chip("leaf", br.leaves[leaf], x, leafTop, 22)
				continue
			}
			b.Chip("gone", "", x, leafTop, 22)
		}
	}
	b.WriteString(`</svg>`)
	return ui.HTML(b.String())
}

// leafAt returns the horizontal place of a leaf of a branch.
func leafAt(column int, br branch, leaf int) int {
	return columns[column] + leafStep*(2*leaf-len(br.leaves)-br.cut+1)/2
}
