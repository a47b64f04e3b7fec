package review

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/match/page/wording"
	"tablier/app/ui"
)

// An evaluation is the bar between the seats and the request: the machine's evaluation of the position shown, on
// demand, move after move until it is hidden again. Off, it is the air above the request.
type evaluation struct {
	app.Compo
	On           bool
	Known, Exact bool
	Percent      int
	Words        string
}

// Evaluation draws the evaluation of the position shown.
func (r *Panel) Evaluation() app.UI {
	p := r.Page
	c, t, e := p.Match, p.Table(), &evaluation{}
	if e.On = r.evaluates(); e.On {
		v := c.Analysis().Opinion(t.Shown())
		e.Known, e.Exact, e.Percent, e.Words = v.Known, v.Exact, wording.Percent(v), p.Wording().Values().Evaluation()
	}
	return e
}

// evaluates says whether the evaluation is shown.
func (r *Panel) evaluates() bool {
	p := r.Page
	return r.Valued() && p.Match.Analysis().Evaluates() && !p.Table().Covered()
}

// Valued says whether values of positions are offered.
func (r *Panel) Valued() bool {
	p := r.Page
	return p.Match.Phase() != match.Watched && p.Match.Offers("value")
}

// Render implements app.Composer. The left player's share is on the left; an estimate is hatched.
func (e *evaluation) Render() app.UI {
	bar := ui.El("div").Class("bar").Aria("hidden", "true")
	if e.On && e.Known {
		if !e.Exact {
			bar.Class("guess")
		}
		bar.Body(ui.SVG("svg").Attr("viewBox", "0 0 100 8").Attr("preserveAspectRatio", "none").Body(
			ui.SVG("rect").Class("bar-second").Attr("width", 100).Attr("height", 8),
			ui.SVG("rect").Class("bar-first").Attr("width", e.Percent).Attr("height", 8),
		))
	}
	box := ui.El("div").Class("evaluation")
	if e.On {
		box.Class("on")
	}
	return box.Body(bar, ui.El("p").Text(e.Words))
}

// Switches draws the switches of the evaluation and of the values of moves, in the head of the list.
func (r *Panel) Switches() app.UI {
	p := r.Page
	m, c := p.Messages(), p.Match
	chip := func(id, text string, on bool, e match.Event) app.HTMLElem {
		return ui.Button().Class("chip").ID(id).Aria("pressed", strconv.FormatBool(on)).Text(text).
			OnClick(p.Dispatches(e), app.EventScope(id))
	}
	valued, a := r.Valued(), c.Analysis()
	return ui.El("div").Class("switches").Body(
		ui.Shown(valued, chip("exact", m.Evaluation, a.Evaluates(), match.EvaluationSwitched{})),
		ui.Shown(valued && a.MarksMoves(), chip("verdicts", m.Verdicts, a.ValuesMoves(), match.MoveValuesSwitched{})),
		r.viewers(),
	)
}

// insight says in words what the evaluation and the values of moves show, for people who do not see the board.
func (r *Panel) insight() app.UI {
	w := r.Page.Wording()
	box := ui.El("section").Class("insight").Aria("live", "polite")
	lines := w.Verdicts().Lines()
	var title string
	var winning []string
	if r.evaluates() {
		title, winning = w.Values().Winning()
	}
	return ui.Shown(lines != nil || len(winning) > 0, box).Body(
		ui.Text("h2", "minor", title),
		ui.Shown(len(winning) > 0, ui.El("ul").Class("winners").Body(items(winning))),
		ui.Shown(lines != nil, ui.El("ul").Class("verdict-list").Body(items(lines))),
		ui.Text("p", "note", w.Verdicts().Legend()),
	)
}

func items(texts []string) app.UI {
	return app.Range(texts).Slice(func(i int) app.UI { return ui.El("li").Text(texts[i]) })
}

// viewers draws the choice, once a game with secrets is over, of the seat whose knowledge is shown.
func (r *Panel) viewers() app.UI {
	p := r.Page
	m, t, w := p.Messages(), p.Table(), p.Wording()
	box := ui.El("div").Class("eyes")
	if !t.CanSeeAs() {
		return ui.Shown(false, box)
	}
	eye := func(seat int, name string) app.UI { return ui.Option(strconv.Itoa(seat), name, t.SeenAs() == seat) }
	return box.Body(
		ui.El("label").Attr("for", "eyes").Text(m.SeenBy),
		ui.El("select").ID("eyes").OnChange(r.onViewer).Body(eye(-1, m.SeenByAll), eye(0, w.Name(0)), eye(1, w.Name(1))),
	)
}

func (r *Panel) onViewer(ctx app.Context, _ app.Event) {
	if seat, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && seat < 2 {
		r.Page.Match.Dispatch(match.SawAs{Seat: seat})
	}
}
