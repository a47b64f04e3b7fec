package page

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
	return ui.Tree(`<section class="ring-counts" aria-labelledby="atlas-counts">
			<h2 class="small-head" id="atlas-counts">{}</h2>
			<button type="button" class="btn bare" id="{}" data-act="another">{}</button>
			<table><tbody>{}</tbody></table>
		</section>`, m.Counts, ui.ActID("another"), m.Another, rows)
}

// count draws a ring: a button that chooses an example, and how many positions there are, once that is known. The bar
// of the largest ring has the whole width.
func (k *Kind) count(ring, largest int) app.UI {
	m, s, act := k.words().messages(), k.session, "ring "+strconv.Itoa(ring)
	r, known := s.Map().Rings[ring], s.Waves().KnowsRing(ring)
	class, current := "", ""
	number, hidden, length := m.RowUnknown, "hidden-text", ""
	switch {
	case !known:
		class = "dim"
	default:
		number, hidden = k.site.Lang.Grouped(r.States), ""
		length = "M1 1H" + strconv.Itoa(max(2, r.States*100/largest-1)) + "V9H1Z"
		if ring == s.Map().RingOf(s.Choice().At) {
			class, current = "sel", "true"
		}
	}
	return ui.Tree(`<tr class="{}">
			<th scope="row">
				<button type="button" id="{}" data-act="{}" aria-current="{}" aria-disabled="{}">
					{}<span>{}</span><span class="hidden-text">{}</span>
				</button>
			</th>
			<td>
				<svg class="length" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
					<path class="{}" d="{}"></path>
				</svg>
			</td>
			<td><span class="{}">{}</span></td>
		</tr>`,
		class, ui.ActID(act), act, current, !known, mark(r.Value), m.Row(r.Value, r.Plies), " : "+m.RowTold,
		letters[r.Value], length, hidden, number)
}
