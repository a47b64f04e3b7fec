package game

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/ui"
)

// evaluation shows what the machine thinks of the position shown, on demand, move after move until it is hidden again.
type evaluation struct {
	app.Compo
	Open                      bool
	Title, Toggle, ToggleName string
	Values                    string // what the button of the values of moves says, empty where there is none
	ValuesOn                  bool
	Lines                     []string // the values of moves
	On                        bool
	Known, Exact              bool
	Percent                   int
	Words                     string
	WinningTitle              string // empty where winning moves are not listed
	Winning                   []string
	page                      *page
}

func (p *page) evaluation(open bool) app.UI {
	if !open {
		return &evaluation{page: p}
	}
	m, t, c := p.messages(), p.table(), p.match
	v := c.Opinion(t.Shown())
	w := p.say()
	e := &evaluation{
		Open: true, Title: m.Evaluation, Toggle: m.Show, ValuesOn: c.ValuesMoves(), Lines: w.moveValues(), page: p,
	}
	if c.Evaluates() {
		e.Toggle = m.Hide
	}
	e.ToggleName = m.Of(e.Toggle, m.Evaluation)
	if p.game.Solved {
		e.Values = m.Verdicts
	}
	if e.On = c.Evaluates() && !t.Covered(); e.On {
		e.Known, e.Exact, e.Percent, e.Words = v.Known, v.Exact, percent(v), w.evaluation()
		e.WinningTitle, e.Winning = w.winning()
	}
	return e
}

// Render implements app.Composer.
func (e *evaluation) Render() app.UI {
	p, box := e.page, ui.El("div").Class("extra")
	if !e.Open {
		return ui.Shown(false, box)
	}
	values := ui.Button().ID("verdicts").Aria("pressed", strconv.FormatBool(e.ValuesOn)).Text(e.Values).
		OnClick(p.tell(match.MoveValuesSwitched{}))
	list := ui.El("ul").Class("verdict-list").Aria("live", "polite")
	return box.Body(
		ui.El("h2").Body(
			ui.El("span").Text(e.Title),
			ui.Shown(e.Values != "", values),
			ui.Button().ID("exact").Aria("label", e.ToggleName).Text(e.Toggle).OnClick(p.tell(match.EvaluationSwitched{})),
		),
		ui.Shown(e.Lines != nil, list.Body(items(e.Lines))),
		app.If(e.On, func() app.UI {
			return ui.El("div").Class("value").Body(e.bar(), ui.El("span").Text(e.Words), e.winners())
		}),
	)
}

func items(texts []string) app.UI {
	return app.Range(texts).Slice(func(i int) app.UI { return ui.El("li").Text(texts[i]) })
}

// bar fills from the left with the colour of seat 0 as far as it expects to win. An estimate is hatched.
func (e *evaluation) bar() app.UI {
	bar := ui.El("div").Class("bar").Aria("hidden", "true")
	if !e.Known {
		return bar
	}
	if !e.Exact {
		bar.Class("guess")
	}
	return bar.Body(
		ui.SVG("svg").Attr("viewBox", "0 0 100 8").Attr("preserveAspectRatio", "none").Body(
			ui.SVG("rect").Class("bar-second").Attr("width", 100).Attr("height", 8),
			ui.SVG("rect").Class("bar-first").Attr("width", e.Percent).Attr("height", 8),
		),
	)
}

func (e *evaluation) winners() app.UI {
	box := ui.El("details").Class("winners")
	if e.WinningTitle == "" {
		return ui.Shown(false, box)
	}
	return ui.Shown(len(e.Winning) > 0, box).Body(
		ui.El("summary").Text(e.WinningTitle), ui.El("ul").Body(items(e.Winning)),
	)
}
