// Package review shows what the machine thinks of a match: the value of the position and of its moves, the review with
// its turning points, the history of values beside the moves, and the mistakes that a person may try again.
package review

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/asked"
	"tablier/app/match"
	"tablier/app/match/page/moves"
	"tablier/app/match/page/region"
	"tablier/app/match/page/wording"
	"tablier/app/nav"
	"tablier/app/recall"
	"tablier/app/ui"
	"tablier/rules"
)

// A Panel is the panel of the review: the machine's value of each position, and the turning points.
type Panel struct {
	Page     *region.Page
	Walker   *moves.Walker
	Recalled func() recall.List   // returns the kept mistakes
	Retry    func([]recall.Entry) // has a person try positions again

	drawn  *historyRegion // the mounted history
	window rowWindow      // of it
}

// Draw draws the panel.
func (r *Panel) Draw() (body, foot []app.UI) {
	p := r.Page
	m, t, w, review := p.Messages(), p.Table(), p.Wording(), p.Match.Analysis().Review()
	reviewable := p.Match.Analysis().Reviewable()
	complete := reviewable && review.Complete()
	body = []app.UI{
		ui.Tree(`<div class="said-of"><p role="status" class="found">{}</p><p class="note">{}</p></div>`,
			w.Values().Review(), w.History().Shown()),
		ui.Tree(`<div class="course">{}<div class="buttons" hidden="{}">{}{}</div>{}</div>`,
			r.progress(), complete && len(r.Mistakes()) == 0,
			ui.Shown(!complete, r.run(reviewable)), r.Replay(moves.StudyPrefix+ReplayID), r.turningList(complete)),
		ui.Tree(`<div hidden="{}">{}</div>`, !reviewable, r.history()),
		r.legend(),
		ui.Tree(`<button type="button" class="mild" id="history-print" hidden="{}" onclick="{}">{}</button>`,
			!reviewable, r.onPrint, m.History.Print),
		ui.Tree(`<button type="button" class="mild" id="study-make" hidden="{}" onclick="{}">{}</button>`,
			!r.makes(), r.onMake, m.Dispose.MakeHere),
		r.insight(),
	}
	return body, []app.UI{
		r.Walker.Buttons(moves.StudyPrefix),
		ui.Tree(`<span class="at">{}</span>`,
			strconv.Itoa(w.Moves().PlayPlies(t.Shown()))+" / "+strconv.Itoa(w.Moves().PlayPlies(t.Match().Ply()))),
		ui.Tree(`<button type="button" class="go" id="study-play" aria-disabled="{}" onclick="{}">{}</button>`,
			!t.CanTouch(), r.onPlayFromHere, m.Panel.PlayFromHere),
	}
}

// run draws the button that begins the review, stops it or goes on with it.
func (r *Panel) run(can bool) app.HTMLElem {
	p := r.Page
	text, event := r.act()
	return ui.Tree(`<button type="button" class="go" id="study-run" aria-disabled="{}">{}</button>`, !can, text).
		OnClick(p.Dispatches(event), app.EventScope(p.Match.Analysis().Reviewing()))
}

// onPlayFromHere closes the panel and leaves the position shown on the board.
func (r *Panel) onPlayFromHere(app.Context, app.Event) {
	p := r.Page
	if !p.Table().CanTouch() {
		return
	}
	p.Shut()
	p.Site.Focus(p.PointID())
	p.Redraw()
}

// makes says whether a puzzle can be made of the position shown: the page for that is elsewhere on the site.
func (r *Panel) makes() bool {
	p, t := r.Page, r.Page.Table()
	who := t.View().ToMove()
	return p.Site.Framed == nil && p.Game.Arranging != nil && !t.Covered() &&
		(who == rules.First || who == rules.Second)
}

// onMake has a puzzle made of the position shown.
func (r *Panel) onMake(ctx app.Context, _ app.Event) {
	p, t := r.Page, r.Page.Table()
	p.Site.Nav.Open(ctx, nav.MakeRoute, asked.Position(p.Game.ID(), t.Match().Setup(), t.View().String()))
}

// act returns the text and the event of the review's button.
func (r *Panel) act() (text string, e match.Event) {
	p := r.Page
	m := p.Messages().Study
	switch {
	case p.Match.Analysis().Reviewing():
		return m.Stop, match.ReviewStopped{}
	case p.Match.Analysis().Review().Begun():
		return m.GoOn, match.ReviewStarted{}
	}
	return m.Start, match.ReviewStarted{}
}

// progress draws how many positions are known. A screen reader may ask for it; it is not told each step.
func (r *Panel) progress() app.UI {
	p := r.Page
	m, review := p.Messages().Study, p.Match.Analysis().Review()
	known, all := review.Progress()
	text := m.Progress(known, all)
	return ui.Tree(`<div class="advance" hidden="{}">
			<progress aria-label="{}" aria-valuetext="{}" value="{}" max="{}"></progress>
			<span aria-hidden="true">{}</span>
		</div>`,
		!p.Match.Analysis().Reviewable() || review.Complete(),
		m.Title, text, strconv.Itoa(known), strconv.Itoa(all), text)
}

// OnOpen opens the review, and focuses its button: the pressed one may be gone.
func (r *Panel) OnOpen(app.Context, app.Event) {
	p := r.Page
	p.Open(region.StudyPanel, "act-study")
	p.Site.Focus("history")
	p.Site.Focus("study-run") // unless there is nothing left to run
}

// maxListed is how many turning points are listed at a time: those nearest to the position shown.
const maxListed = 200

// around returns the range of the lines that are listed, around one of them.
func around(line, all int) (from, to int) {
	from = max(0, min(line-maxListed/2, all-maxListed))
	return from, min(all, from+maxListed)
}

// turningList lists the turning points with links, once all are known. It takes the place of the progress, and is
// closed at first: the rows below stay where they are.
func (r *Panel) turningList(complete bool) app.UI {
	p := r.Page
	plies := p.Wording().Moves().Turns()
	at, _ := slices.BinarySearch(plies, p.Table().Shown())
	from, to := around(at, len(plies))
	plies = plies[from:to]
	return ui.Tree(`<details class="turns" hidden="{}" onclick="{}">
			<summary id="turns">{}</summary>
			<ol aria-labelledby="turns">{}</ol>
		</details>`,
		!complete || len(plies) == 0, r.onTurning, p.Messages().Study.Turns,
		app.Range(plies).Slice(func(i int) app.UI {
			return ui.Tree(`<li><button type="button" data-ply="{}" aria-current="{}">{}</button></li>`,
				strconv.Itoa(plies[i]), ui.When(plies[i] == p.Table().Shown(), "step"), turningLine(p.Wording(), plies[i]))
		}))
}

func (r *Panel) onTurning(_ app.Context, e app.Event) {
	if ply, ok := region.NumberAt(e, "ply"); ok {
		r.Walker.GoTo(ply)
	}
}

// turningLine describes a turning point, numbered as the list of moves is.
func turningLine(w *wording.Wording, ply int) string {
	t := w.Table()
	who := w.Name(t.SeatOf(t.Match().MoverAt(ply - 1)))
	number, move := moves.NewList(w).NumberOf(ply), w.Words.Move(t.Redacted(ply))
	return w.Messages.Study.TurnOf(number, who, move, w.Moves().Turning(ply))
}
