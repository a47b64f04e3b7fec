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
	r := s.Points[domino.Pieces].R
	s.Scale, s.Pans, s.Fixed = scale, true, true
	s.Classes = append(s.Classes, "laying", "of"+strconv.Itoa(2*r))
	s.Figures += o.figures()
	o.reorient()
	s.Below += o.ground() + o.frame()
	if o.held() >= 0 {
		o.paintHeld(s, v.Words.(*words))
	}
}

// figures draws the names of the visible columns and rows.
func (o *own) figures() string {
	state := position(o.desk.View()).State
	return windowOf(&state).figures(o.skin().turned)
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

// frame draws a zone of the size of the game, round the laid dominoes and the preview: dashed on the sides to which
// it can still slide.
func (o *own) frame() string {
	state, skin := position(o.desk.View()).State, o.skin()
	var held []domino.Cell
	if o.preview != nil {
		if m, err := domino.Read(o.preview.move); err == nil {
			first, second := m.Cells()
			held = append(held, first, second)
		}
	}
	zone := zoneOf(&state, held)
	w := windowOf(&state)
	x1, y1 := w.centre(domino.At(zone.minX, zone.minY), skin.turned)
	x2, y2 := w.centre(domino.At(zone.maxX, zone.maxY), skin.turned)
	r := w.step() / 2
	left, right, top, bottom := min(x1, x2)-r, max(x1, x2)+r, min(y1, y2)-r, max(y1, y2)+r
	across, along := room(&state)
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
		b.WriteString(`<use href="#` + s.Symbol(p.glyph, -1) + `" transform="translate(` + pair(p.x, p.y) + `) scale(` +
			scaled(p.r) + `)"/>`)
	}
	b.WriteString(`</g>`)
	if p, q := g.halves[0], g.halves[1]; touched {
		frame(&b, min(p.x, q.x), min(p.y, q.y), max(p.x, q.x), max(p.y, q.y), p.r)
	}
	b.WriteString(`<g>`)
	for _, c := range g.signs {
		class, sign := "no", "M-7-7L7 7M7-7L-7 7"
		if c.allowed {
			class, sign = "yes", "M-8 0l6 6 10-11"
		}
		b.WriteString(`<g class="` + class + `" transform="translate(` + pair(c.x, c.y) + `)"><circle r="15"/>` +
			`<path d="` + sign + `"/></g>`)
	}
	b.WriteString(`</g></g>`)
	return b.String()
}
