// Package tree draws the tree of a search, and the calls of a player in Python as one: nodes with their boards, values
// and windows, and what is cut off. It speaks of a node in a sentence, too.
package tree

import (
	"slices"
	"strconv"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// A Forest is the drawing of a tree: where its nodes stand, and its markup.
type Forest struct {
	Words
	Tree     *protocol.Tree
	Setup    rules.Setup
	Position string // of the root
	Folds    watch.Folds
	At       string          // the path of the node that has the keyboard
	Again    map[string]bool // the paths of values that were known from before
	Boards   Boards

	spots []spot
	wide  int // slots taken so far
	slot  float64
	sides []float64 // how large boards are, by plies

	signed, missing bool // signs say what nodes are truly worth, and that some file is missing
}

// A spot is a node with its place.
type spot struct {
	node   *protocol.TreeNode
	path   []string
	key    string // the path in one word
	parent int    // among the spots, -1 for the root
	x      float64
	room   float64 // up to the next spot of its level, or to the edge
	hidden int     // branches below it that are folded, or that the window leaves out
}

// The measures of the drawing.
const (
	Width    = 872
	margin   = 76 // for what stands beside the levels
	leafWide = 22

	betweenBoards = 5
	leastBoard    = 12 // in any crowd
)

// sizes are how large a board is, by plies from the root; farther away there are values alone.
var sizes = [...]float64{60, 60, 44}

// HasBoard says whether a board is drawn at the end of a path: farther from the root there are values alone.
func HasBoard(path []string) bool { return len(path) < len(sizes) }

// tops are where levels begin; those below are dense apart.
var tops = [...]float64{6, 116, 236, 358}

const dense = 62

// top returns the y coordinate at which the nodes of a ply are drawn.
func top(ply int) float64 {
	if ply < len(tops) {
		return tops[ply]
	}
	return tops[len(tops)-1] + dense*float64(ply-len(tops)+1)
}

// size returns how large the board of a node is; 0 where it has none. Of leaves those next to the root have one.
func size(s *spot) float64 {
	if len(s.path) < len(sizes) && (s.node.Kind != protocol.NodeLeaf || len(s.path) < 2) {
		return sizes[len(s.path)]
	}
	return 0
}

// side returns how large the board of a node is drawn, above its chip: in a crowd smaller than the room that it has.
func (f *Forest) side(s *spot) float64 {
	if size(s) == 0 {
		return 0
	}
	return max(leastBoard, min(size(s), f.sides[len(s.path)]))
}

// foot returns where the chip of a node begins.
func foot(s *spot) float64 { return top(len(s.path)) + size(s) }

// SVG returns the drawing of the tree as an svg element, hidden from screen readers. Who does not see it need not hear
// of it: there is a list.
func (f *Forest) SVG() ui.HTML {
	markup, high := f.Drawing()
	return ui.Tag("svg", ui.Attr("class", "tree")+ui.Attr("aria-hidden", "true")+
		ui.Attr("viewBox", "0 0 "+strconv.Itoa(Width)+" "+strconv.Itoa(high)), markup)
}

// Drawing draws the tree as far as the window shows it, and returns how high the drawing is.
func (f *Forest) Drawing() (markup ui.HTML, high int) {
	f.spots, f.wide, f.slot, f.signed, f.missing = nil, 0, leafWide, false, false
	f.lay(&f.Tree.Root, nil, -1)
	if room := float64(Width - margin); float64(f.wide)*f.slot > room {
		f.slot = room / float64(f.wide)
	}
	deepest := 0
	for i := range f.spots {
		f.spots[i].x = margin + f.spots[i].x*f.slot
		deepest = max(deepest, len(f.spots[i].path))
	}
	shift := (Width - margin - float64(f.wide)*f.slot) / 2
	for i := range f.spots {
		f.spots[i].x += max(0, shift)
	}
	f.measure(deepest)
	var b strings.Builder
	f.levels(&b, deepest)
	for i := range f.spots {
		f.edge(&b, &f.spots[i])
	}
	for i := range f.spots {
		f.draw(&b, &f.spots[i])
	}
	low := f.cutReasons(&b, deepest)
	for i := range f.spots {
		s := &f.spots[i]
		low = max(low, foot(s)+38)
		if s.hidden > 0 && size(s) > 0 {
			low = max(low, foot(s)+40)
		}
		if f.signed && size(s) > 0 {
			low = max(low, foot(s)+belowChip+4)
		}
	}
	low = f.legend(&b, low)
	return ui.HTML(b.String()), int(low)
}

// measure computes how much room there is at the right of each spot, and how large boards can be that do not overlap.
func (f *Forest) measure(deepest int) {
	next := make([]float64, deepest+1)
	for ply := range next {
		next[ply] = Width + sizes[0]/2 // nothing's half is in the way there
	}
	boards := slices.Clone(next)
	f.sides = slices.Clone(sizes[:])
	for i := len(f.spots) - 1; i >= 0; i-- { // the spots of a level stand in the order of their places
		s := &f.spots[i]
		ply := len(s.path)
		s.room = next[ply] - s.x
		next[ply] = s.x
		if size(s) > 0 {
			f.sides[ply] = min(f.sides[ply], boards[ply]-s.x-betweenBoards)
			boards[ply] = s.x
		}
	}
}

// lay places a node over the slots of what is below it, and returns its number.
func (f *Forest) lay(n *protocol.TreeNode, path []string, parent int) int {
	me, from := len(f.spots), f.wide
	key := strings.Join(path, " ")
	f.spots = append(f.spots, spot{node: n, path: path, key: key, parent: parent, hidden: n.More})
	var below []int
	if f.Folds.InDrawing(f.Tree, key) {
		f.spots[me].hidden += len(n.Children)
	} else {
		for i := range n.Children {
			below = append(below, f.lay(&n.Children[i], append(slices.Clip(path), n.Children[i].Move), me))
		}
	}
	if least := f.width(&f.spots[me]); f.wide-from < least {
		f.shift(me+1, float64(least-(f.wide-from))/2)
		f.wide = from + least
	}
	f.spots[me].x = float64(from+f.wide) / 2
	if len(below) > 0 {
		f.spots[me].x = (f.spots[below[0]].x + f.spots[below[len(below)-1]].x) / 2
	}
	return me
}

// shift moves the spots from a number on to the right.
func (f *Forest) shift(from int, by float64) {
	for i := range f.spots[from:] {
		f.spots[from+i].x += by
	}
}

// width returns how many slots a spot takes at least.
func (f *Forest) width(s *spot) int {
	const board, label = 3, 7
	switch {
	case size(s) == 0 && f.Algorithm == protocol.MonteCarlo:
		return 2
	case size(s) == 0:
		return 1
	case len(s.path) == 1 && (s.hidden > 0 || s.node.Kind == protocol.NodeLeaf):
		return label
	}
	return board
}
