package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// A history is the list of the moves of the match with the value after each, as a curve downwards. A row is a button
// that shows the position. It is a table to a screen reader, and prints.
type history struct {
	app.Compo
	Rev       int
	Shown     rowWindow
	reviewing *reviewing
	ctx       app.Context
}

// A rowWindow is the range of rows of a long history that is drawn.
type rowWindow struct {
	Top    int
	Height int  // pixels of a row, 0 until it is measured
	Whole  bool // all are drawn, for printing
}

// Which rows of the history are drawn: all of few, else some before and after those in sight.
const (
	fewLanes    = 60
	laneWindow  = 48
	laneStep    = 8
	laneSpare   = 6
	usualHeight = 24 // pixels: a row's height where none is measured
)

// rows returns the range of the all rows that is drawn.
func (v *rowWindow) rows(all int) (from, to int) {
	if v.Whole || all <= fewLanes {
		return 0, all
	}
	from = max(0, min(v.Top-v.Top%laneStep, all-laneWindow))
	return from, min(all, from+laneWindow+laneStep)
}

// holds says whether rows are in the range, with some rows to spare.
func (v *rowWindow) holds(first, last, all int) bool {
	from, to := v.rows(all)
	return (from == 0 || first >= from+laneSpare) && (to == all || last < to-laneSpare)
}

func (r *reviewing) history() app.UI { return &history{Rev: r.page.rev, Shown: r.window, reviewing: r} }

// OnMount implements app.Mounter.
func (h *history) OnMount(ctx app.Context) { h.ctx, h.reviewing.drawn = ctx, h }

// Render implements app.Composer.
func (h *history) Render() app.UI {
	p := h.reviewing.page
	m := p.messages().History
	d := newHistoryDrawing(p.wording())
	from, to := h.Shown.rows(d.all())
	return ui.El("div").Class("history").ID("history").Role("region").Aria("label", m.Title).TabIndex(0).
		OnKeyDown(h.reviewing.onHistoryKey).OnClick(h.reviewing.onHistory).
		Body(d.table("", from, to, max(h.Shown.Height, usualHeight)))
}

// table draws some of the rows, and keeps the height of the others. Ids begin with a prefix.
func (d *historyDrawing) table(prefix string, from, to, height int) app.UI {
	rows, all := d.rows(prefix, from, to), d.all()
	return ui.El("div").Role("table").Aria("label", d.wording.Messages.History.Title).Aria("rowcount", all+1).Body(
		d.head(),
		spacerRow(from*height),
		ui.El("div").Role("rowgroup").Class("lanes").Body(
			app.Range(rows).Slice(func(i int) app.UI { return &ui.Part{Of: &rows[i]} }),
		),
		spacerRow((all-to)*height),
	)
}

// head draws the names of the columns, and of the ends of the lanes.
func (d *historyDrawing) head() app.UI {
	w := d.wording
	m := w.Messages.History
	middle := ""
	if d.even {
		middle = m.Even
	}
	if d.draws {
		middle = m.Draw
	}
	seat := func(seat int) app.UI {
		t := w.Table()
		mini, name := ui.Mini(w.Game.Mini, pieceOf(t, t.Role(seat))), ui.El("span").Text(w.Name(seat))
		if seat == 0 {
			return ui.El("span").Body(mini, name)
		}
		return ui.El("span").Body(name, mini)
	}
	return ui.El("div").Role("rowgroup").Class("axis").Body(ui.El("div").Role("row").Aria("rowindex", 1).Body(
		ui.El("div").Role("columnheader").Text(m.Move),
		ui.El("div").Role("columnheader").Class("ends").Body(
			ui.El("span").Class("hidden-text").Text(m.Value), seat(0), ui.El("span").Text(middle), seat(1),
		),
	))
}

// listPrefix begins the ids of rows in the list of moves.
const listPrefix = "list-"

// shortHistory draws the history in the place of the list of moves, once the match is over and a value is known; nil
// before, and for a match of many moves.
func (r *reviewing) shortHistory() app.UI {
	p := r.page
	if !p.table().Result().Over() || !p.match.Analysis().Reviewable() || !p.match.Analysis().Review().Begun() {
		return nil
	}
	d := newHistoryDrawing(p.wording())
	if d.all() > fewLanes {
		return nil
	}
	return d.table(listPrefix, 0, d.all(), 0)
}

// spacerRow draws an empty row with the height of rows that are not drawn.
func spacerRow(height int) app.UI {
	svg := ui.SVG("svg").Attr("width", 1).Attr("height", height).Aria("hidden", "true")
	return ui.Shown(height > 0, ui.El("div").Class("gap").Aria("hidden", "true").Body(svg))
}

// legend explains the signs of the history.
func (r *reviewing) legend() app.UI {
	p, w := r.page, r.page.wording()
	m := p.messages().History
	box := ui.El("div").Class("legend")
	if !p.match.Analysis().Reviewable() {
		return ui.Shown(false, box)
	}
	own, d := m.Mistake, newHistoryDrawing(w)
	if p.table().AgainstMachine() {
		own = m.Own
	}
	sign := func(class, text string) app.UI {
		return ui.El("span").Body(ui.El("i").Class(class), app.Text(text))
	}
	box.Body(
		sign("sign-err", own), sign("sign-alt", m.Other),
		ui.Shown(!p.match.Analysis().Solved(), ui.El("span").Body(ui.El("i").Class("sign-guess"), app.Text(m.Guess))),
		ui.Shown(!w.Values().InPoints(), ui.El("span").Text(m.Edge)),
		ui.Shown(d.scale.Long(), ui.El("span").Text(m.Roots)),
		ui.Shown(p.game.Spec.Secret, ui.El("span").Text(m.Eyes(w.Name(0), w.Name(1)))),
	)
	return box
}

// onHistory shows the position of the clicked row.
func (r *reviewing) onHistory(_ app.Context, e app.Event) {
	if ply, ok := numberAt(e, "ply"); ok {
		r.walker.goTo(ply)
	}
}

// onHistoryKey moves through the rows by the keys of a list, with the focus.
func (r *reviewing) onHistoryKey(ctx app.Context, e app.Event) {
	p := r.page
	d := newHistoryList(p.wording())
	row := d.rowOf(p.table().Shown())
	switch key := e.Get("key").String(); key {
	case "ArrowUp", "ArrowLeft":
		row = d.near(row, -1)
	case "ArrowDown", "ArrowRight":
		row = d.near(row, 1)
	case "Home":
		row = 0
	case "End":
		row = d.all() - 1
	default:
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	r.walker.goTo(d.entry(row).ply)
	p.site.Focus(rowID(d.entry(row).ply))
}

// reveal draws the row of the position shown and its neighbours, and scrolls to it.
func (r *reviewing) reveal() {
	p := r.page
	if p.panel != studyPanel || !p.match.Analysis().Reviewable() {
		return
	}
	d := newHistoryList(p.wording())
	row := d.rowOf(p.table().Shown())
	if v := &r.window; !v.holds(row, row, d.all()) {
		v.Top = row - laneWindow/2
		r.refresh()
	}
	p.site.Later(rowID(d.entry(row).ply), func(b app.Value) {
		b.Call("scrollIntoView", map[string]any{"block": "nearest"})
	})
}

// onScroll draws the rows of a long history that are scrolled into the viewport.
func (r *reviewing) onScroll(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	p, box := r.page, ctx.JSSrc()
	lanes := box.Call("querySelector", ".history")
	row := box.Call("querySelector", ".lane-row")
	if p.panel != studyPanel || !row.Truthy() {
		return
	}
	all := newHistoryList(p.wording()).all()
	height := row.Get("offsetHeight").Int()
	if all <= fewLanes || height == 0 {
		return
	}
	first := (box.Get("scrollTop").Int() - lanes.Get("offsetTop").Int()) / height
	last := first + box.Get("clientHeight").Int()/height
	if v := &r.window; height != v.Height || !v.holds(max(0, first), min(last, all-1), all) {
		v.Height, v.Top = height, max(0, first-laneSpare-laneStep)
		r.refresh()
	}
}

// refresh redraws the history alone.
func (r *reviewing) refresh() {
	p, h := r.page, r.drawn
	if h == nil || !p.onScreen() || p.panel != studyPanel {
		return
	}
	h.Shown, h.Rev = r.window, p.rev
	ui.Refresh(h.ctx, p.around)
}

// onPrint draws all rows, some at a time, and then prints.
func (r *reviewing) onPrint(app.Context, app.Event) {
	p := r.page
	r.window.Whole = true
	p.inSteps(r.refresh, func() {
		p.site.Later("history", func(app.Value) {
			app.Window().Call("print")
			r.window.Whole = false
			r.refresh()
		})
	})
}
