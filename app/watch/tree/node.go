package tree

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablier/ai/protocol"
	"tablier/app/ui"
)

// levels says at the left who chooses on each level.
func (f *Forest) levels(b *strings.Builder, deepest int) {
	m := f.messages()
	for ply := range deepest + 1 {
		i := slices.IndexFunc(f.spots, func(s spot) bool { return len(s.path) == ply && chooses(s.node) })
		if i < 0 {
			i = slices.IndexFunc(f.spots, func(s spot) bool { return len(s.path) == ply })
		}
		y := top(ply) + 26
		if size(&f.spots[i]) == 0 {
			y = top(ply) + 15
		}
		switch kind := f.spots[i].node.Kind; kind {
		case protocol.NodeMax, protocol.NodeMin:
			for j, line := range f.level(kind, f.spots[i].path) {
				f.text(b, "q", 0, y+16*float64(j), 12.5, line)
			}
		case protocol.NodeChance:
			f.text(b, "q", 0, y, 12.5, m.Chance)
		default:
			f.text(b, "q", 0, y, 12.5, m.Leaves)
		}
	}
}

// level says in short lines who chooses on the level of a node, and how: for negamax, for whom the values are, and that
// their sign is another one than above.
func (f *Forest) level(kind string, path []string) []string {
	m := f.messages()
	switch {
	case f.Algorithm == protocol.Negamax && len(path) == 0:
		return []string{m.For(f.Chooser(kind))}
	case f.Algorithm == protocol.Negamax:
		return append([]string{m.For(f.Chooser(kind)) + ","}, m.Turned[:]...)
	case kind == protocol.NodeMin:
		return []string{f.Chooser(kind), m.Min}
	}
	return []string{f.Chooser(kind), m.Max}
}

// chooses says whether a player or chance chooses in a node.
func chooses(n *protocol.TreeNode) bool {
	return n.Kind != protocol.NodeLeaf && n.Kind != protocol.NodeEnd
}

// edge draws the way from the parent of a node.
func (f *Forest) edge(b *strings.Builder, s *spot) {
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
	x1, y1, x2, y2 := p.x, foot(p)+20, s.x, foot(s)-f.side(s)
	half := (y1 + y2) / 2
	b.WriteString(`<path class="` + class + `" d="M` + at(x1) + " " + at(y1) + "C" + at(x1) + " " + at(half) + " " +
		at(x2) + " " + at(half) + " " + at(x2) + " " + at(y2) + `"/>`)
	if s.node.State == protocol.NodeCut && p.node.CutAlpha != nil && size(s) > 0 && !f.Predictions.Hides(p.path) {
		x, y := (x1+x2)/2, half
		for _, d := range []float64{-3, 3} {
			b.WriteString(`<path class="cutmark" d="M` + at(x+d-3) + " " + at(y+5) + "L" + at(x+d+3) + " " + at(y-5) + `"/>`)
		}
	}
}

// onWay says whether a node is on the way to the present position.
func (f *Forest) onWay(s *spot) bool {
	return len(s.path) <= len(f.Tree.Where) && slices.Equal(s.path, f.Tree.Where[:len(s.path)])
}

// draw draws a node: its board, its chip, and what it holds.
func (f *Forest) draw(b *strings.Builder, s *spot) {
	y, side := top(len(s.path)), size(s)
	unseen := s.node.State == protocol.NodeNew || s.node.State == protocol.NodeCut
	if side > 0 {
		f.board(b, s, unseen)
	}
	switch {
	case !unseen:
		truth := f.Truth(s.node, s.path)
		f.chip(b, s)
		f.beside(b, s, y, side, truth)
		f.sign(b, s, truth)
	case side == 0:
		f.unseen(b, s, y)
	}
	f.touch(b, s, y, side)
}

// touch draws the places where mouse or finger choose a node and unfold its branches.
func (f *Forest) touch(b *strings.Builder, s *spot, y, side float64) {
	wide := max(f.side(s), min(f.slot, 40))
	b.WriteString(`<rect class="touch"` + string(ui.Attr("data-act", "pick "+s.key)) + ` x="` + at(s.x-wide/2) + `" y="` +
		at(y) + `" width="` + at(wide) + `" height="` + at(side+22) + `"/>`)
	if s.hidden > 0 && side > 0 {
		b.WriteString(`<rect class="touch"` + string(ui.Attr("data-act", "fold "+s.key)) + ` x="` + at(s.x-40) + `" y="` +
			at(y+side+22) + `" width="80" height="18"/>`)
	}
}

// board draws the small board of a node, with a ring where the search is, or the keyboard.
func (f *Forest) board(b *strings.Builder, s *spot, unseen bool) {
	side := f.side(s)
	y := foot(s) - side
	if unseen {
		b.WriteString(`<g class="away">`)
	}
	b.WriteString(strings.Replace(f.Small(s.path), "<svg ", `<svg x="`+at(s.x-side/2)+`" y="`+at(y)+`" width="`+at(side)+
		`" height="`+at(side)+`" `, 1))
	if unseen {
		b.WriteString(`</g>`)
	}
	class := ""
	switch {
	case slices.Equal(s.path, f.Tree.Where) || len(s.path) == 0 && f.onWay(s):
		class = "halo"
	case s.key == f.At:
		class = "halo thin"
	}
	if class != "" {
		b.WriteString(`<rect class="` + class + `" x="` + at(s.x-side/2-2.5) + `" y="` + at(y-2.5) + `" width="` +
			at(side+5) + `" height="` + at(side+5) + `" rx="9"/>`)
	}
}

// unseen draws a leaf that has not been looked at, or never will be.
func (f *Forest) unseen(b *strings.Builder, s *spot, y float64) {
	if s.node.State == protocol.NodeCut {
		b.WriteString(`<rect class="cutleaf" x="` + at(s.x-8) + `" y="` + at(y+2) + `" width="16" height="18" rx="4"/>`)
		return
	}
	b.WriteString(`<circle class="dot" cx="` + at(s.x) + `" cy="` + at(y+11) + `" r="2.5"/>`)
}

// chip draws the value of a node: square for who maximises, round for who minimises.
func (f *Forest) chip(b *strings.Builder, s *spot) {
	text, asked := f.Value(s.node, s.path)
	letters := float64(utf8.RuneCountInString(text))
	if size(s) == 0 {
		f.leafChip(b, s, text, letters)
		return
	}
	class := "chip " + s.node.Kind
	switch {
	case asked:
		class += " ask"
	case f.best(s):
		class += " best"
	case f.Tree.Step == f.Tree.Steps && len(s.path) == 0:
		class += " ask" // what the search was for
	}
	wide := max(min(36, f.side(s)+betweenBoards-1), 14+7.5*letters)
	b.WriteString(`<rect class="` + class + `" x="` + at(s.x-wide/2) + `" y="` + at(foot(s)+1) + `" width="` + at(wide) +
		`" height="20"/>`)
	f.text(b, "mid strong", s.x, foot(s)+15.5, 13, text)
	f.known(b, s, wide)
}

// known frames the value of a node twice where the program knew it from before.
func (f *Forest) known(b *strings.Builder, s *spot, wide float64) {
	if f.Again[s.key] {
		b.WriteString(`<rect class="again" x="` + at(s.x-wide/2-2.5) + `" y="` + at(foot(s)-1.5) + `" width="` +
			at(wide+5) + `" height="25" rx="6"/>`)
	}
}

// leafChip draws the value of a node without a board, in letters that fit its slot.
func (f *Forest) leafChip(b *strings.Builder, s *spot, text string, letters float64) {
	wide := min(float64(f.width(s))*f.slot-1, 44)
	class := "leafbox"
	if s.node.Kind != protocol.NodeLeaf && s.node.Kind != protocol.NodeEnd {
		class = "chip " + s.node.Kind
	}
	b.WriteString(`<rect class="` + class + `" x="` + at(s.x-wide/2) + `" y="` + at(foot(s)) + `" width="` + at(wide) +
		`" height="22"/>`)
	if letter := min(12, (wide-1)/letters/.66); letter >= 6 {
		f.text(b, "mid", s.x, foot(s)+15.5, letter, text)
	}
	f.known(b, s, wide-5)
	if s.key == f.At {
		b.WriteString(`<rect class="halo thin" x="` + at(s.x-wide/2-2) + `" y="` + at(foot(s)-2) + `" width="` +
			at(wide+4) + `" height="26" rx="6"/>`)
	}
}

// best says whether a node is that of the move that is chosen at the root.
func (f *Forest) best(s *spot) bool {
	return f.Tree.Step == f.Tree.Steps && len(s.path) == 1 && s.path[0] == f.Tree.Best
}

// beside writes what stands beside a node, as far as there is room: its move, its window, its visits, what is so; below
// it, what is folded.
func (f *Forest) beside(b *strings.Builder, s *spot, y, side float64, truth string) {
	if side == 0 {
		return
	}
	m := f.messages()
	x, line := s.x+side/2+8, y+14.0
	write := func(class, text string) {
		if text != "" && fits(text, s.room-side-12) {
			f.text(b, class, x, line, 12, text)
			line += 15
		}
	}
	if len(s.path) == 1 {
		write("q", f.Move(s.path[0]))
	}
	alpha, beta := f.Window(s.node, s.path)
	if len(s.path) < 2 {
		write("bound", alpha)
		write("bound", beta)
		if s.node.Visits > 0 {
			write("q", m.Visits(s.node.Visits))
		}
	}
	if truth != "" && f.roomFor(s, truth) {
		write("q", m.Truth)
		write("", truth)
	}
	if s.hidden > 0 {
		text := m.More(s.hidden)
		if !fits(text, s.room-2) {
			text = "+\u202f" + strconv.Itoa(s.hidden)
		}
		f.text(b, "q mid", s.x, foot(s)+34, 11.5, text)
	}
}

// fits says whether there is room for a text of the usual size.
func fits(text string, room float64) bool {
	const letter = 6.2
	return letter*float64(utf8.RuneCountInString(text)) <= room
}

// text appends an SVG text element.
func (f *Forest) text(b *strings.Builder, class string, x, y, size float64, text string) {
	b.WriteString(`<text class="` + class + `" x="` + at(x) + `" y="` + at(y) + `" font-size="` + at(size) + `">` +
		string(ui.EscapeText(text)) + `</text>`)
}

// at returns a coordinate as text with one decimal.
func at(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) }
