package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/puzzles"
	"tablier/app/ui"
)

// The drawing of the scale, in units of its SVG.
const (
	scaleLeft, scaleRight = 20, 336 // the places of the greatest cost, and of none
	scaleLine             = 62      // the height of the line
)

// scale draws the cost of each move, from the greatest to 0, with the person's move and the best.
func (v *view) scale() app.UI {
	a, m := v.page.attempt, v.messages().Problems
	if a.puzzle.Kind != puzzle.Points || len(a.session.Tries()) == 0 || a.session.State() == puzzles.ToAnswer {
		return ui.Tree(`<div class="scale" hidden="true"></div>`)
	}
	lang, last := v.Lang, a.session.Last()
	best := a.desk.Write(a.session.Expected())
	label := m.ScaleOf(a.desk.Write(last.Move), lang.Points(last.Cost), best)
	drawing := ui.Tag("svg", ui.Attr("viewBox", "0 0 366 104")+ui.Attr("role", "img")+ui.Attr("aria-label", label),
		ui.HTML(v.drawScale(best)))
	return ui.Tree(`<div class="scale"><h2>{}</h2>{}</div>`, m.Scale, ui.Raw(drawing))
}

// drawScale returns the markup of the scale.
func (v *view) drawScale(best string) string {
	a := v.page.attempt
	m, last := v.messages().Problems, a.session.Last()
	most := 100
	for _, cost := range a.puzzle.Costs {
		most = max(most, (cost+99)/100*100)
	}
	at := func(cost int) int { return scaleRight - (scaleRight-scaleLeft)*cost/most }
	var b strings.Builder
	b.WriteString(`<path class="axis" d="M` + strconv.Itoa(scaleLeft-6) + ` ` + strconv.Itoa(scaleLine) + `H` +
		strconv.Itoa(scaleRight+10) + `"/>`)
	every := 100 * max(1, (most/100+5)/6)
	for cost := 0; cost <= most; cost += every {
		text := "0"
		if cost > 0 {
			text = "−" + strconv.Itoa(cost/100)
		}
		board.WriteText(&b, "unit", at(cost), scaleLine+22, 13, text)
	}
	board.WriteText(&b, "unit", scaleRight-10, scaleLine+40, 13, m.ScaleBest)
	stack := map[int]int{}
	for i, cost := range a.puzzle.Costs {
		if a.session.Start().Moves()[i] == last.Move || cost == 0 {
			continue
		}
		x := at(cost)
		board.WriteCircle(&b, x, scaleLine-8-11*stack[x/8], 4)
		stack[x/8]++
	}
	x := at(0)
	b.WriteString(`<path class="best" d="M` + strconv.Itoa(x) + ` ` + strconv.Itoa(scaleLine-15) + `l7 7-7 7-7-7z"/>`)
	board.WriteText(&b, "word best", min(x, 330), 22, 13, best)
	if last.Cost > 0 {
		x := at(last.Cost)
		b.WriteString(`<g class="yours">`)
		board.WriteCircle(&b, x, scaleLine-8, 8)
		b.WriteString(`</g>`)
		board.WriteText(&b, "word", max(50, min(x, 260)), 40, 13, m.You(a.desk.Write(last.Move)))
	}
	return b.String()
}
