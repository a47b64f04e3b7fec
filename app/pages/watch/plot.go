package watch

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
)

// A curve is how many nodes an algorithm visits to each depth, from one ply on.
type curve struct {
	algorithm string
	nodes     []int
}

// growth is by how much a curve grows a ply, on average; 0 where that cannot be said.
func (c curve) growth() float64 {
	n := len(c.nodes)
	if n < 2 || c.nodes[0] == 0 {
		return 0
	}
	return math.Pow(float64(c.nodes[n-1])/float64(c.nodes[0]), 1/float64(n-1))
}

// count counts the nodes of the search to each depth up to one more than the present one, and those of the search that
// stands beside it.
func (k *Kind) count() {
	k.stop()
	k.curves = []curve{{algorithm: k.settings.Algorithm}}
	if beside := watch.Beside(k.settings.Algorithm); beside != "" {
		k.curves = append(k.curves, curve{algorithm: beside})
	}
	k.counts++
	k.counting = true
	k.countTo(k.counts, 0, 1)
}

// countTo counts the nodes of a curve to a depth, and what is left to be counted.
func (k *Kind) countTo(run, i, depth int) {
	s := k.settings
	s.Depth, s.Algorithm = depth, k.curves[i].algorithm
	r := s.Request(0)
	r.Tree.Truth, r.Tree.Beside = false, ""
	k.send(errand{r, func() bool { return run == k.counts }, func(tree *protocol.Tree, err error) {
		if err == nil {
			k.curves[i].nodes = append(k.curves[i].nodes, tree.Total.Nodes)
		}
		switch {
		case err == nil && depth <= k.settings.Depth && tree.Total.Nodes < protocol.MaxTree/8:
			k.countTo(run, i, depth+1)
		case i+1 < len(k.curves):
			k.countTo(run, i+1, 1)
		default:
			k.counting = false
		}
	}})
}

// plotted is how the nodes grow with the depth: a picture whose scale is of powers of ten, the numbers, and the rates.
func (k *Kind) plotted() app.UI {
	m := k.messages().Watch
	able := watch.Call(k.settings.Algorithm) != ""
	parts := []app.UI{ui.Leaf("h2", m.Plot), button("plot", m.PlotDo, len(k.curves) == 0)}
	if len(k.curves) > 0 {
		parts = append(parts, ui.Raw(k.curved()), k.numbers())
		for _, c := range k.curves {
			if rate := c.growth(); rate > 0 {
				name := m.Algorithms.Of(c.algorithm)
				parts = append(parts, ui.Leaf("p", m.Growth(name, k.site.Lang.Short(rate)), "class", "rate"))
			}
		}
	}
	return ui.Node("section", list{"class", "slab plot", "hidden", ui.When(!able, "true")}, parts...)
}

// The measures of the picture.
const (
	plotWide, plotHigh = 320.0, 150.0
	plotLeft, plotFoot = 44.0, 20.0
)

// curved draws the curves: the first with discs, the other with squares.
func (k *Kind) curved() ui.HTML {
	most, depths := 10, 2
	for _, c := range k.curves {
		depths = max(depths, len(c.nodes))
		for _, n := range c.nodes {
			most = max(most, n)
		}
	}
	high := math.Log10(float64(most))
	x := func(depth int) float64 {
		return plotLeft + float64(depth-1)*(plotWide-plotLeft-12)/float64(depths-1)
	}
	y := func(nodes int) float64 {
		return plotHigh - plotFoot - math.Log10(float64(max(1, nodes)))/high*(plotHigh-plotFoot-10)
	}
	var b strings.Builder
	text := func(class string, x, y float64, text string) {
		b.WriteString(`<text class="` + class + `" x="` + at(x) + `" y="` + at(y) + `">` +
			string(ui.EscapeText(text)) + `</text>`)
	}
	for power := 1; power <= most; power *= 10 {
		b.WriteString(`<path class="grid" d="M` + at(plotLeft) + " " + at(y(power)) + "H" + at(plotWide) + `"/>`)
		text("end", plotLeft-6, y(power)+4, k.site.Lang.Grouped(power))
	}
	for depth := 1; depth <= depths; depth++ {
		text("mid", x(depth), plotHigh-4, strconv.Itoa(depth))
	}
	for i, c := range k.curves {
		class := "curve" + strconv.Itoa(i)
		path := "M"
		var marks strings.Builder
		for j, n := range c.nodes {
			px, py := x(j+1), y(n)
			path += at(px) + " " + at(py) + " "
			if i == 0 {
				marks.WriteString(`<circle class="` + class + `" cx="` + at(px) + `" cy="` + at(py) + `" r="4"/>`)
			} else {
				marks.WriteString(`<rect class="` + class + `" x="` + at(px-3.5) + `" y="` + at(py-3.5) +
					`" width="7" height="7"/>`)
			}
		}
		if len(c.nodes) > 0 {
			b.WriteString(`<path class="line ` + class + `" d="` + path + `"/>` + marks.String())
		}
	}
	return ui.Tag("svg", ui.Attr("class", "plot-picture")+ui.Attr("aria-hidden", "true")+
		ui.Attr("viewBox", "0 0 "+at(plotWide)+" "+at(plotHigh)), ui.HTML(b.String()))
}

// numbers are the curves as a table.
func (k *Kind) numbers() app.UI {
	m := k.messages().Watch
	head, depths := []app.UI{ui.Leaf("th", m.Depth, "scope", "col")}, 0
	for i, c := range k.curves {
		head = append(head, ui.Node("th", list{"scope", "col", "class", "curve" + strconv.Itoa(i)},
			ui.El("i"), ui.Leaf("span", m.Algorithms.Of(c.algorithm))))
		depths = max(depths, len(c.nodes))
	}
	rows := []app.UI{ui.Node("tr", nil, head...)}
	for depth := range depths {
		cells := []app.UI{ui.Leaf("th", m.Plies(depth+1), "scope", "row")}
		for _, c := range k.curves {
			text := ""
			if depth < len(c.nodes) {
				text = k.site.Lang.Grouped(c.nodes[depth])
			}
			cells = append(cells, ui.Leaf("td", text, "class", "num"))
		}
		rows = append(rows, ui.Node("tr", nil, cells...))
	}
	return ui.Node("table", nil, rows...)
}
