package game

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/study"
	"tablier/app/ui"
)

// The graph's drawing, in units of its SVG: seat 0 wins at the top.
const (
	graphWidth  = 1000
	graphHeight = 100
	graphEdge   = 6 // above and below the values that are proved
)

// graph draws the values over the moves. It is walked through like a slider.
func (r *reviewing) graph() app.UI {
	p := r.page
	m, t, w := p.messages(), p.table(), p.say()
	now, last := t.Shown(), t.Match().Ply()
	graph := ui.El("div").Class("graph").ID("graph").Role("slider").TabIndex(0).Aria("label", m.Study.Graph)
	if !r.charted() {
		return ui.Shown(false, graph)
	}
	return graph.Aria("valuemin", 0).Aria("valuemax", last).Aria("valuenow", now).
		Aria("valuetext", ui.Join(" ", m.LookingAt(w.counts(now), w.counts(last)), w.graphValue(now))).
		OnKeyDown(r.onGraphKey).OnClick(r.onGraph).Body(r.drawGraph())
}

// charted says whether there is anything for a graph to show.
func (r *reviewing) charted() bool {
	return r.page.match.Reviewable() && r.page.match.Review().Begun()
}

// graphLegend says what the graph shows, and all of it in words.
func (r *reviewing) graphLegend() app.UI {
	p := r.page
	m := p.messages()
	box := ui.El("div").Class("legend")
	if !r.charted() {
		return ui.Shown(false, box)
	}
	how, views := m.Study.GraphHow, r.views()
	if p.game.Spec.Secret {
		how = m.Study.GraphEyes
	}
	return box.Body(
		ui.El("p").Class("note").Text(how(p.say().name(0), p.say().name(1))),
		ui.El("details").Body(
			ui.El("summary").Text(m.Study.InWords),
			ui.El("div").Body(app.Range(views).Slice(func(i int) app.UI { return r.spans(views[i]) })),
		),
	)
}

// views returns the eyes with which the study is shown: both seats' where they knew different things, unless the game
// is looked at as one of them; -1 where nothing was hidden.
func (r *reviewing) views() []int {
	switch eyes := r.page.table().SeenAs(); {
	case !r.page.game.Spec.Secret:
		return []int{-1}
	case eyes >= 0:
		return []int{eyes}
	}
	return []int{0, 1}
}

// sees says whether a position is one that was judged with some eyes, or the end, which nobody judged.
func sees(eyes int, p study.Point) bool { return p.Eyes == eyes || p.Eyes < 0 }

func (r *reviewing) drawGraph() app.UI {
	var plots [2]plot // always as many, so that the drawing keeps its parts
	guesses := [2]string{"guess", "guess"}
	for i, eyes := range r.views() {
		plots[i] = r.plot(eyes)
		if eyes >= 0 {
			guesses[i] = "of-" + strconv.Itoa(eyes)
			plots[i].ground, plots[i].area = nil, nil // there is a line for each
		}
	}
	g, other := &plots[0], &plots[1]
	now := r.page.table().Shown()
	x := strconv.Itoa(g.x(now))
	cursor := []byte("M" + x + " 0V100")
	if p := r.page.match.Review().At(now); p.Known {
		cursor = append(cursor, g.dot(now, p)...)
	}
	path := func(class string, d []byte) app.UI { return ui.SVG("path").Class(class).Attr("d", string(d)) }
	svg := ui.SVG("svg").Attr("viewBox", "0 0 1000 100").Attr("preserveAspectRatio", "none").Attr("aria-hidden", "true")
	return svg.Body(
		path("ground", g.ground),
		path("area", g.area),
		ui.SVG("path").Class("middle").Attr("d", "M0 50H1000"),
		path(guesses[0], g.guess), path(guesses[1], other.guess), path("sure", append(g.sure, other.sure...)),
		path("turned", append(g.turns, other.turns...)), path("now", cursor),
	)
}

// plot draws the values that were found with some eyes.
func (r *reviewing) plot(eyes int) plot {
	p := r.page
	g := plot{last: p.match.Review().Positions() - 1}
	for ply := range g.last + 1 {
		at, turned := p.match.Review().At(ply), ply
		if eyes >= 0 {
			turned++ // the position after the move is seen with other eyes
		}
		if !sees(eyes, at) {
			continue
		}
		g.add(ply, at)
		if p.match.Review().TurnAt(turned) != study.NoTurn {
			g.turns = append(g.turns, g.dot(ply, at)...)
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
func (r *reviewing) spans(eyes int) app.UI {
	p, w := r.page, r.page.say()
	var lines []string
	from, to, said, shown := 0, 0, "", 0
	say := func() {
		if said != "" {
			lines = append(lines, p.messages().Study.Span(w.counts(from), w.counts(to), said))
			if from <= p.table().Shown() {
				shown = len(lines) - 1
			}
		}
	}
	for ply := range p.match.Review().Positions() {
		at, value := p.match.Review().At(ply), ""
		if !sees(eyes, at) {
			continue
		}
		if at.Known {
			value = w.span(at.Value)
		}
		if value != said {
			say()
			from, said = ply, value
		}
		to = ply
	}
	say()
	first, end := around(shown, len(lines))
	lines = lines[first:end]
	whose := ui.El("p")
	if eyes >= 0 {
		whose.Text(p.messages().Study.Eyes(w.name(eyes)))
	}
	return ui.El("div").Body(
		ui.Shown(eyes >= 0, whose),
		ui.El("ul").Body(app.Range(lines).Slice(func(i int) app.UI { return ui.El("li").Text(lines[i]) })),
	)
}

// mostListed is how many lines the review lists at a time: those around what is looked at.
const mostListed = 200

// around returns which of so many lines are listed, around one of them.
func around(line, all int) (from, to int) {
	from = max(0, min(line-mostListed/2, all-mostListed))
	return from, min(all, from+mostListed)
}

// onGraph looks at the position above which the graph was touched.
func (r *reviewing) onGraph(ctx app.Context, e app.Event) {
	width := ctx.JSSrc().Get("clientWidth").Float()
	if last := r.page.table().Match().Ply(); width > 0 {
		r.page.walker.goTo(int(e.Get("offsetX").Float()/width*float64(last) + .5))
	}
}

// onGraphKey walks as in the list of moves, but that up is further, as on any slider.
func (r *reviewing) onGraphKey(ctx app.Context, e app.Event) {
	step := 0
	switch e.Get("key").String() {
	case "ArrowUp":
		step = 1
	case "ArrowDown":
		step = -1
	default:
		r.page.walker.onKey(ctx, e)
		return
	}
	e.PreventDefault()
	r.page.walker.step(step)
}
