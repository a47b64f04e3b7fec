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

// Paint implements board.Own: the edge of the zone and its cells, the dead ones, the places of the domino chosen, and
// the preview.
func (o *own) Paint(s *board.Scene, v board.Voice) {
	r := s.Points[domino.Pieces].R
	s.Scale, s.Pans, s.Fixed = scale, true, true
	s.Classes = append(s.Classes, "laying", "of"+strconv.Itoa(2*r))
	s.Below += o.ground()
	if o.held() >= 0 {
		o.paintHeld(s, v.Words.(*words))
	}
}

// A ground is what lies below the pieces, as markup, and what it has been drawn of: it stays the same while a preview
// moves.
type ground struct {
	of     domino.State
	turned bool
	dead   bool
	markup string
}

// ground returns the markup below the pieces. Where the game has ended, the dead cells are why.
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
	now.markup = `<g class="ground">` + windowOf(&now.of).markup(&now.of, skin.turned) +
		`<path class="dead" d="` + crosses.String() + `"/></g>`
	o.drawn = now
	return now.markup
}

// cross writes the path of a cross on a cell.
func cross(b *strings.Builder, p board.Point) {
	a, d := p.R/3, strconv.Itoa(p.R/3*2)
	b.WriteString("M" + pair(p.X-a, p.Y-a) + "l" + d + " " + d + "m0-" + d + "l-" + d + " " + d)
}

// markup draws the edge of the window, each side dashed while there is room beyond what lies, and its places.
func (w window) markup(s *domino.State, turned bool) string {
	left, top := w.corner()
	step := w.step()
	right, bottom := left+w.wide()*step, top+w.high()*step
	room := sidesOf(s)
	if turned {
		left, right, top, bottom = board.Size-right, board.Size-left, board.Size-bottom, board.Size-top
		room = sides{room.right, room.left, room.below, room.above}
	}
	var open, shut, places strings.Builder
	for _, side := range []struct {
		open           bool
		x1, y1, x2, y2 int
	}{
		{room.left, left, bottom, left, top}, {room.above, left, top, right, top},
		{room.right, right, top, right, bottom}, {room.below, right, bottom, left, bottom},
	} {
		line := &shut
		if side.open {
			line = &open
		}
		line.WriteString("M" + pair(side.x1, side.y1) + "L" + pair(side.x2, side.y2))
	}
	for y := top + step; y < bottom; y += step {
		for x := left + step; x < right; x += step {
			places.WriteString("M" + pair(x, y) + "h0")
		}
	}
	return `<path class="places" d="` + places.String() + `"/><path class="edge open" d="` + open.String() +
		`"/><path class="edge" d="` + shut.String() + `"/>`
}

// markup draws the preview: the domino, framed once it has been touched, and at each contact whether it is allowed, by
// sign as well as by colour.
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
	for _, c := range g.contacts {
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
