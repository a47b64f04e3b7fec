// Package moves is the list of the moves of a match: its rows, the window of those that are drawn, and the walk through
// them by click and by keyboard. While there are no moves the rules in short stand there.
package moves

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/ui"
)

// A Walker walks through the moves of the match: by the list of moves, the buttons under it, and the history of the
// review.
type Walker struct {
	Page     *region.Page
	Instead  func() app.UI // draws what takes the place of the list, nil for nothing
	Revealed func()        // is called when the move shown is scrolled to

	list   *moves // the mounted list
	window window
	walks  int // how many walks there have been
	shown  int // the last walk to whose move the list has been scrolled
	back   int // rows between the last visible one and the end of a long list, when it was scrolled last
}

// StudyPrefix begins the ids of those buttons that stand in the analysis as well.
const StudyPrefix = "study-"

// Buttons draws the buttons that walk through the moves, in the head of their list or the foot of the analysis; a
// prefix begins their ids.
func (w *Walker) Buttons(prefix string) app.HTMLElem {
	m, t := w.Page.Messages(), w.Page.Table()
	back, on := t.Shown() > 0, !t.Live()
	walk := func(image, name string, can bool) app.UI {
		return &ui.Part{Of: &ui.Control{ID: prefix + "walk-" + image, Image: image, Name: name, Unable: !can}}
	}
	return ui.Tree(`<div class="walk" role="group" aria-label="{}" onclick="{}">{}{}{}{}</div>`,
		m.Panel.Walk, w.onWalk,
		walk("first", m.WalkFirst, back), walk("back", m.WalkBack, back),
		walk("forward", m.WalkForward, on), walk("last", m.WalkLast, on))
}

// onWalk handles a click on one of the buttons.
func (w *Walker) onWalk(_ app.Context, e app.Event) {
	switch strings.TrimPrefix(ui.ControlOf(e), StudyPrefix) {
	case "walk-first":
		w.GoTo(0)
	case "walk-back":
		w.step(-1)
	case "walk-forward":
		w.step(1)
	case "walk-last":
		w.GoTo(w.Page.Table().Match().Ply())
	}
}

// Lines draws the first row of the list, where there are other lines: it leads back to those.
func (w *Walker) Lines() app.UI {
	m, t := w.Page.Messages(), w.Page.Table()
	lines := t.Lines()
	return ui.Tree(`<div class="other-lines" hidden="{}" onclick="{}">{}</div>`, len(lines) == 0, w.onLine,
		app.Range(lines).Slice(func(i int) app.UI {
			return ui.Tree(`<button type="button" data-line="{}" aria-label="{}">{}</button>`,
				strconv.Itoa(i), m.LineWhy(i+1, t.DivergesAt(lines[i])+1), m.Line(i+1))
		}))
}

// onMove goes to the clicked move of the list.
func (w *Walker) onMove(_ app.Context, e app.Event) {
	if ply, ok := region.NumberAt(e, "ply"); ok {
		w.GoTo(ply)
	}
}

// onKey walks by the keys of a list.
func (w *Walker) onKey(_ app.Context, e app.Event) {
	switch e.Get("key").String() {
	case "ArrowLeft", "ArrowUp":
		w.step(-1)
	case "ArrowRight", "ArrowDown":
		w.step(1)
	case "Home":
		w.GoTo(0)
	case "End":
		w.GoTo(w.Page.Table().Match().Ply())
	default:
		return
	}
	e.PreventDefault()
}

// onLine goes back to another line.
func (w *Walker) onLine(_ app.Context, e app.Event) {
	if i, ok := region.NumberAt(e, "line"); ok {
		w.Page.Match.Dispatch(match.LineChosen{Line: i})
	}
}

// step walks a move back or forward, -1 or 1; all of a player's moves in the set-up phase are one.
func (w *Walker) step(by int) {
	t := w.Page.Table()
	ply := t.Shown() + by
	for ply < t.Match().Plies() && t.Midway(ply) {
		ply += by
	}
	w.GoTo(ply)
}

// GoTo shows the position after ply moves, and later scrolls to its row: scrolling costs a layout of the page. Far
// away all rows that are drawn change: the few that can be seen come first.
func (w *Walker) GoTo(ply int) {
	p := w.Page
	by := ply - p.Table().Shown()
	w.window.Few = by < -MaxRows || by > MaxRows
	w.walks++
	walk := w.walks
	p.Match.Dispatch(match.WentTo{Ply: ply})
	p.InSteps(func() { w.reveal(walk) })
}

// revealing says whether a walk's move has not been scrolled to: scroll events come from drawing then.
func (w *Walker) revealing() bool { return w.shown != w.walks }

// reveal scrolls the list of moves to the one that a walk shows, and then has all rows drawn: a person who sees them
// and scrolls on is not scrolled back. Another walk may have begun since.
func (w *Walker) reveal(walk int) {
	w.Page.Site.Later("moves", func(list app.Value) {
		w.shown = walk
		if now := list.Call("querySelector", "[aria-current]"); now.Truthy() {
			now.Call("scrollIntoView", map[string]any{"block": "nearest"})
		}
		w.Page.InSteps(w.complete)
	})
	w.Revealed()
}

// complete draws the rows that a walk has left for later.
func (w *Walker) complete() {
	if w.window.Few && !w.revealing() {
		w.window.Few = false
		w.refresh()
	}
}
