package watch

import (
	"html"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablier/app/watch"
)

// A forest writes the picture of a tree.
type forest struct {
	strings.Builder
	plan   *watch.Plan
	voice  watch.Voice
	boards *boards
	asked  *watch.Question // whose answer is not shown
	cursor string          // the node that the keyboard is on
	best   string          // the move chosen, once the search has ended
}

// nodeID returns the id of the element of a node.
func nodeID(key string) string { return "node-" + strings.ReplaceAll(key, " ", "_") }

// broad is how wide a picture may be that is made to fit the page.
const broad = 1000

// markup returns the picture as markup of one SVG element. Each node is an item of the tree around it.
func (f *forest) markup() string {
	class := "grove"
	if f.plan.Width > broad {
		class += " broad"
	}
	f.put(`<svg class="`, class, `" role="none" viewBox="0 0 `, f.plan.Width, ` `, f.plan.Height,
		`" width="`, f.plan.Width,
		`" focusable="false"><g aria-hidden="true">`)
	f.rowNames()
	for i := range f.plan.Spots {
		f.edge(&f.plan.Spots[i])
	}
	f.put(`</g>`)
	for i := range f.plan.Spots {
		f.node(&f.plan.Spots[i])
	}
	f.put(`</svg>`)
	return f.String()
}

// put writes texts and numbers.
func (f *forest) put(parts ...any) {
	for _, part := range parts {
		switch p := part.(type) {
		case string:
			f.WriteString(p)
		case int:
			f.WriteString(strconv.Itoa(p))
		}
	}
}

// text writes a text in a class at a place.
func (f *forest) text(class string, x, y int, text string) {
	f.put(`<text class="`, class, `" x="`, x, `" y="`, y, `">`, html.EscapeString(text), `</text>`)
}

// rowNames writes at the left who chooses in each row.
func (f *forest) rowNames() {
	named := map[int]bool{}
	for i := range f.plan.Spots {
		s := &f.plan.Spots[i]
		depth := len(s.Path)
		if named[depth] {
			continue
		}
		switch s.Kind {
		case watch.KindMax, watch.KindMin:
			f.text("q", 4, s.Y+max(18, s.Board/2-4), f.voice.Side(s.Kind))
			f.text("q", 4, s.Y+max(34, s.Board/2+12), s.Kind)
		case watch.KindChance:
			f.text("q", 4, s.Y+18, f.voice.Side(s.Kind))
		case watch.KindLeaf:
			f.text("q", 4, s.Y+15, f.voice.Leaves())
		default:
			continue
		}
		named[depth] = true
	}
}

// parent returns where the parent of a node stands.
func (f *forest) parent(s *watch.Spot) *watch.Spot {
	for i := range f.plan.Spots {
		if f.plan.Spots[i].Seen == s.Parent {
			return &f.plan.Spots[i]
		}
	}
	return nil
}

// edge draws the edge to a node, and what stands for the children that are not on the screen.
func (f *forest) edge(s *watch.Spot) {
	if up := f.parent(s); up != nil {
		class := "e"
		switch {
		case s.Current:
			class = "e on"
		case s.State == watch.StateNew || s.State == watch.StateCut:
			class = "e off"
		}
		f.curve(class, up.X, up.Foot(), s.X, s.Y)
		if s.State == watch.StateCut {
			f.strokes((up.X+3*s.X)/4, (up.Foot()+3*s.Y)/4-4)
		}
		if s.Weight > 0 {
			f.text("q mid", s.X, s.Y-5, "×"+strconv.Itoa(s.Weight))
		}
	}
	f.folded(s)
}

func (f *forest) curve(class string, x, y, toX, toY int) {
	mid := (y + toY) / 2
	f.put(`<path class="`, class, `" d="M`, x, ` `, y, `C`, x, ` `, mid, ` `, toX, ` `, mid, ` `, toX, ` `, toY, `"/>`)
}

// strokes are the two strokes across an edge that is cut.
func (f *forest) strokes(x, y int) {
	for _, dx := range []int{-3, 3} {
		f.put(`<path class="cutmark" d="M`, x+dx-3, ` `, y+5, `L`, x+dx+3, ` `, y-5, `"/>`)
	}
}

// folded draws dots for the children of a node that are not on the screen.
func (f *forest) folded(s *watch.Spot) {
	if s.Folded == 0 {
		return
	}
	y := s.Foot() + 34
	if len(s.Children) > 0 {
		x := f.right(s) + 44
		f.curve("e off", s.X, s.Foot(), x, y-10)
		f.text("more mid", x, y+4, f.voice.Branches(s.Folded))
		return
	}
	dots := min(s.Folded, 4)
	for i := range dots {
		x := s.X + 10*i - 5*(dots-1)
		f.curve("e off", s.X, s.Foot(), x, y-3)
		f.put(`<circle class="dot" cx="`, x, `" cy="`, y, `" r="2"/>`)
	}
	if s.Folded > dots && s.Board > 0 {
		f.text("more mid", s.X, y+18, "+ "+strconv.Itoa(s.Folded))
	}
}

// right returns how far to the right the children of a node stand.
func (f *forest) right(s *watch.Spot) int {
	x := s.X
	for i := range f.plan.Spots {
		if f.plan.Spots[i].Parent == s.Seen {
			x = max(x, f.plan.Spots[i].X)
		}
	}
	return x
}

// node draws a node: its board, its value, and what stands beside it.
func (f *forest) node(s *watch.Spot) {
	asked := f.asked != nil && f.asked.Ask != watch.AskLine && strings.Join(f.asked.Path, " ") == s.Key()
	class := "node"
	switch {
	case s.State == watch.StateNew || s.State == watch.StateCut:
		class += " away"
	case f.best != "" && len(s.Path) == 1 && s.Move == f.best:
		class += " best"
	}
	if s.Key() == f.cursor {
		class += " cursor"
	}
	f.put(`<g class="`, class, `" role="treeitem" id="`, html.EscapeString(nodeID(s.Key())),
		`" aria-level="`, len(s.Path)+1,
		`" aria-posinset="`, s.Number, `" aria-setsize="`, s.Siblings(), `"`)
	if s.Inner() {
		f.put(` aria-expanded="`, strconv.FormatBool(len(s.Children) > 0), `"`)
	}
	if s.Key() == f.cursor {
		f.put(` aria-selected="true"`)
	}
	f.put(`><text class="spoken" x="`, s.X, `" y="`, s.Y, `">`, html.EscapeString(f.voice.Node(s.Seen, asked)),
		`</text><g aria-hidden="true">`)
	if s.Board > 0 {
		f.board(s)
		f.chip(s, s.Y+s.Board, asked)
		f.beside(s, asked)
	} else {
		f.value(s, asked)
	}
	f.put(`</g></g>`)
}

// board draws the small board of a node.
func (f *forest) board(s *watch.Spot) {
	x := s.X - s.Board/2
	f.put(`<svg x="`, x, `" y="`, s.Y, `" width="`, s.Board, `" height="`, s.Board, `" viewBox="0 0 600 600" class="bd `,
		f.boards.game.ID(), `" aria-hidden="true">`, f.boards.of(s.Seen), `</svg>`)
	if s.Current {
		f.put(`<rect class="halo" x="`, x-3, `" y="`, s.Y-3, `" width="`, s.Board+6, `" height="`, s.Board+6,
			`" rx="8"/>`)
	}
}

// chip draws the value of a node.
func (f *forest) chip(s *watch.Spot, y int, asked bool) {
	text := f.shown(s, asked)
	if text == "" {
		return
	}
	width := max(34, 9*utf8.RuneCountInString(text)+8)
	class := "chip " + s.Kind
	if asked || s.Here && s.State == watch.StateOpen {
		class += " ask"
	}
	f.put(`<rect class="`, class, `" x="`, s.X-width/2, `" y="`, y, `" width="`, width, `" height="19"/>`)
	f.text("num mid", s.X, y+14, text)
}

// shown returns what stands in the place of the value of a node.
func (f *forest) shown(s *watch.Spot, asked bool) string {
	switch {
	case s.State == watch.StateNew || s.State == watch.StateCut:
		return ""
	case s.Visits > 0 && s.Mean != nil:
		return f.voice.Lang.Decimal(*s.Mean, 2)
	case asked || s.State == watch.StateOpen:
		return "?"
	}
	return f.voice.ValueOf(s.TreeNode)
}

// value draws a node that is its value alone: a leaf, or a node far from the eye.
func (f *forest) value(s *watch.Spot, asked bool) {
	switch text := f.shown(s, asked); {
	case s.State == watch.StateCut:
		f.put(`<rect class="cutleaf" x="`, s.X-8, `" y="`, s.Y, `" width="17" height="19" rx="4"/>`)
	case s.State == watch.StateNew:
		f.put(`<circle class="dot" cx="`, s.X, `" cy="`, s.Y+9, `" r="2.500"/>`)
	case s.Inner() || s.Bound != "":
		f.chip(s, s.Y, asked)
	default:
		width := max(20, 7*utf8.RuneCountInString(text)+5)
		class := "leafbox"
		if s.Current {
			class += " here"
		}
		f.put(`<rect class="`, class, `" x="`, s.X-width/2, `" y="`, s.Y, `" width="`, width,
			`" height="20" rx="4"/>`)
		f.text("num mid leaf", s.X, s.Y+14, text)
	}
	f.because(s, asked)
}
