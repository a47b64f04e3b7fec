package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/rules"
)

// laying is what a scene has of a game in which pieces are laid from a tray; nothing of it in other games.
type laying struct {
	layer  board.Layer // nil in other games
	ground board.Ground
	points []board.Point
	dead   []int
	ghost  *board.Ghost
}

func layingOf(skin board.Skin, view rules.View) laying {
	layer, _ := skin.(board.Layer)
	if layer == nil {
		return laying{}
	}
	l := laying{layer: layer, ground: layer.Ground(view), points: skin.Points(view)}
	if view.ToMove() == rules.Nobody {
		l.dead = layer.Dead(view) // where the game has ended, they are why
	}
	return l
}

// showLaying adds to a scene what a person at this table asks for or does.
func (s *session) showLaying(sc *scene) {
	if sc.laid.layer == nil {
		return
	}
	if s.dead {
		sc.laid.dead = sc.laid.layer.Dead(s.table.View())
	}
	if g, ok := s.ghostNow(); ok {
		sc.laid.ghost = &g
		sc.targets = nil
	}
}

// classes say how small the points are, so that a phone can enlarge the drawing, and whether a piece is held.
func (l laying) classes() []string {
	for _, p := range l.points {
		if p.On() {
			return []string{"laying", "of" + strconv.Itoa(2*p.R)}
		}
	}
	return nil
}

// scale draws a symbol as large as its point.
func (l laying) scale(drawing app.HTMLElem, r int) {
	if l.layer != nil {
		drawing.Attr("transform", scaling(l.layer, r))
	}
}

func scaling(layer board.Layer, r int) string {
	return "scale(" + strconv.FormatFloat(float64(r)/float64(layer.Scale()), 'f', 3, 64) + ")"
}

// placing returns the attributes with which markup draws a symbol on a point.
func placing(skin board.Skin, p board.Point) string {
	x, y := strconv.Itoa(p.X), strconv.Itoa(p.Y)
	if layer, ok := skin.(board.Layer); ok {
		return ` transform="translate(` + x + " " + y + ") " + scaling(layer, p.R) + `"`
	}
	return ` x="` + x + `" y="` + y + `"`
}

// groundMarkup returns the ground as markup.
func groundMarkup(skin board.Skin, view rules.View) string {
	layer, _ := skin.(board.Layer)
	if layer == nil {
		return ""
	}
	g := layer.Ground(view)
	return `<path class="places" d="` + g.Places + `"/><path class="edge open" d="` + g.Open + `"/><path class="edge" d="` + g.Shut + `"/>`
}

// under draws what is below the pieces.
func (l laying) under() app.UI {
	dead := ""
	for _, i := range l.dead {
		p := l.points[i]
		a, d := p.R/3, strconv.Itoa(p.R/3*2)
		dead += "M" + strconv.Itoa(p.X-a) + " " + strconv.Itoa(p.Y-a) + "l" + d + " " + d + "m0-" + d + "l-" + d + " " + d
	}
	return svg("g").Class("ground").Body(
		svg("path").Class("places").Attr("d", l.ground.Places),
		svg("path").Class("edge", "open").Attr("d", l.ground.Open),
		svg("path").Class("edge").Attr("d", l.ground.Shut),
		svg("path").Class("dead").Attr("d", dead),
	)
}

// over draws the ghost: the piece, and at each contact whether it is allowed, by sign as well as by colour.
func (l laying) over(skin board.Skin) app.UI {
	box := svg("g").Class("ghost")
	if l.ghost == nil {
		return box
	}
	g := l.ghost
	if g.Fault != nil {
		box.Class("refused")
	}
	return box.DataSet("move", string(g.Move)).Body(
		svg("g").Class("shape").Body(app.Range(g.Parts).Slice(func(i int) app.UI {
			p := g.Parts[i]
			return use(skin.Symbol(p.Glyph, -1)).Attr("transform",
				"translate("+strconv.Itoa(p.X)+" "+strconv.Itoa(p.Y)+") "+scaling(l.layer, p.R))
		})),
		svg("g").Body(app.Range(g.Contacts).Slice(func(i int) app.UI {
			c := g.Contacts[i]
			sign, class := "M-7-7L7 7M7-7L-7 7", "no"
			if c.Allowed {
				sign, class = "M-8 0l6 6 10-11", "yes"
			}
			return svg("g").Class(class).Attr("transform", "translate("+strconv.Itoa(c.X)+" "+strconv.Itoa(c.Y)+")").Body(
				svg("circle").Attr("r", 15), svg("path").Attr("d", sign))
		})),
	)
}
