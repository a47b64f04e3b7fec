package watch

import (
	"html"
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/watch"
)

// program returns the program of the algorithm that is shown.
func (k *Kind) program() watch.Program {
	m := &i18n.Of(k.site.Lang).Watch
	texts, first := m.Programs, k.voice().Side(watch.KindMax)
	if k.plain {
		texts = m.Sentences
	} else {
		first = strings.ToUpper(first)
	}
	return watch.ParseProgram(texts[k.session.Algorithm], first)
}

// side draws what stands beside the tree: the program, the calls, the counters and the growth.
func (k *Kind) side(m *i18n.Watch) app.UI {
	t := k.session.Tree
	if t == nil {
		t = &protocol.Tree{}
	}
	mode := func(id, text string, on bool) app.UI {
		return ui.Button().Class("mode").ID(id).Text(text).Aria("pressed", strconv.FormatBool(on))
	}
	return ui.Shown(k.session.Tree != nil, ui.El("section").Class("slab", "side").Aria("label", m.Program).Body(
		ui.El("header").OnClick(k.onMode).Body(
			ui.El("h2").Text(m.Program),
			ui.El("div").Class("right").Body(mode("watch-python", m.Python, !k.plain), mode("watch-plain", m.InSentences,
				k.plain)),
		),
		ui.Raw(k.code(t)),
		k.calls(m, t),
		k.race(m, t),
		k.grown(m),
	))
}

func (k *Kind) onMode(_ app.Context, e app.Event) {
	k.plain = ui.ControlOf(e) == "watch-plain"
	k.redraw()
}

// code draws the program, with the line that is run.
func (k *Kind) code(t *protocol.Tree) ui.HTML {
	p := k.program()
	lit := p.Number(watch.Mark(t, k.session.Algorithm))
	if t.Event == "" {
		lit = 0
	}
	var b strings.Builder
	class := "listing"
	if k.plain {
		class += " plain"
	}
	b.WriteString(`<ol class="` + class + `" tabindex="0">`)
	for i, line := range p {
		b.WriteString(`<li`)
		if i+1 == lit {
			b.WriteString(` class="lit" aria-current="step"`)
		}
		text := html.EscapeString(line.Text)
		if !k.plain {
			text = painted(line.Text)
		}
		b.WriteString(`><span>` + text + `</span></li>`)
	}
	b.WriteString(`</ol>`)
	return ui.HTML(b.String())
}

// painted returns a line of Python with its words in their colours.
func painted(line string) string {
	code, comment, commented := strings.Cut(line, "#")
	var b strings.Builder
	for len(code) > 0 {
		n := strings.IndexFunc(code, func(r rune) bool { return !word(r) })
		switch {
		case n < 0:
			n = len(code)
		case n == 0:
			for _, r := range code {
				n = len(string(r))
				break
			}
		}
		b.WriteString(paint(code[:n]))
		code = code[n:]
	}
	if commented {
		b.WriteString(`<span class="c">#` + html.EscapeString(comment) + `</span>`)
	}
	return b.String()
}

func word(r rune) bool {
	return r == '_' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' || r > 127
}

const keywords = " def if elif else for in while return break or and not "

// paint returns a word of Python in its colour.
func paint(text string) string {
	switch {
	case strings.Contains(keywords, " "+text+" ") && text != " ":
		return `<span class="k">` + text + `</span>`
	case text[0] >= '0' && text[0] <= '9':
		return `<span class="n">` + text + `</span>`
	}
	return html.EscapeString(text)
}

// mostCalls is how many calls of a deep stack are shown: the first and the last ones.
const mostCalls = 5

// calls draws the stack of calls with their arguments.
func (k *Kind) calls(m *i18n.Watch, t *protocol.Tree) app.UI {
	var b strings.Builder
	b.WriteString(`<ol>`)
	from := max(0, len(t.Stack)-mostCalls)
	for i := from; i < len(t.Stack); i++ {
		class := "d" + strconv.Itoa(min(i-from, mostCalls))
		if i == len(t.Stack)-1 {
			class += " here"
		}
		b.WriteString(`<li class="` + class + `"><span>` + html.EscapeString(k.call(t, i)) + `</span><span>` +
			html.EscapeString(m.Line(k.lineOf(t, i))) + `</span></li>`)
	}
	b.WriteString(`</ol>`)
	most := k.session.Depth + 1
	if k.session.Algorithm == watch.MonteCarlo {
		most = len(t.Stack)
	}
	return ui.Shown(len(t.Stack) > 0, ui.El("div").Class("stack").Body(
		ui.El("h2").Body(ui.El("span").Text(m.Calls), ui.El("span").Text(m.CallsOf(len(t.Stack), most))),
		ui.Raw(ui.HTML(b.String())),
	))
}

// shortNames are the functions of the programs.
var shortNames = map[string]string{
	watch.Minimax: "minimax", watch.Negamax: "negamax", watch.Expectimax: "expectimax", watch.MonteCarlo: "n",
}

// call writes a call as it stands in the program.
func (k *Kind) call(t *protocol.Tree, i int) string {
	v, f := k.voice(), &t.Stack[i]
	name, ok := shortNames[k.session.Algorithm]
	if !ok {
		name = "ab"
	}
	arguments := []string{v.Move(f.Move), strconv.Itoa(f.Depth)}
	if watch.Bounds(k.session.Algorithm) {
		arguments = append(arguments, v.Bound(f.Alpha, true), v.Bound(f.Beta, false))
	}
	return name + "(" + strings.Join(arguments, ", ") + ")"
}

// lineOf returns the line at which a call is: the last one where the step is, the others where they call.
func (k *Kind) lineOf(t *protocol.Tree, i int) int {
	p := k.program()
	if i == len(t.Stack)-1 {
		return p.Number(watch.Mark(t, k.session.Algorithm))
	}
	kind := watch.KindMax
	path := make([]string, 0, i)
	for _, f := range t.Stack[1 : i+1] {
		path = append(path, f.Move)
	}
	if n := watch.Find(&t.Root, path); n != nil {
		kind = n.Kind
	}
	return p.Number(watch.CallMark(k.session.Algorithm, kind))
}

// race draws the counters of the algorithm, beside those of another one at the same point.
func (k *Kind) race(m *i18n.Watch, t *protocol.Tree) app.UI {
	beside := watch.Beside(k.session.Algorithm)
	both := t.Beside != nil && beside != ""
	other := protocol.Counts{}
	if both {
		other = *t.Beside
	}
	own := t.Counts
	row := func(name string, a, b int, plain bool) app.UI {
		most := max(a, b, 1)
		cell := func(n int, hidden bool) app.UI {
			text := strconv.Itoa(n)
			if hidden {
				text = "–"
			}
			return ui.El("td").Body(ui.El("span").Text(text),
				ui.Shown(!plain, ui.El("progress").Attr("max", strconv.Itoa(most)).Attr("value", strconv.Itoa(n)).
					Aria("hidden", "true")))
		}
		return ui.El("tr").Body(ui.El("th").Attr("scope", "row").Text(name),
			ui.Shown(both, cell(a, plain && !watch.Bounds(beside)).(app.HTMLElem)), cell(b, false))
	}
	return ui.El("div").Class("race").Body(
		ui.El("h2").Text(m.SamePoint),
		ui.El("table").Body(
			ui.El("thead").Body(ui.El("tr").Body(ui.El("td"),
				ui.Shown(both, ui.El("th").Attr("scope", "col").Text(m.Algorithms[beside])),
				ui.El("th").Attr("scope", "col").Text(m.Algorithms[k.session.Algorithm]))),
			ui.El("tbody").Body(
				row(m.Nodes, other.Nodes, own.Nodes, false),
				row(m.LeafNodes, other.Leaves, own.Leaves, false),
				row(m.Cuts, other.Cuts, own.Cuts, true),
				ui.Shown(own.Hits > 0, row(m.Hits, other.Hits, own.Hits, true).(app.HTMLElem)),
			),
		),
	)
}

// deepestGrowth is up to which depth the growth is drawn.
const deepestGrowth = 8

// grown draws the nodes of each depth, once a person asks for them.
func (k *Kind) grown(m *i18n.Watch) app.UI {
	s := k.session
	fits := s.Algorithm != watch.MonteCarlo && s.Algorithm != watch.Backward
	g := k.growth
	if g == nil {
		g = &watch.Growth{}
	}
	rate := ""
	if len(g.Algorithms) > 0 && g.Done && g.Rate(0) > 0 {
		rate = m.Algorithms[g.Algorithms[0]] + " – " + m.GrowthRate(k.site.Lang.Decimal(g.Rate(0), 1))
	}
	return ui.Shown(fits, ui.El("div").Class("growth").Body(
		ui.El("h2").Body(ui.El("span").Text(m.Growth),
			ui.Shown(k.growth == nil, ui.Button().Class("mode").ID("watch-growth").Text(m.GrowthDraw).OnClick(k.onGrowth))),
		ui.El("table").Body(ui.Shown(len(g.Rows) > 0, ui.El("thead").Body(ui.El("tr").Body(
			ui.El("th").Attr("scope", "col").Text(m.Depth),
			app.Range(g.Algorithms).Slice(func(i int) app.UI {
				return ui.El("th").Attr("scope", "col").Text(m.Algorithms[g.Algorithms[i]])
			}))),
		), ui.El("tbody").Body(app.Range(g.Rows).Slice(func(i int) app.UI { return k.grownRow(g, i) }))),
		ui.Text("p", "", rate),
	))
}

func (k *Kind) grownRow(g *watch.Growth, i int) app.UI {
	row := g.Rows[i]
	return ui.El("tr").Body(
		ui.El("th").Attr("scope", "row").Text(strconv.Itoa(row.Depth)),
		app.Range(g.Algorithms).Slice(func(which int) app.UI {
			n := row.Nodes[which]
			part := int(100 * math.Log(float64(max(n, 1))) / math.Log(float64(max(g.Most(), 2))))
			return ui.El("td").Body(ui.El("span").Text(strconv.Itoa(n)),
				ui.El("progress").Attr("max", "100").Attr("value", strconv.Itoa(part)).Aria("hidden", "true"))
		}),
	)
}

func (k *Kind) onGrowth(app.Context, app.Event) {
	s := k.session
	k.growth = &watch.Growth{}
	s.Grow(asker{k.outside.whole}, min(k.trees().MostDepth, deepestGrowth), func(g *watch.Growth) {
		k.growth = g
		if g.Done {
			k.outside.whole.Rest()
		}
		k.redraw()
	})
}
