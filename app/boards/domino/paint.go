package domino

import (
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/domino"
)

// scale is the radius of the points for which the symbols on the board are drawn.
const scale = 50

// Paint implements board.Own: the edge of the zone and its cells, the dead ones, the places of the chosen domino, and
// the preview.
func (o *own) Paint(s *board.Scene, v board.Voice) {
	state := position(o.desk.View()).State
	windowOf(&state).paint(s, o.skin().turned)
	s.Fixed = true
	o.reorient()
	s.Below += o.ground() + o.frame()
	if o.held() >= 0 {
		o.paintHeld(s, v.Words.(*words))
	}
}

// paint gives a scene the size of a window, and the names of its columns and rows.
func (w window) paint(s *board.Scene, turned bool) {
	s.Scale, s.Pans = scale, true
	s.Classes = append(s.Classes, "laying", "of"+strconv.Itoa(w.step()))
	s.Figures += w.figures(turned)
}

// A ground is the cached drawing below the pieces, with its inputs: it stays the same while a preview moves.
type ground struct {
	of     domino.State
	turned bool
	dead   bool
	markup string
}

// ground returns the SVG of the board below the pieces, with the dead cells where they are shown. Where the game has
// ended, the dead cells are why.
func (o *own) ground() string {
	view, skin := o.desk.View(), o.skin()
	now := ground{of: position(view).State, turned: skin.turned, dead: o.dead || view.ToMove() == rules.Nobody}
	if now.of == o.drawn.of && now.turned == o.drawn.turned && now.dead == o.drawn.dead {
		return o.drawn.markup
	}
	var crosses strings.Builder
	if now.dead {
		points := skin.Points(view)
		for _, i := range skin.dead(&now.of) {
			cross(&crosses, points[i])
		}
	}
	now.markup = `<g class="ground">` + windowOf(&now.of).places(skin.turned) +
		`<path class="dead" d="` + crosses.String() + `"/></g>`
	o.drawn = now
	return now.markup
}

// cross writes the path of a cross on a cell.
func cross(b *strings.Builder, p board.Point) {
	a, d := p.R/3, strconv.Itoa(p.R/3*2)
	b.WriteString("M" + pair(p.X-a, p.Y-a) + "l" + d + " " + d + "m0-" + d + "l-" + d + " " + d)
}

// places draws the places of the window, by the corners between them.
func (w window) places(turned bool) string {
	var b strings.Builder
	x1, y1 := w.centre(domino.At(w.minX, w.minY), turned)
	x2, y2 := w.centre(domino.At(w.maxX, w.maxY), turned)
	r := w.step() / 2
	for y := min(y1, y2) + r; y < max(y1, y2); y += 2 * r {
		for x := min(x1, x2) + r; x < max(x1, x2); x += 2 * r {
			b.WriteString("M" + pair(x, y) + "h0")
		}
	}
	return `<path class="places" d="` + b.String() + `"/>`
}

// frame draws a zone of the size of the game, round the laid dominoes and the preview.
func (o *own) frame() string {
	state := position(o.desk.View()).State
	var held []domino.Cell
	if o.preview != nil {
		if m, err := domino.Read(o.preview.move); err == nil {
			first, second := m.Cells()
			held = append(held, first, second)
		}
	}
	return edges(&state, held, o.skin().turned)
}

// edges draws a zone round the laid dominoes and further cells: dashed on the sides to which it can still slide.
func edges(state *domino.State, held []domino.Cell, turned bool) string {
	zone, w := zoneOf(state, held), windowOf(state)
	x1, y1 := w.centre(domino.At(zone.minX, zone.minY), turned)
	x2, y2 := w.centre(domino.At(zone.maxX, zone.maxY), turned)
	r := w.step() / 2
	left, right, top, bottom := min(x1, x2)-r, max(x1, x2)+r, min(y1, y2)-r, max(y1, y2)+r
	across, along := room(state)
	return edge(across, "M"+pair(left, top)+"V"+strconv.Itoa(bottom)+"M"+pair(right, top)+"V"+strconv.Itoa(bottom)) +
		edge(along, "M"+pair(left, top)+"H"+strconv.Itoa(right)+"M"+pair(left, bottom)+"H"+strconv.Itoa(right))
}

func edge(open bool, d string) string {
	class := "edge"
	if open {
		class += " open"
	}
	return `<path class="` + class + `" d="` + d + `"/>`
}

// markup draws the preview: the domino, framed once it has been touched, and a sign at each contact whether it is
// allowed, in shape as well as in colour.
func (g *preview) markup(s *skin, touched bool) string {
	var b strings.Builder
	class := "ghost"
	if g.fault != nil {
		class += " refused"
	}
	b.WriteString(`<g class="` + class + `" data-move="` + string(g.move) + `"><g class="shape">`)
	for _, p := range g.halves {
		p.write(&b, s)
	}
	b.WriteString(`</g>`)
	if p, q := g.halves[0], g.halves[1]; touched {
		frame(&b, min(p.x, q.x), min(p.y, q.y), max(p.x, q.x), max(p.y, q.y), p.r)
	}
	b.WriteString(`<g>`)
	for _, c := range g.signs {
		c.write(&b)
	}
	b.WriteString(`</g></g>`)
	return b.String()
}

// write draws the half.
func (p part) write(b *strings.Builder, s *skin) {
	b.WriteString(`<use href="#` + s.Symbol(p.glyph, -1) + `" transform="translate(` + pair(p.x, p.y) + `) scale(` +
		scaled(p.r) + `)"/>`)
}

// write draws the sign.
func (c sign) write(b *strings.Builder) {
	class, d := "no", "M-7-7L7 7M7-7L-7 7"
	if c.allowed {
		class, d = "yes", "M-8 0l6 6 10-11"
	}
	b.WriteString(`<g class="` + class + `" transform="translate(` + pair(c.x, c.y) + `)"><circle r="15"/>` +
		`<path d="` + d + `"/></g>`)
}
