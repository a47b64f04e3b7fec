package watch

import (
	"slices"
	"strconv"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/ui"
)

// A forest is the drawing of a tree: where its nodes stand, and its markup.
type forest struct {
	*Kind
	spots []spot
	wide  int // slots taken so far
	slot  float64
}

// A spot is a node with its place.
type spot struct {
	node   *protocol.TreeNode
	path   []string
	parent int // among the spots, -1 for the root
	x      float64
	hidden int // branches below it that are folded, or that the window leaves out
}

// The measures of the drawing.
const (
	drawingWide = 872
	margin      = 76 // for what stands beside the levels
	leafWide    = 22
	mostSlots   = 60
)

// sizes are how large a board is, by plies from the root; farther away there are values alone.
var sizes = [...]float64{60, 60, 44}

// tops are where levels begin; those below are dense apart.
var tops = [...]float64{6, 116, 236, 358}

const dense = 62

func top(ply int) float64 {
	if ply < len(tops) {
		return tops[ply]
	}
	return tops[len(tops)-1] + dense*float64(ply-len(tops)+1)
}

// size is how large the board of a node is; 0 where it has none.
func size(s *spot) float64 {
	if len(s.path) < len(sizes) && s.node.Kind != protocol.NodeLeaf {
		return sizes[len(s.path)]
	}
	return 0
}

// foot is where the chip of a node begins.
func foot(s *spot) float64 { return top(len(s.path)) + size(s) }

// drawing draws the tree as far as the window shows it.
func (k *Kind) drawing() (markup ui.HTML, high int) {
	f := &forest{Kind: k, slot: leafWide}
	f.lay(&k.now.Root, nil, -1)
	if room := float64(drawingWide - margin); float64(f.wide)*f.slot > room {
		f.slot = room / float64(f.wide)
	}
	deepest := 0
	for i := range f.spots {
		f.spots[i].x = margin + f.spots[i].x*f.slot
		deepest = max(deepest, len(f.spots[i].path))
	}
	shift := (drawingWide - margin - float64(f.wide)*f.slot) / 2
	for i := range f.spots {
		f.spots[i].x += max(0, shift)
	}
	var b strings.Builder
	f.levels(&b, deepest)
	for i := range f.spots {
		f.edge(&b, &f.spots[i])
	}
	for i := range f.spots {
		f.draw(&b, &f.spots[i])
	}
	return ui.HTML(b.String()), int(top(deepest)) + 84
}

// lay places a node over the slots of what is below it, and returns its number.
func (f *forest) lay(n *protocol.TreeNode, path []string, parent int) int {
	me := len(f.spots)
	f.spots = append(f.spots, spot{node: n, path: path, parent: parent})
	first, last, hidden := -1, -1, n.More
	if f.isFolded(strings.Join(path, " ")) {
		hidden += len(n.Children)
	} else {
		for i := range n.Children {
			child := f.lay(&n.Children[i], append(slices.Clip(path), n.Children[i].Move), me)
			if first < 0 {
				first = child
			}
			last = child
		}
	}
	f.spots[me].hidden = hidden
	if first < 0 {
		wide := 1
		if size(&f.spots[me]) > 0 {
			wide = 3
		}
		f.spots[me].x = float64(f.wide) + float64(wide)/2
		f.wide += wide
		return me
	}
	f.spots[me].x = (f.spots[first].x + f.spots[last].x) / 2
	return me
}

// isFolded says whether what is below a node is left out: as a person has it or, in a wide tree, off the way to the
// present position.
func (k *Kind) isFolded(path string) bool {
	if folded, chosen := k.folded[path]; chosen {
		return folded
	}
	if k.now == nil || leaves(&k.now.Root) <= mostSlots {
		return false
	}
	way := strings.Join(k.now.Where, " ")
	return path != "" && path != way && !strings.HasPrefix(way+" ", path+" ")
}

// leaves counts the ends of a window.
func leaves(n *protocol.TreeNode) (sum int) {
	if len(n.Children) == 0 {
		return 1
	}
	for i := range n.Children {
		sum += leaves(&n.Children[i])
	}
	return sum
}

// levels says at the left who chooses on each level.
func (f *forest) levels(b *strings.Builder, deepest int) {
	m := &f.messages().Watch
	for ply := range deepest + 1 {
		i := slices.IndexFunc(f.spots, func(s spot) bool { return len(s.path) == ply })
		y := top(ply) + 26
		switch kind := f.spots[i].node.Kind; kind {
		case protocol.NodeMax, protocol.NodeMin:
			word := m.Max
			if kind == protocol.NodeMin {
				word = m.Min
			}
			f.text(b, "q", 0, y, 12.5, f.chooser(kind))
			f.text(b, "q", 0, y+16, 12, word)
		case protocol.NodeChance:
			f.text(b, "q", 0, y, 12.5, m.Chance)
		default:
			f.text(b, "q", 0, top(ply)+15, 12.5, m.Leaves)
		}
	}
}

// edge draws the way from the parent of a node.
func (f *forest) edge(b *strings.Builder, s *spot) {
	if s.parent < 0 {
		return
	}
	p := &f.spots[s.parent]
	class := "e"
	switch {
	case s.node.State == protocol.NodeNew || s.node.State == protocol.NodeCut:
		class = "e off"
	case f.onWay(s):
		class = "e on"
	}
	x1, y1, x2, y2 := p.x, foot(p)+20, s.x, top(len(s.path))
	half := (y1 + y2) / 2
	b.WriteString(`<path class="` + class + `" d="M` + at(x1) + " " + at(y1) + "C" + at(x1) + " " + at(half) + " " +
		at(x2) + " " + at(half) + " " + at(x2) + " " + at(y2) + `"/>`)
	if s.node.State == protocol.NodeCut && p.node.CutAlpha != nil && !f.hidden(p.path) {
		x, y := (x1+x2)/2, half
		for _, d := range []float64{-3, 3} {
			b.WriteString(`<path class="cutmark" d="M` + at(x+d-3) + " " + at(y+5) + "L" + at(x+d+3) + " " + at(y-5) + `"/>`)
		}
	}
}

// onWay says whether a node is on the way to the present position.
func (f *forest) onWay(s *spot) bool {
	return len(s.path) <= len(f.now.Where) && slices.Equal(s.path, f.now.Where[:len(s.path)])
}

// draw draws a node: its board, its chip, and what it holds.
func (f *forest) draw(b *strings.Builder, s *spot) {
	y, side := top(len(s.path)), size(s)
	unseen := s.node.State == protocol.NodeNew || s.node.State == protocol.NodeCut
	if side > 0 {
		f.board(b, s, y, side, unseen)
	}
	if unseen {
		if side == 0 {
			f.unseen(b, s, y)
		}
		return
	}
	f.chip(b, s)
	f.beside(b, s, y, side)
}

// board draws the small board of a node, with a ring where the search is, or the keyboard.
func (f *forest) board(b *strings.Builder, s *spot, y, side float64, unseen bool) {
	if unseen {
		b.WriteString(`<g class="away">`)
	}
	b.WriteString(strings.Replace(f.small(s.path), "<svg ", `<svg x="`+at(s.x-side/2)+`" y="`+at(y)+`" width="`+at(side)+
		`" height="`+at(side)+`" `, 1))
	if unseen {
		b.WriteString(`</g>`)
	}
	class := ""
	switch {
	case slices.Equal(s.path, f.now.Where) || len(s.path) == 0 && f.onWay(s):
		class = "halo"
	case strings.Join(s.path, " ") == f.at:
		class = "halo thin"
	}
	if class != "" {
		b.WriteString(`<rect class="` + class + `" x="` + at(s.x-side/2-2.5) + `" y="` + at(y-2.5) + `" width="` +
			at(side+5) + `" height="` + at(side+5) + `" rx="9"/>`)
	}
}

// unseen draws a leaf that has not been looked at, or never will be.
func (f *forest) unseen(b *strings.Builder, s *spot, y float64) {
	if s.node.State == protocol.NodeCut {
		b.WriteString(`<rect class="cutleaf" x="` + at(s.x-8) + `" y="` + at(y+2) + `" width="16" height="18" rx="4"/>`)
		return
	}
	b.WriteString(`<circle class="dot" cx="` + at(s.x) + `" cy="` + at(y+11) + `" r="2.5"/>`)
}

// chip draws the value of a node: square for who maximises, round for who minimises.
func (f *forest) chip(b *strings.Builder, s *spot) {
	text, asked := f.value(s.node, s.path)
	y := foot(s)
	if size(s) == 0 {
		wide := min(f.slot-1, 40)
		class := "leafbox"
		if s.node.Kind != protocol.NodeLeaf && s.node.Kind != protocol.NodeEnd {
			class = "chip " + s.node.Kind
		}
		if strings.Join(s.path, " ") == f.at {
			class += " here"
		}
		b.WriteString(`<rect class="` + class + `" x="` + at(s.x-wide/2) + `" y="` + at(y) + `" width="` + at(wide) +
			`" height="22" rx="4"/>`)
		if wide >= 14 {
			f.text(b, "mid", s.x, y+15.5, min(12, wide*.55), text)
		}
		return
	}
	class := "chip " + s.node.Kind
	switch {
	case asked:
		class += " ask"
	case f.best(s):
		class += " best"
	}
	wide := 36.0
	if len([]rune(text)) > 4 {
		wide = 44 + 3*float64(len([]rune(text))-5)
	}
	b.WriteString(`<rect class="` + class + `" x="` + at(s.x-wide/2) + `" y="` + at(y) + `" width="` + at(wide) +
		`" height="20"/>`)
	f.text(b, "mid strong", s.x, y+14.5, 13, text)
}

// best says whether a node is that of the move that is chosen at the root.
func (f *forest) best(s *spot) bool {
	return f.now.Step == f.now.Steps && len(s.path) == 1 && s.path[0] == f.now.Best
}

// beside writes what stands beside a node: its move, its window, what is so, why moves are cut, what is folded.
func (f *forest) beside(b *strings.Builder, s *spot, y, side float64) {
	if side == 0 {
		return
	}
	m := &f.messages().Watch
	x, line := s.x+side/2+8, y+14.0
	write := func(class, text string) {
		if text != "" {
			f.text(b, class, x, line, 12, text)
			line += 15
		}
	}
	if len(s.path) == 1 {
		write("q", f.write(s.path[0]))
	}
	alpha, beta := f.window(s.node, s.path)
	if len(s.path) < 2 {
		write("bound", alpha)
		write("bound", beta)
		if truth := f.truth(s.node, s.path); truth != "" {
			write("q", m.Truth)
			write("", truth)
		}
	}
	if s.node.CutAlpha != nil && !f.hidden(s.path) {
		f.text(b, "q", s.x+26, foot(s)+14.5, 11.5, "α ≥ β")
	}
	if s.hidden > 0 {
		f.text(b, "q mid", s.x, foot(s)+34, 11.5, m.More(s.hidden))
	}
}

// text writes a text.
func (f *forest) text(b *strings.Builder, class string, x, y, size float64, text string) {
	b.WriteString(`<text class="` + class + `" x="` + at(x) + `" y="` + at(y) + `" font-size="` + at(size) + `">` +
		string(ui.Words(text)) + `</text>`)
}

// at writes a place.
func at(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) }
