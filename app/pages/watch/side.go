package watch

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/watch"
)

// watchFind returns the node that a step concerns, nil where the window does not show it.
func watchFind(t *protocol.Tree) *protocol.TreeNode { return watch.Find(&t.Root, t.Where) }

// side is what stands beside the tree: the program, the calls, the counters.
func (k *Kind) side() app.UI {
	return ui.Node("section", list{"class", "slab side"}, k.program(), k.stack(), k.counters(), k.more())
}

// line is the line that the step shown runs.
func (k *Kind) line() int {
	if k.now == nil {
		return 0
	}
	kind := ""
	if n := watchFind(k.now); n != nil {
		kind = n.Kind
	}
	return watch.Line(k.settings.Algorithm, k.now.Event, kind)
}

// program is the program with the line that is run, or what happens in a sentence.
func (k *Kind) program() app.UI {
	m := &k.messages().Watch
	tab := func(n int, text string) app.UI {
		return ui.Leaf("button", text, "type", "button", "id", ui.ActID("phrases "+strconv.Itoa(n)), "data-act",
			"phrases "+strconv.Itoa(n), "aria-pressed", strconv.FormatBool(k.phrases == (n == 1)))
	}
	head := ui.Node("header", nil, ui.Leaf("h2", m.Program), ui.Node("span", list{"class", "right pair"}, tab(0, m.Python),
		tab(1, m.Phrases)))
	if k.phrases {
		text := ""
		if k.now != nil {
			text = m.Lines[k.now.Event]
		}
		return ui.Node("div", list{"class", "program"}, head, ui.Leaf("p", text, "class", "phrase"))
	}
	lit := k.line()
	var lines []app.UI
	for i, text := range watch.Program(k.settings.Algorithm, k.site.Lang == i18n.English) {
		lines = append(lines, ui.Node("li",
			list{"class", ui.If(i+1 == lit, "lit"), "aria-current", ui.If(i+1 == lit, "true")},
			ui.Node("span", nil, coloured(text)...)))
	}
	return ui.Node("div", list{"class", "program"}, head,
		ui.Node("ol", list{"class", "listing", "tabindex", "0", "aria-label", m.Program}, lines...))
}

// keywords are the words of Python that are written bold.
const keywords = " def if or return for in elif else while break not is and all range max min "

// coloured marks the words of a line of Python.
func coloured(line string) (parts []app.UI) {
	from := 0
	take := func(to int) {
		switch text := line[from:to]; {
		case text == "":
		case strings.Contains(keywords, " "+text+" "):
			parts = append(parts, ui.Leaf("b", text))
		case text[0] >= '0' && text[0] <= '9':
			parts = append(parts, ui.Leaf("i", text))
		default:
			parts = append(parts, app.Text(text))
		}
		from = to
	}
	inWord := false
	for i, c := range line {
		letter := c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c > 127
		if letter != inWord {
			take(i)
		}
		inWord = letter
	}
	take(len(line))
	return parts
}

// stack are the calls that have not returned.
func (k *Kind) stack() app.UI {
	m := &k.messages().Watch
	var frames []app.UI
	n := 0
	if k.now != nil {
		n = len(k.now.Stack)
		path := []string(nil)
		for i, f := range k.now.Stack {
			if i > 0 {
				path = append(path, f.Move)
			}
			frames = append(frames, k.frame(f, path, i, n))
		}
	}
	return ui.Node("div", list{"class", "stack"},
		ui.Node("header", nil, ui.Leaf("h2", m.Stack),
			ui.Leaf("span", m.StackOf(n, k.settings.Depth+1), "class", "right num")),
		ui.Node("ol", nil, frames...))
}

// frame is a call, with its arguments as they were passed.
func (k *Kind) frame(f protocol.TreeFrame, path []string, i, n int) app.UI {
	where := k.messages().Watch.Start
	if f.Move != "" {
		where = k.write(f.Move)
	}
	text := where + ", " + strconv.Itoa(f.Depth)
	switch k.settings.Algorithm {
	case protocol.AlphaBeta, protocol.Tabled, protocol.Deepening:
		alpha, beta := k.end(f.Alpha, "−"), k.end(f.Beta, "+")
		if k.hidden(path) {
			alpha, beta = "?", "?"
		}
		text += ", " + alpha + ", " + beta
	}
	class := "frame"
	if i == n-1 {
		class = "frame here"
	}
	value := ""
	if f.Value != nil && !k.hidden(path) {
		value = "v = " + k.number(*f.Value)
	}
	return ui.Node("li", list{"class", class + indent(i)},
		ui.Leaf("span", "("+text+")", "class", "mono"), ui.Leaf("span", value, "class", "right num"))
}

// counters are what the search has done, beside another one at the same point.
func (k *Kind) counters() app.UI {
	m := &k.messages().Watch
	if k.now == nil {
		return ui.Node("div", list{"class", "counters", "hidden", "true"})
	}
	title, other := m.Alone, k.now.Beside
	if other != nil {
		title = m.Beside
	}
	head := []app.UI{ui.El("td"), ui.Leaf("th", m.Algorithms[k.settings.Algorithm], "scope", "col")}
	if other != nil {
		head = append(head, ui.Leaf("th", m.Algorithms[watch.Beside(k.settings.Algorithm)], "scope", "col"))
	}
	rows := []app.UI{ui.Node("tr", nil, head...)}
	c := k.now.Counts
	pairs := [][2]int{{c.Nodes, 0}, {c.Leaves, 0}, {c.Cuts, 0}, {c.Hits, 0}}
	if other != nil {
		pairs[0][1], pairs[1][1], pairs[2][1], pairs[3][1] = other.Nodes, other.Leaves, other.Cuts, other.Hits
	}
	for i, name := range []string{m.Nodes, m.LeafCount, m.Cuts, m.Hits} {
		if i == 3 && pairs[i] == [2]int{} {
			continue
		}
		most := max(pairs[i][0], pairs[i][1])
		cells := []app.UI{ui.Leaf("th", name, "scope", "row"), k.count1(pairs[i][0], most, "mine")}
		if other != nil {
			cells = append(cells, k.count1(pairs[i][1], most, ""))
		}
		rows = append(rows, ui.Node("tr", nil, cells...))
	}
	return ui.Node("div", list{"class", "counters"}, ui.Leaf("h2", title), ui.Node("table", nil, rows...), k.plotted())
}

// count1 is a number with its bar.
func (k *Kind) count1(n, most int, class string) app.UI {
	return ui.Node("td", list{"class", class}, ui.Leaf("span", k.site.Lang.Grouped(n), "class", "num"),
		ui.Raw(ui.Tag("svg", ui.Attr("viewBox", "0 0 100 4")+ui.Attr("preserveAspectRatio", "none")+
			ui.Attr("aria-hidden", "true"), ui.Tag("rect", ui.Attr("x", strconv.Itoa(100-percent(n, most)))+
			ui.Attr("width", strconv.Itoa(percent(n, most)))+ui.Attr("height", "4")))))
}

// indent is the class of what stands so many plies deep: the page's policy allows no styles in elements.
func indent(ply int) string { return " deep-" + strconv.Itoa(min(ply, 7)) }

func percent(part, whole int) int { return 100 * part / max(1, whole) }

// plotted is how the nodes grow with the depth.
func (k *Kind) plotted() app.UI {
	m := &k.messages().Watch
	if k.settings.Algorithm == protocol.MonteCarlo || k.settings.Algorithm == protocol.Backward {
		return ui.Node("div", list{"class", "plot", "hidden", "true"})
	}
	head := ui.Node("div", list{"class", "plot-head"}, ui.Leaf("h2", m.Plot), ui.Leaf("button", m.PlotDo, "type", "button",
		"class", "btn bare", "id", "act-plot", "data-act", "plot"))
	var rows []app.UI
	for i, c := range k.plot {
		most := k.plot[len(k.plot)-1].Nodes
		rows = append(rows, ui.Node("tr", nil, ui.Leaf("th", m.Plies(i+1), "scope", "row"), k.count1(c.Nodes, most, "mine")))
	}
	growth := ""
	if n := len(k.plot); n > 1 {
		rate := math.Pow(float64(k.plot[n-1].Nodes)/float64(max(1, k.plot[0].Nodes)), 1/float64(n-1))
		growth = m.Growth(strings.TrimPrefix(k.number(math.Round(rate*10)/10), "+"))
	}
	return ui.Node("div", list{"class", "plot"}, head, ui.Node("table", nil, rows...),
		ui.Leaf("p", growth, "class", "quiet"))
}

// more has what is wanted less often: changes of what the keyboard is on, and files.
func (k *Kind) more() app.UI {
	m := &k.messages().Watch
	act := func(act, text string) app.UI {
		return ui.Leaf("button", text, "type", "button", "class", "btn", "id", ui.ActID(act), "data-act", act)
	}
	head := ui.Node("button", list{
		"type", "button", "class", "btn bare", "id", "act-menu", "data-act", "menu",
		"aria-expanded", strconv.FormatBool(k.menu),
	}, ui.Icon("more"), ui.Leaf("span", m.Menu))
	if !k.menu || k.now == nil {
		return ui.Node("div", list{"class", "extras"}, head)
	}
	parts := []app.UI{head, ui.Leaf("h2", m.Change), k.order()}
	path := strings.Fields(k.at)
	if n := watch.Find(&k.now.Root, path); n != nil && len(path) > 0 {
		parts = append(parts, ui.Leaf("p", k.place(path), "class", "quiet"))
		if n.Kind == protocol.NodeLeaf && n.Value != nil {
			parts = append(parts, ui.Node("label", list{"class", "leaf-value"}, ui.Leaf("span", m.LeafValue),
				ui.Input("number").ID("watch-leaf").Attr("min", -99).Attr("max", 99).Attr("value", int(*n.Value)).
					OnChange(k.onLeaf)))
		}
		parts = append(parts, act("earlier", m.Earlier), act("later", m.Later))
	}
	if len(k.settings.Leaves)+len(k.settings.Orders) > 0 {
		parts = append(parts, act("undo", m.Undo))
	}
	parts = append(parts, act("svg", m.SaveSVG), act("json", m.SaveJSON), act("csv", m.SaveCSV), act("print", m.Print))
	return ui.Node("div", list{"class", "extras open"}, parts...)
}
