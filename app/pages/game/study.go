package game

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/pages/game/wording"
	"tablier/app/recall"
	"tablier/app/ui"
)

// A reviewing is the panel of the review: the machine's value of each position, and the turning points.
type reviewing struct {
	page     *Page
	walker   *walker
	recalled func() recall.List   // returns the kept mistakes
	retry    func([]recall.Entry) // has a person try positions again

	drawn  *history  // the mounted history
	window rowWindow // of it
}

// draw draws the panel.
func (r *reviewing) draw() (body, foot []app.UI) {
	p := r.page
	m, t, w, review := p.messages(), p.table(), p.wording(), p.match.Analysis().Review()
	text, event := r.act()
	reviewable := p.match.Analysis().Reviewable()
	complete := reviewable && review.Complete()
	run := ui.Button().Class("go").ID("study-run").Text(text).
		OnClick(p.dispatches(event), app.EventScope(p.match.Analysis().Reviewing()))
	body = []app.UI{
		ui.El("div").Class("said-of").Body(
			ui.El("p").Role("status").Class("found").Text(w.Values().Review()),
			ui.El("p").Class("note").Text(w.History().Shown()),
		),
		ui.El("div").Class("course").Body(
			r.progress(),
			ui.Shown(!complete || len(r.mistakes()) > 0, ui.El("div").Class("buttons").Body(
				ui.Shown(!complete, ui.Enabled(reviewable, run)), r.replay(studyPrefix+replayID),
			)),
			r.turningList(complete),
		),
		ui.Shown(reviewable, ui.El("div").Body(r.history())),
		r.legend(),
		ui.Shown(reviewable, ui.Button().Class("mild").ID("history-print").Text(m.History.Print).OnClick(r.onPrint)),
		r.insight(),
	}
	from := ui.Button().Class("go").ID("study-play").Text(m.Panel.PlayFromHere).OnClick(r.onPlayFromHere)
	return body, []app.UI{
		r.walker.buttons(studyPrefix),
		ui.El("span").Class("at").
			Text(strconv.Itoa(w.Moves().PlayPlies(t.Shown())) + " / " + strconv.Itoa(w.Moves().PlayPlies(t.Match().Ply()))),
		ui.Enabled(t.CanTouch(), from),
	}
}

// onPlayFromHere closes the panel and leaves the position shown on the board.
func (r *reviewing) onPlayFromHere(app.Context, app.Event) {
	p := r.page
	if !p.table().CanTouch() {
		return
	}
	p.shut()
	p.site.Focus(p.pointID())
	p.redraw()
}

// act returns the text and the event of the review's button.
func (r *reviewing) act() (text string, e match.Event) {
	p := r.page
	m := p.messages().Study
	switch {
	case p.match.Analysis().Reviewing():
		return m.Stop, match.ReviewStopped{}
	case p.match.Analysis().Review().Begun():
		return m.GoOn, match.ReviewStarted{}
	}
	return m.Start, match.ReviewStarted{}
}

// progress draws how many positions are known. A screen reader may ask for it; it is not told each step.
func (r *reviewing) progress() app.UI {
	p := r.page
	m, review := p.messages().Study, p.match.Analysis().Review()
	known, all := review.Progress()
	text := m.Progress(known, all)
	return ui.Shown(p.match.Analysis().Reviewable() && !review.Complete(), ui.El("div").Class("advance").Body(
		ui.El("progress").Aria("label", m.Title).Aria("valuetext", text).Attr("value", known).Attr("max", all),
		ui.El("span").Aria("hidden", "true").Text(text),
	))
}

// onOpen opens the review, and focuses its button: the pressed one may be gone.
func (r *reviewing) onOpen(app.Context, app.Event) {
	p := r.page
	p.open(studyPanel, "act-study")
	p.site.Focus("history")
	p.site.Focus("study-run") // unless there is nothing left to run
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
func (r *reviewing) turningList(complete bool) app.UI {
	p := r.page
	plies := p.wording().Moves().Turns()
	at, _ := slices.BinarySearch(plies, p.table().Shown())
	from, to := around(at, len(plies))
	plies = plies[from:to]
	return ui.Shown(complete && len(plies) > 0, ui.El("details").Class("turns").OnClick(r.onTurning).Body(
		ui.El("summary").ID("turns").Text(p.messages().Study.Turns),
		ui.El("ol").Aria("labelledby", "turns").Body(app.Range(plies).Slice(func(i int) app.UI {
			b := ui.Button().DataSet("ply", plies[i]).Text(turningLine(p.wording(), plies[i]))
			if plies[i] == p.table().Shown() {
				b.Aria("current", "step")
			}
			return ui.El("li").Body(b)
		})),
	))
}

func (r *reviewing) onTurning(_ app.Context, e app.Event) {
	if ply, ok := numberAt(e, "ply"); ok {
		r.walker.goTo(ply)
	}
}

// turningLine describes a turning point, numbered as the list of moves is.
func turningLine(w *wording.Wording, ply int) string {
	t := w.Table()
	who := w.Name(t.SeatOf(t.Match().MoverAt(ply - 1)))
	return w.Messages.Study.TurnOf(newList(w).numberOf(ply), who, w.Words.Move(t.Redacted(ply)), w.Moves().Turning(ply))
}
