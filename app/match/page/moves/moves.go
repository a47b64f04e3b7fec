package moves

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/match/page/region"
	"tablier/app/ui"
)

// A moves is the list of the moves of the match, to be walked through by click and by keyboard. It is drawn anew when
// something in it may have changed.
type moves struct {
	app.Compo
	Of     movesState
	walker *Walker
	ctx    app.Context
}

// A movesState is all that the list of moves depends on.
type movesState struct {
	Match      string
	Lang       i18n.Lang
	Plies, Ply int // of the whole line, and of the part that stands
	Shown      int
	Result     string
	Reviewed   int  // how many positions the review knows
	Viewer     int  // whose knowledge the list shows
	Lines      int  // how many other lines there are
	Loaded     int  // changes when another tab's match, maybe of as many moves, replaces this one
	Rev        int  // changes where the same move is written differently from time to time
	Brief      bool // the short rules stand where there are no moves yet
	Window     window
}

// Draw draws the list of moves.
func (w *Walker) Draw() app.UI { return &moves{Of: w.state(), walker: w} }

// state returns the present state of the list.
func (w *Walker) state() movesState {
	p := w.Page
	t := p.Table()
	of := movesState{
		Match: t.ID(), Lang: p.Site.Lang, Plies: t.Match().Plies(), Ply: t.Match().Ply(), Shown: t.Shown(),
		Result: string(t.Result().Reason), Viewer: int(t.Viewer()), Lines: len(t.Lines()), Loaded: p.Loaded,
		Window: w.window,
		// Behind a sheet it would only delay the start.
		Brief: p.Match.Live() && (!p.Sheets() || p.Panel == region.MovesPanel),
	}
	if p.Match.Analysis().Reviewable() {
		of.Reviewed = p.Match.Analysis().Review().Known()
	}
	if p.Game.Spec.Secret || t.Result().Over() || len(t.Lines()) > 0 {
		of.Rev = p.Rev
	}
	return of
}

// OnMount implements app.Mounter.
func (l *moves) OnMount(ctx app.Context) {
	w := l.walker
	l.ctx, w.list = ctx, l
	// Of a page that was left nothing is scrolled.
	w.shown, w.back = w.walks, 0
}

// Render implements app.Composer.
func (l *moves) Render() app.UI {
	w := l.walker
	return ui.Tree(`<div class="moves" id="moves" role="region" aria-label="{}" tabindex="0" onkeydown="{}" onclick="{}"
		onscroll="{}">{}</div>`, w.Page.Messages().Moves, w.onKey, w.onMove, w.onScroll, l.content())
}

// content draws what is in the list: its rows, or what takes their place.
func (l *moves) content() app.UI {
	if l.Of.Plies == 0 {
		return brief(l.walker.Page, l.Of.Brief)
	}
	if history := l.walker.Instead(); history != nil {
		return history
	}
	return l.rows()
}

// rows draws the rows in the window, and keeps the height of the others.
func (l *moves) rows() app.UI {
	list := NewList(l.walker.Page.Wording())
	walker, all := l.walker, list.Rows()
	before := walker.window.All
	from, to := walker.rows(all, list.Row(max(0, l.Of.Shown-1)))
	walker.hold(all - before)
	rows := list.Between(from, to)
	if len(rows) == all {
		return ui.Tree(`<ol translate="no">{}</ol>`, parts(rows))
	}
	for i := range rows {
		rows[i].Place, rows[i].Rows = from+i+1, all
	}
	height := walker.rowHeight()
	return ui.Tree(`<ol translate="no" class="long">{}{}{}</ol>`,
		spacer(from*height), parts(rows), spacer((all-to)*height))
}

// parts makes a part of the page of each row.
func parts(rows []Row) app.UI {
	return app.Range(rows).Slice(func(i int) app.UI { return &ui.Part{Of: &rows[i]} })
}

// spacer draws an empty element with the height of rows that are not drawn.
func spacer(height int) app.UI {
	return ui.Tree(`<li class="gap" aria-hidden="true"><svg width="1" height="{}"></svg></li>`, strconv.Itoa(height))
}
