package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/study"
)

// The graph's drawing, in units of its SVG: seat 0 wins at the top.
const (
	graphWidth  = 1000
	graphHeight = 100
	graphEdge   = 6 // above and below the values that are proved
)

// studyGraph draws the values over the moves. It is walked through like a slider.
func (r *Root) studyGraph(s *session) app.UI {
	m, t := r.words(), s.table
	now, last := t.Looking(), t.Match().Ply()
	graph := el("div").Class("graph").ID("graph").Role("slider").TabIndex(0).Aria("label", m.Study.Graph)
	if !s.charted() {
		return shown(false, graph)
	}
	return graph.Aria("valuemin", 0).Aria("valuemax", last).Aria("valuenow", now).
		Aria("valuetext", join(" ", m.LookingAt(s.counts(now), s.counts(last)), r.graphValue(s, now))).
		OnKeyDown(r.onGraphKey).OnClick(r.onGraph).Body(s.drawGraph())
}

// charted says whether there is anything for a graph to show.
func (s *session) charted() bool { return s.studyable() && s.study.At(0).Known }

// graphLegend says what the graph shows, and all of it in words.
func (r *Root) graphLegend(s *session) app.UI {
	m, t := r.words(), s.table
	box := el("div").Class("legend")
	if !s.charted() {
		return shown(false, box)
	}
	how, views := m.Study.GraphHow, s.views()
	if s.game.Spec.Secret {
		how = m.Study.GraphEyes
	}
	return box.Body(
		el("p").Class("note").Text(how(r.seatName(t, 0), r.seatName(t, 1))),
		el("details").Body(el("summary").Text(m.Study.InWords), el("div").Body(app.Range(views).Slice(func(i int) app.UI {
			return r.spans(s, views[i])
		}))),
	)
}

// views returns the eyes with which the study is shown: both seats' where they knew different things, unless the game
// is looked at as one of them; -1 where nothing was hidden.
func (s *session) views() []int {
	switch eyes := s.table.SeenAs(); {
	case !s.game.Spec.Secret:
		return []int{-1}
	case eyes >= 0:
		return []int{eyes}
	}
	return []int{0, 1}
}

// sees says whether a position is one that was judged with some eyes, or the end, which nobody judged.
func sees(eyes int, p study.Point) bool { return p.Eyes == eyes || p.Eyes < 0 }

// graphValue says the value of a position of the graph, and whose it is where that makes a difference.
func (r *Root) graphValue(s *session, ply int) string {
	p := s.study.At(ply)
	switch {
	case !p.Known:
		return r.words().Study.GraphNone
	case p.Eyes >= 0:
		return r.words().Study.Eyes(r.seatName(s.table, p.Eyes)) + ", " + r.verdict(s, p.Value)
	}
	return r.verdict(s, p.Value)
}

func (s *session) drawGraph() app.UI {
	var plots [2]plot // always as many, so that the drawing keeps its parts
	guesses := [2]string{"guess", "guess"}
	for i, eyes := range s.views() {
		plots[i] = s.plot(eyes)
		if eyes >= 0 {
			guesses[i] = "of-" + strconv.Itoa(eyes)
			plots[i].ground, plots[i].area = nil, nil // there is a line for each
		}
	}
	g, other := &plots[0], &plots[1]
	now := s.table.Looking()
	x := strconv.Itoa(g.x(now))
	cursor := []byte("M" + x + " 0V100")
	if p := s.study.At(now); p.Known {
		cursor = append(cursor, g.dot(now, p)...)
	}
	path := func(class string, d []byte) app.UI { return svg("path").Class(class).Attr("d", string(d)) }
	return svg("svg").Attr("viewBox", "0 0 1000 100").Attr("preserveAspectRatio", "none").Attr("aria-hidden", "true").Body(
		path("ground", g.ground),
		path("area", g.area),
		svg("path").Class("middle").Attr("d", "M0 50H1000"),
		path(guesses[0], g.guess), path(guesses[1], other.guess), path("sure", append(g.sure, other.sure...)),
		path("turned", append(g.turns, other.turns...)), path("now", cursor),
	)
}

// plot draws the values that were found with some eyes.
func (s *session) plot(eyes int) plot {
	g := plot{last: s.study.Positions() - 1}
	for ply := range g.last + 1 {
		p, turned := s.study.At(ply), ply
		if eyes >= 0 {
			turned++ // the position after the move is seen with other eyes
		}
		if !sees(eyes, p) {
			continue
		}
		g.add(ply, p)
		if s.study.TurnAt(turned) != study.NoTurn {
			g.turns = append(g.turns, g.dot(ply, p)...)
		}
	}
	g.end()
	return g
}

// A plot draws the line of the values as it is told them, position by position.
type plot struct {
	last               int    // ply
	ground, area       []byte // where values are known, and the share of seat 0 in it
	sure, guess, turns []byte
	before             study.Point
	at                 int // the ply of that
}

func (g *plot) x(ply int) int {
	if g.last == 0 {
		return 0
	}
	return ply * graphWidth / g.last
}

// y returns the height of a value, from the top.
func (g *plot) y(p study.Point) int {
	return graphHeight/2 - int(p.Lead*(graphHeight/2-graphEdge))
}

func (g *plot) add(ply int, p study.Point) {
	x, y := g.x(ply), g.y(p)
	switch {
	case p.Known && g.before.Known:
		g.area = pair(g.area, 'L', x, y)
		line := &g.guess
		if p.Exact && g.before.Exact {
			line = &g.sure
		}
		*line = pair(pair(*line, 'M', g.x(g.at), g.y(g.before)), 'L', x, y)
	case p.Known:
		g.ground = append(pair(g.ground, 'M', x, 0), "V100"...)
		g.area = pair(pair(g.area, 'M', x, graphHeight), 'L', x, y)
	case g.before.Known:
		g.shut(g.x(g.at))
	}
	g.before, g.at = p, ply
}

// shut ends a piece of the ground and of the area.
func (g *plot) shut(x int) {
	g.ground = append(pair(pair(g.ground, 'L', x, graphHeight), 'L', x, 0), 'Z')
	g.area = append(pair(g.area, 'L', x, graphHeight), 'Z')
}

func (g *plot) end() {
	if g.before.Known {
		g.shut(g.x(g.last))
	}
}

// dot returns a line of no length, whose round ends make a dot that the stretched drawing leaves round.
func (g *plot) dot(ply int, p study.Point) []byte {
	return append(pair(nil, 'M', g.x(ply), g.y(p)), 'h', '0')
}

// pair appends a step of a path.
func pair(path []byte, step byte, x, y int) []byte {
	path = strconv.AppendInt(append(path, step), int64(x), 10)
	return strconv.AppendInt(append(path, ' '), int64(y), 10)
}

// spans says the values that were found with some eyes in words, each as long as it lasts.
func (r *Root) spans(s *session, eyes int) app.UI {
	var lines []string
	from, to, said := 0, 0, ""
	say := func() {
		if said != "" {
			lines = append(lines, r.words().Study.Span(s.counts(from), s.counts(to), said))
		}
	}
	for ply := range s.study.Positions() {
		p, value := s.study.At(ply), ""
		if !sees(eyes, p) {
			continue
		}
		if p.Known {
			value = r.spanWords(s, p.Value)
		}
		if value != said {
			say()
			from, said = ply, value
		}
		to = ply
	}
	say()
	whose := el("p")
	if eyes >= 0 {
		whose.Text(r.words().Study.Eyes(r.seatName(s.table, eyes)))
	}
	return el("div").Body(
		shown(eyes >= 0, whose),
		el("ul").Body(app.Range(lines).Slice(func(i int) app.UI { return el("li").Text(lines[i]) })),
	)
}

// even is how far from nothing an estimate is still called even.
const even = 0.2

// spanWords says a value in so few words that many positions share them.
func (r *Root) spanWords(s *session, v study.Value) string {
	m := r.words()
	if !v.Exact && v.Lead > -even && v.Lead < even {
		return m.Study.Balanced
	}
	seat := 0
	if v.Lead < 0 {
		seat = 1
	}
	name := r.seatName(s.table, seat)
	switch {
	case !v.Exact:
		return m.Study.Ahead(name)
	case v.Lead == 0:
		return m.Study.Drawn
	}
	return m.Study.Winning(name)
}

// onGraph looks at the position above which the graph was touched.
func (r *Root) onGraph(ctx app.Context, e app.Event) {
	width := ctx.JSSrc().Get("clientWidth").Float()
	if last := r.current().table.Match().Ply(); width > 0 {
		r.look(int(e.Get("offsetX").Float()/width*float64(last) + .5))
	}
}

// onGraphKey walks as in the list of moves, but that up is further, as on any slider.
func (r *Root) onGraphKey(ctx app.Context, e app.Event) {
	step := 0
	switch e.Get("key").String() {
	case "ArrowUp":
		step = 1
	case "ArrowDown":
		step = -1
	default:
		r.onMovesKey(ctx, e)
		return
	}
	e.PreventDefault()
	r.step(step)
}
