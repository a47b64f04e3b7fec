package review

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match/page/region"
	"tablier/app/ui"
)

// A historyRegion is the list of the moves of the match with the value after each, as a curve downwards. A row is a
// button that shows the position. It is a table to a screen reader, and prints.
type historyRegion struct {
	app.Compo
	Rev       int
	Shown     rowWindow
	reviewing *Panel
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

func (r *Panel) history() app.UI {
	return &historyRegion{Rev: r.Page.Rev, Shown: r.window, reviewing: r}
}

// OnMount implements app.Mounter.
func (h *historyRegion) OnMount(ctx app.Context) { h.ctx, h.reviewing.drawn = ctx, h }

// Render implements app.Composer.
func (h *historyRegion) Render() app.UI {
	p := h.reviewing.Page
	m := p.Messages().History
	d := NewHistory(p.Wording())
	from, to := h.Shown.rows(d.All())
	return ui.El("div").Class("history").ID("history").Role("region").Aria("label", m.Title).TabIndex(0).
		OnKeyDown(h.reviewing.onHistoryKey).OnClick(h.reviewing.onHistory).
		Body(d.table("", from, to, max(h.Shown.Height, usualHeight)))
}

// table draws some of the rows, and keeps the height of the others. Ids begin with a prefix.
func (d *History) table(prefix string, from, to, height int) app.UI {
	rows, all := d.Between(prefix, from, to), d.All()
	return ui.El("div").Role("table").Aria("label", d.Wording.Messages.History.Title).Aria("rowcount", all+1).Body(
		d.head(),
		spacerRow(from*height),
		ui.El("div").Role("rowgroup").Class("lanes").Body(
			app.Range(rows).Slice(func(i int) app.UI { return &ui.Part{Of: &rows[i]} }),
		),
		spacerRow((all-to)*height),
	)
}

// head draws the names of the columns, and of the ends of the lanes.
func (d *History) head() app.UI {
	w := d.Wording
	m := w.Messages.History
	middle := ""
	if d.Even {
		middle = m.Even
	}
	if d.Draws {
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

// ShortHistory draws the history in the place of the list of moves, once the match is over and a value is known; nil
// before, and for a match of many moves.
func (r *Panel) ShortHistory() app.UI {
	p := r.Page
	if !p.Table().Result().Over() || !p.Match.Analysis().Reviewable() || !p.Match.Analysis().Review().Begun() {
		return nil
	}
	d := NewHistory(p.Wording())
	if d.All() > fewLanes {
		return nil
	}
	return d.table(listPrefix, 0, d.All(), 0)
}

// spacerRow draws an empty row with the height of rows that are not drawn.
func spacerRow(height int) app.UI {
	svg := ui.SVG("svg").Attr("width", 1).Attr("height", height).Aria("hidden", "true")
	return ui.Shown(height > 0, ui.El("div").Class("gap").Aria("hidden", "true").Body(svg))
}

// legend explains the signs of the history.
func (r *Panel) legend() app.UI {
	p, w := r.Page, r.Page.Wording()
	m := p.Messages().History
	box := ui.El("div").Class("legend")
	if !p.Match.Analysis().Reviewable() {
		return ui.Shown(false, box)
	}
	own, d := m.Mistake, NewHistory(w)
	if p.Table().AgainstMachine() {
		own = m.Own
	}
	sign := func(class, text string) app.UI {
		return ui.El("span").Body(ui.El("i").Class(class), app.Text(text))
	}
	box.Body(
		sign("sign-err", own), sign("sign-alt", m.Other),
		ui.Shown(!p.Match.Analysis().Solved(), ui.El("span").Body(ui.El("i").Class("sign-guess"), app.Text(m.Guess))),
		ui.Shown(!w.Values().InPoints(), ui.El("span").Text(m.Edge)),
		ui.Shown(d.scale.Long(), ui.El("span").Text(m.Roots)),
		ui.Shown(p.Game.Spec.Secret, ui.El("span").Text(m.Eyes(w.Name(0), w.Name(1)))),
	)
	return box
}

// onHistory shows the position of the clicked row.
func (r *Panel) onHistory(_ app.Context, e app.Event) {
	if ply, ok := region.NumberAt(e, "ply"); ok {
		r.Walker.GoTo(ply)
	}
}

// onHistoryKey moves through the rows by the keys of a list, with the focus.
func (r *Panel) onHistoryKey(ctx app.Context, e app.Event) {
	p := r.Page
	d := NewRows(p.Wording())
	row := d.RowOf(p.Table().Shown())
	switch key := e.Get("key").String(); key {
	case "ArrowUp", "ArrowLeft":
		row = d.Near(row, -1)
	case "ArrowDown", "ArrowRight":
		row = d.Near(row, 1)
	case "Home":
		row = 0
	case "End":
		row = d.All() - 1
	default:
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	r.Walker.GoTo(d.Entry(row).Ply)
	p.Site.Focus(rowID(d.Entry(row).Ply))
}

// Reveal draws the row of the position shown and its neighbours, and scrolls to it.
func (r *Panel) Reveal() {
	p := r.Page
	if p.Panel != region.StudyPanel || !p.Match.Analysis().Reviewable() {
		return
	}
	d := NewRows(p.Wording())
	row := d.RowOf(p.Table().Shown())
	if v := &r.window; !v.holds(row, row, d.All()) {
		v.Top = row - laneWindow/2
		r.refresh()
	}
	p.Site.Later(rowID(d.Entry(row).Ply), func(b app.Value) {
		b.Call("scrollIntoView", map[string]any{"block": "nearest"})
	})
}

// OnScroll draws the rows of a long history that are scrolled into the viewport.
func (r *Panel) OnScroll(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	p, box := r.Page, ctx.JSSrc()
	lanes := box.Call("querySelector", ".history")
	row := box.Call("querySelector", ".lane-row")
	if p.Panel != region.StudyPanel || !row.Truthy() {
		return
	}
	all := NewRows(p.Wording()).All()
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
func (r *Panel) refresh() {
	p, h := r.Page, r.drawn
	if h == nil || !p.OnScreen() || p.Panel != region.StudyPanel {
		return
	}
	h.Shown, h.Rev = r.window, p.Rev
	ui.Refresh(h.ctx, p.Around)
}

// onPrint draws all rows, some at a time, and then prints.
func (r *Panel) onPrint(app.Context, app.Event) {
	p := r.Page
	r.window.Whole = true
	p.InSteps(r.refresh, func() {
		p.Site.Later("history", func(app.Value) {
			app.Window().Call("print")
			r.window.Whole = false
			r.refresh()
		})
	})
}
