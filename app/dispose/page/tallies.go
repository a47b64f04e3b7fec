package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// tallyID begins the ids of the buttons that count.
const tallyID = "tally-"

// tallies draws what is counted and lies on no point, a button each; nothing where nothing is.
func (p *Page) tallies() app.UI {
	counted := p.session.Tallies()
	if len(counted) == 0 {
		return ui.Tree(`<div class="arr-tallies" hidden="true"></div>`)
	}
	var buttons []app.UI
	for i, stock := range p.session.Stocks() {
		for _, c := range counted {
			if c.ID != stock.ID {
				continue
			}
			n := p.session.Now().More[stock.ID]
			buttons = append(buttons, ui.Tree(`<button type="button" id="{}" class="{}" aria-label="{}">
					{}<span>{}</span>
				</button>`, tallyID+strconv.Itoa(i), ui.When(n == 0, "none"), p.words().Tally(stock.ID, n), p.small(stock.Glyph),
				"× "+strconv.Itoa(n)))
		}
	}
	return ui.Tree(`<div class="arr-tallies" onclick="{}">{}</div>`, p.onTally, buttons)
}

// onTally counts one more.
func (p *Page) onTally(_ app.Context, e app.Event) {
	if i := numberAfter(ui.ControlOf(e), tallyID); i >= 0 && i < len(p.session.Stocks()) {
		p.do(func() { p.session.Tally(p.session.Stocks()[i]) })
	}
}

// mark draws the switch for the mark of what is placed, in a game that has one.
func (p *Page) mark() app.UI {
	label := p.words().Mark()
	return ui.Tree(`<button type="button" class="chip" id="mark" aria-pressed="{}" hidden="{}" onclick="{}">{}</button>`,
		strconv.FormatBool(p.session.Marked()), label == "", p.onMark, label)
}

func (p *Page) onMark(app.Context, app.Event) {
	p.do(func() { p.session.Mark(!p.session.Marked()) })
}
