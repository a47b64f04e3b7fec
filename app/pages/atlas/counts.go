package atlas

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// counts draws how many positions there are of each value and distance. It is the map for those who do not see it.
func (k *Kind) counts() app.UI {
	m, rings := k.words().messages(), k.session.Map().Rings
	most := 0
	for _, r := range rings {
		most = max(most, r.States)
	}
	var rows []app.UI
	for ring := range rings {
		rows = append(rows, k.count(ring, most))
	}
	return ui.Node("section", at{"class", "ring-counts", "aria-labelledby", "atlas-counts"},
		ui.Leaf("h2", m.Counts, "class", "small-head", "id", "atlas-counts"),
		ui.Leaf("button", m.Another, "type", "button", "class", "btn bare", "id", ui.ActID("another"), "data-act", "another"),
		ui.Node("table", nil, ui.Node("tbody", nil, rows...)),
	)
}

// count draws a ring: a button that chooses an example, and how many positions there are, once that is known. The bar
// of the largest ring has the whole width.
func (k *Kind) count(ring, largest int) app.UI {
	m, s, act := k.words().messages(), k.session, "ring "+strconv.Itoa(ring)
	r, known := s.Map().Rings[ring], s.Waves().KnowsRing(ring)
	class, current := "", ""
	number, length := ui.Leaf("span", m.RowUnknown, "class", "hidden-text"), ""
	switch {
	case !known:
		class = "dim"
	default:
		number = ui.Leaf("span", k.site.Lang.Grouped(r.States))
		length = "M1 1H" + strconv.Itoa(max(2, r.States*100/largest-1)) + "V9H1Z"
		if ring == s.Map().RingOf(s.Choice().At) {
			class, current = "sel", "true"
		}
	}
	return ui.Node("tr", at{"class", class},
		ui.Node("th", at{"scope", "row"}, ui.Node("button", at{
			"type", "button", "id", ui.ActID(act), "data-act", act, "aria-current", current,
			"aria-disabled", ui.When(!known, "true"),
		},
			mark(r.Value), ui.Leaf("span", m.Row(r.Value, r.Plies)), ui.Leaf("span", " : "+m.RowTold, "class", "hidden-text"),
		)),
		ui.Node("td", nil, ui.Shape("svg", at{
			"class", "length", "viewBox", "0 0 100 10", "preserveAspectRatio", "none", "aria-hidden", "true",
		}, ui.Shape("path", at{"class", letters[r.Value], "d", length}))),
		ui.Node("td", nil, number),
	)
}
