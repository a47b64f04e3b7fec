package review

import (
	"strconv"

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

var laneRows = ui.Window{Whole: fewLanes, Rows: laneWindow, Step: laneStep, Spare: laneSpare}

// rows returns the range of the all rows that is drawn.
func (v *rowWindow) rows(all int) (from, to int) {
	if v.Whole {
		return 0, all
	}
	return laneRows.Range(v.Top, all)
}

// holds says whether rows are in the range, with some rows to spare.
func (v *rowWindow) holds(first, last, all int) bool {
	from, to := v.rows(all)
	return laneRows.Holds(from, to, first, last, all)
}

func (r *Panel) history() app.UI {
	return &historyRegion{Rev: r.Page.Rev, Shown: r.window, reviewing: r}
}

// OnMount implements app.Mounter.
func (h *historyRegion) OnMount(ctx app.Context) { h.ctx, h.reviewing.drawn = ctx, h }

// Render implements app.Composer.
func (h *historyRegion) Render() app.UI {
	r := h.reviewing
	d := NewHistory(r.Page.Wording())
	from, to := h.Shown.rows(d.All())
	return ui.Tree(`<div class="history" id="history" role="region" aria-label="{}" tabindex="0" onkeydown="{}"
		onclick="{}">{}</div>`,
		r.Page.Messages().History.Title, r.onHistoryKey, r.onHistory,
		d.table("", from, to, max(h.Shown.Height, usualHeight)))
}

// table draws some of the rows, and keeps the height of the others. Ids begin with a prefix.
func (d *History) table(prefix string, from, to, height int) app.UI {
	rows, all := d.Between(prefix, from, to), d.All()
	return ui.Tree(`<div role="table" aria-label="{}" aria-rowcount="{}">
			{}
			{}
			<div role="rowgroup" class="lanes">{}</div>
			{}
		</div>`,
		d.Wording.Messages.History.Title, strconv.Itoa(all+1), d.head(), spacerRow(from*height),
		app.Range(rows).Slice(func(i int) app.UI { return &ui.Part{Of: &rows[i]} }),
		spacerRow((all-to)*height))
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
	t := w.Table()
	mini := func(seat int) app.UI { return ui.Mini(w.Game.Mini, pieceOf(t, t.Role(seat))) }
	return ui.Tree(`<div role="rowgroup" class="axis">
			<div role="row" aria-rowindex="1">
				<div role="columnheader">{}</div>
				<div role="columnheader" class="ends">
					<span class="hidden-text">{}</span>
					<span>{}<span>{}</span></span>
					<span>{}</span>
					<span><span>{}</span>{}</span>
				</div>
			</div>
		</div>`, m.Move, m.Value, mini(0), w.Name(0), middle, w.Name(1), mini(1))
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
	return ui.Tree(`<div class="gap" aria-hidden="true" hidden="{}">
			<svg width="1" height="{}" aria-hidden="true"></svg>
		</div>`, height <= 0, strconv.Itoa(height))
}

// legend explains the signs of the history.
func (r *Panel) legend() app.UI {
	p, w := r.Page, r.Page.Wording()
	m := p.Messages().History
	if !p.Match.Analysis().Reviewable() {
		return ui.Tree(`<div class="legend" hidden="true"></div>`)
	}
	own := m.Mistake
	if p.Table().AgainstMachine() {
		own = m.Own
	}
	return ui.Tree(`<div class="legend">
			<span><i class="sign-err"></i>{}</span>
			<span><i class="sign-alt"></i>{}</span>
			<span hidden="{}"><i class="sign-guess"></i>{}</span>
			<span hidden="{}">{}</span>
			<span hidden="{}">{}</span>
			<span hidden="{}">{}</span>
		</div>`,
		own, m.Other, p.Match.Analysis().Solved(), m.Guess, w.Values().InPoints(), m.Edge,
		!NewHistory(w).scale.Long(), m.Roots, !p.Game.Spec.Secret, m.Eyes(w.Name(0), w.Name(1)))
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
