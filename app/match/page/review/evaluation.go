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
	return p.Match.Phase() != match.Watched && p.Match.Offers("value") && p.Advised()
}

// Render implements app.Composer. The left player's share is on the left; an estimate is hatched.
func (e *evaluation) Render() app.UI {
	return ui.Tree(`<div class="evaluation {}"><div class="bar {}" aria-hidden="true">{}</div><p>{}</p></div>`,
		ui.When(e.On, "on"), ui.When(e.On && e.Known && !e.Exact, "guess"), e.shares(), e.Words)
}

// shares draws each player's share of the bar, once it is known.
func (e *evaluation) shares() (drawn []app.UI) {
	if e.On && e.Known {
		drawn = []app.UI{ui.Tree(`<svg viewBox="0 0 100 8" preserveAspectRatio="none">
				<rect class="bar-second" width="100" height="8"></rect>
				<rect class="bar-first" width="{}" height="8"></rect>
			</svg>`, strconv.Itoa(e.Percent))}
	}
	return drawn
}

// Switches draws the switches of the evaluation and of the values of moves, in the head of the list.
func (r *Panel) Switches() app.UI {
	p := r.Page
	m, c := p.Messages(), p.Match
	chip := func(shown bool, id, text string, on bool, e match.Event) app.UI {
		return ui.Tree(`<button type="button" class="chip" id="{}" aria-pressed="{}" hidden="{}">{}</button>`,
			id, strconv.FormatBool(on), !shown, text).OnClick(p.Dispatches(e), app.EventScope(id))
	}
	valued, a := r.Valued(), c.Analysis()
	return ui.Tree(`<div class="switches">{}{}{}</div>`,
		chip(valued, "exact", m.Evaluation, a.Evaluates(), match.EvaluationSwitched{}),
		chip(valued && a.MarksMoves(), "verdicts", m.Verdicts, a.ValuesMoves(), match.MoveValuesSwitched{}),
		r.viewers())
}

// insight says in words what the evaluation and the values of moves show, for people who do not see the board.
func (r *Panel) insight() app.UI {
	w := r.Page.Wording()
	lines, legend := w.Verdicts().Lines(), w.Verdicts().Legend()
	var title string
	var winning []string
	if r.evaluates() {
		title, winning = w.Values().Winning()
	}
	return ui.Tree(`<section class="insight" aria-live="polite" hidden="{}">
			<h2 class="minor" hidden="{}">{}</h2>
			<ul class="winners" hidden="{}">{}</ul>
			<ul class="verdict-list" hidden="{}">{}</ul>
			<p class="note" hidden="{}">{}</p>
		</section>`,
		lines == nil && len(winning) == 0, title == "", title, len(winning) == 0, items(winning),
		lines == nil, items(lines), legend == "", legend)
}

func items(texts []string) app.UI {
	return app.Range(texts).Slice(func(i int) app.UI { return ui.Tree(`<li>{}</li>`, texts[i]) })
}

// viewers draws the choice, once a game with secrets is over, of the seat whose knowledge is shown.
func (r *Panel) viewers() app.UI {
	p := r.Page
	m, t, w := p.Messages(), p.Table(), p.Wording()
	if !t.CanSeeAs() {
		return ui.Tree(`<div class="eyes" hidden="true"></div>`)
	}
	eye := func(seat int, name string) app.UI { return ui.Option(strconv.Itoa(seat), name, t.SeenAs() == seat) }
	return ui.Tree(`<div class="eyes">
			<label for="eyes">{}</label>
			<select id="eyes" onchange="{}">{}{}{}</select>
		</div>`, m.SeenBy, r.onViewer, eye(-1, m.SeenByAll), eye(0, w.Name(0)), eye(1, w.Name(1)))
}

func (r *Panel) onViewer(ctx app.Context, _ app.Event) {
	if seat, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && seat < 2 {
		r.Page.Match.Dispatch(match.SawAs{Seat: seat})
	}
}
