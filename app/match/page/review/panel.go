// Package review shows what the machine thinks of a match: the value of the position and of its moves, the review with
// its turning points, the history of values beside the moves, and the mistakes that a person may try again.
package review

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/match/page/moves"
	"tablier/app/match/page/region"
	"tablier/app/match/page/wording"
	"tablier/app/recall"
	"tablier/app/ui"
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
	text, event := r.act()
	reviewable := p.Match.Analysis().Reviewable()
	complete := reviewable && review.Complete()
	run := ui.Button().Class("go").ID("study-run").Text(text).
		OnClick(p.Dispatches(event), app.EventScope(p.Match.Analysis().Reviewing()))
	body = []app.UI{
		ui.El("div").Class("said-of").Body(
			ui.El("p").Role("status").Class("found").Text(w.Values().Review()),
			ui.El("p").Class("note").Text(w.History().Shown()),
		),
		ui.El("div").Class("course").Body(
			r.progress(),
			ui.Shown(!complete || len(r.Mistakes()) > 0, ui.El("div").Class("buttons").Body(
				ui.Shown(!complete, ui.Enabled(reviewable, run)), r.Replay(moves.StudyPrefix+ReplayID),
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
		r.Walker.Buttons(moves.StudyPrefix),
		ui.El("span").Class("at").
			Text(strconv.Itoa(w.Moves().PlayPlies(t.Shown())) + " / " + strconv.Itoa(w.Moves().PlayPlies(t.Match().Ply()))),
		ui.Enabled(t.CanTouch(), from),
	}
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
	return ui.Shown(p.Match.Analysis().Reviewable() && !review.Complete(), ui.El("div").Class("advance").Body(
		ui.El("progress").Aria("label", m.Title).Aria("valuetext", text).Attr("value", known).Attr("max", all),
		ui.El("span").Aria("hidden", "true").Text(text),
	))
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
	return ui.Shown(complete && len(plies) > 0, ui.El("details").Class("turns").OnClick(r.onTurning).Body(
		ui.El("summary").ID("turns").Text(p.Messages().Study.Turns),
		ui.El("ol").Aria("labelledby", "turns").Body(app.Range(plies).Slice(func(i int) app.UI {
			b := ui.Button().DataSet("ply", plies[i]).Text(turningLine(p.Wording(), plies[i]))
			if plies[i] == p.Table().Shown() {
				b.Aria("current", "step")
			}
			return ui.El("li").Body(b)
		})),
	))
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
