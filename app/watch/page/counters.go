package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
)

// A counters is the region of the numbers of what the search has done, beside another one at the same point.
type counters struct{ *frame }

// draw draws the region.
func (r counters) draw() app.UI {
	m := r.messages
	if r.tree == nil {
		return ui.Tree(`<div class="counters" hidden="true"></div>`)
	}
	title, other := m.Alone, r.tree.Beside
	if other != nil {
		title = m.Beside
	}
	column := func(algorithm string) app.UI {
		return ui.Tree(`<th scope="col">{}</th>`, m.Algorithms.Of(algorithm))
	}
	var head, rows []app.UI
	if other != nil {
		head = append(head, column(watch.Beside(r.settings.Algorithm)))
	}
	head = append(head, column(r.settings.Algorithm))
	mine := figures(r.tree.Counts)
	beside := [4]int{}
	if other != nil {
		beside = figures(*other)
	}
	nodes := m.Nodes
	if r.settings.Algorithm == protocol.Backward {
		nodes = m.Known
	}
	for i, name := range []string{nodes, m.LeafCount, m.Cuts, m.Hits} {
		if i > 0 && (i >= cuts || r.settings.Algorithm == protocol.Backward) && mine[i] == 0 && beside[i] == 0 {
			continue
		}
		most := max(mine[i], beside[i])
		var cells []app.UI
		if other != nil {
			cells = append(cells, r.counted(beside[i], most, ""))
		}
		cells = append(cells, r.counted(mine[i], most, "mine"))
		rows = append(rows, ui.Tree(`<tr><th scope="row">{}</th>{}</tr>`, name, cells))
	}
	return ui.Tree(`<div class="counters"><h2>{}</h2><table><tr><td></td>{}</tr>{}</table></div>`, title, head, rows)
}

// cuts is the place of the cuts among the figures: from there on a search may have none.
const cuts = 2

// figures returns the counts in the order in which they are shown.
func figures(c protocol.TreeCounts) [4]int { return [4]int{c.Nodes, c.Leaves, c.Cuts, c.Hits} }

// counted draws a number with its bar.
func (r counters) counted(n, most int, class string) app.UI {
	bar := ui.Tag("svg", ui.Attr("viewBox", "0 0 100 4")+ui.Attr("preserveAspectRatio", "none")+
		ui.Attr("aria-hidden", "true"), ui.Tag("rect", ui.Attr("x", strconv.Itoa(100-percent(n, most)))+
		ui.Attr("width", strconv.Itoa(percent(n, most)))+ui.Attr("height", "4")))
	return ui.Tree(`<td class="{}"><span class="num">{}</span>{}</td>`, class, r.lang.Grouped(n), ui.Raw(bar))
}

func percent(part, whole int) int { return 100 * part / max(1, whole) }
