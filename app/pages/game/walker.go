package game

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/ui"
)

// A walker walks through the moves of the match: by the list of moves, the buttons under it, and the history of the
// review.
type walker struct {
	page     *Page
	instead  func() app.UI // draws what takes the place of the list, nil for nothing
	revealed func()        // is called when the move shown is scrolled to

	list   *moves // the mounted list
	window window
	walks  int // how many walks there have been
	shown  int // the last walk to whose move the list has been scrolled
	back   int // rows between the last visible one and the end of a long list, when it was scrolled last
}

// studyPrefix begins the ids of those buttons that stand in the analysis as well.
const studyPrefix = "study-"

// buttons draws the buttons that walk through the moves, in the head of their list or the foot of the analysis; a
// prefix begins their ids.
func (w *walker) buttons(prefix string) app.UI {
	m, t := w.page.messages(), w.page.table()
	back, on := t.Shown() > 0, !t.Live()
	walk := func(image, name string, can bool) app.UI {
		return &ui.Part{Of: &ui.Control{ID: prefix + "walk-" + image, Image: image, Name: name, Unable: !can}}
	}
	return ui.El("div").Class("walk").Role("group").Aria("label", m.Panel.Walk).OnClick(w.onWalk).Body(
		walk("first", m.WalkFirst, back), walk("back", m.WalkBack, back),
		walk("forward", m.WalkForward, on), walk("last", m.WalkLast, on),
	)
}

// onWalk handles a click on one of the buttons.
func (w *walker) onWalk(_ app.Context, e app.Event) {
	switch strings.TrimPrefix(ui.ControlOf(e), studyPrefix) {
	case "walk-first":
		w.goTo(0)
	case "walk-back":
		w.step(-1)
	case "walk-forward":
		w.step(1)
	case "walk-last":
		w.goTo(w.page.table().Match().Ply())
	}
}

// lines draws the first row of the list, where there are other lines: it leads back to those.
func (w *walker) lines() app.UI {
	m, t := w.page.messages(), w.page.table()
	lines := t.Lines()
	return ui.Shown(len(lines) > 0, ui.El("div").Class("other-lines").OnClick(w.onLine).Body(
		app.Range(lines).Slice(func(i int) app.UI {
			at := t.DivergesAt(lines[i])
			return ui.Button().DataSet("line", i).Aria("label", m.LineWhy(i+1, at+1)).Text(m.Line(i + 1))
		}),
	))
}

// onMove goes to the clicked move of the list.
func (w *walker) onMove(_ app.Context, e app.Event) {
	if ply, ok := numberAt(e, "ply"); ok {
		w.goTo(ply)
	}
}

// onKey walks by the keys of a list.
func (w *walker) onKey(_ app.Context, e app.Event) {
	switch e.Get("key").String() {
	case "ArrowLeft", "ArrowUp":
		w.step(-1)
	case "ArrowRight", "ArrowDown":
		w.step(1)
	case "Home":
		w.goTo(0)
	case "End":
		w.goTo(w.page.table().Match().Ply())
	default:
		return
	}
	e.PreventDefault()
}

// onLine goes back to another line.
func (w *walker) onLine(_ app.Context, e app.Event) {
	if i, ok := numberAt(e, "line"); ok {
		w.page.match.Dispatch(match.LineChosen{Line: i})
	}
}

// step walks a move back or forward, -1 or 1; all of a player's moves in the set-up phase are one.
func (w *walker) step(by int) {
	t := w.page.table()
	ply := t.Shown() + by
	for ply < t.Match().Plies() && t.Midway(ply) {
		ply += by
	}
	w.goTo(ply)
}

// goTo shows the position after ply moves, and later scrolls to its row: scrolling costs a layout of the page. Far
// away all rows that are drawn change: the few that can be seen come first.
func (w *walker) goTo(ply int) {
	p := w.page
	by := ply - p.table().Shown()
	w.window.Few = by < -maxRows || by > maxRows
	w.walks++
	walk := w.walks
	p.match.Dispatch(match.WentTo{Ply: ply})
	p.inSteps(func() { w.reveal(walk) })
}

// revealing says whether a walk's move has not been scrolled to: scroll events come from drawing then.
func (w *walker) revealing() bool { return w.shown != w.walks }

// reveal scrolls the list of moves to the one that a walk shows, and then has all rows drawn: a person who sees them
// and scrolls on is not scrolled back. Another walk may have begun since.
func (w *walker) reveal(walk int) {
	w.page.site.Later("moves", func(list app.Value) {
		w.shown = walk
		if now := list.Call("querySelector", "[aria-current]"); now.Truthy() {
			now.Call("scrollIntoView", map[string]any{"block": "nearest"})
		}
		w.page.inSteps(w.complete)
	})
	w.revealed()
}

// complete draws the rows that a walk has left for later.
func (w *walker) complete() {
	if w.window.Few && !w.revealing() {
		w.window.Few = false
		w.refresh()
	}
}
