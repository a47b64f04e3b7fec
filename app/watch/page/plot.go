package page

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
	"tablier/app/watch"
)

// A plot is the region of how the nodes grow with the depth: a picture whose scale is of powers of ten, the numbers,
// and the rates.
type plot struct{ *frame }

// draw draws the region.
func (r plot) draw() app.UI {
	m := r.messages
	able := watch.Call(r.settings.Algorithm) != ""
	curves := r.session.Growth().Curves()
	var parts []app.UI
	if len(curves) > 0 {
		parts = append(parts, ui.Raw(r.curved()), r.numbers())
	}
	for _, c := range curves {
		if rate := c.Rate(); rate > 0 {
			parts = append(parts, ui.Tree(`<p class="rate">{}</p>`,
				m.Growth(m.Algorithms.Of(c.Algorithm), r.lang.Short(rate))))
		}
	}
	return ui.Tree(`<section class="slab plot" hidden="{}"><h2>{}</h2>{}{}</section>`,
		!able, m.Plot, button("plot", m.PlotDo, len(curves) == 0), parts)
}

// The measures of the picture.
const (
	plotWide, plotHigh = 320.0, 150.0
	plotLeft, plotFoot = 44.0, 20.0
)

// curved draws the curves: the first with discs, the other with squares.
func (r plot) curved() ui.HTML {
	most, depths := 10, 2
	for _, c := range r.session.Growth().Curves() {
		depths = max(depths, len(c.Nodes))
		for _, n := range c.Nodes {
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
		text("end", plotLeft-6, y(power)+4, r.lang.Grouped(power))
	}
	for depth := 1; depth <= depths; depth++ {
		text("mid", x(depth), plotHigh-4, strconv.Itoa(depth))
	}
	for i, c := range r.session.Growth().Curves() {
		class := "curve" + strconv.Itoa(i)
		path := "M"
		var marks strings.Builder
		for j, n := range c.Nodes {
			px, py := x(j+1), y(n)
			path += at(px) + " " + at(py) + " "
			if i == 0 {
				marks.WriteString(`<circle class="` + class + `" cx="` + at(px) + `" cy="` + at(py) + `" r="4"/>`)
			} else {
				marks.WriteString(`<rect class="` + class + `" x="` + at(px-3.5) + `" y="` + at(py-3.5) +
					`" width="7" height="7"/>`)
			}
		}
		if len(c.Nodes) > 0 {
			b.WriteString(`<path class="line ` + class + `" d="` + path + `"/>` + marks.String())
		}
	}
	return ui.Tag("svg", ui.Attr("class", "plot-picture")+ui.Attr("aria-hidden", "true")+
		ui.Attr("viewBox", "0 0 "+at(plotWide)+" "+at(plotHigh)), ui.HTML(b.String()))
}

// numbers draws the curves as a table.
func (r plot) numbers() app.UI {
	m := r.messages
	var head, rows []app.UI
	depths := 0
	for i, c := range r.session.Growth().Curves() {
		head = append(head, ui.Tree(`<th scope="col" class="curve{}"><i></i><span>{}</span></th>`,
			strconv.Itoa(i), m.Algorithms.Of(c.Algorithm)))
		depths = max(depths, len(c.Nodes))
	}
	for depth := range depths {
		var cells []app.UI
		for _, c := range r.session.Growth().Curves() {
			text := ""
			if depth < len(c.Nodes) {
				text = r.lang.Grouped(c.Nodes[depth])
			}
			cells = append(cells, ui.Tree(`<td class="num">{}</td>`, text))
		}
		rows = append(rows, ui.Tree(`<tr><th scope="row">{}</th>{}</tr>`, m.Plies(depth+1), cells))
	}
	return ui.Tree(`<table><tr><th scope="col">{}</th>{}</tr>{}</table>`, m.Depth, head, rows)
}

// at writes a coordinate.
func at(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) }
