package moves

import (
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
	m := w.Page.Messages()
	list := ui.El("div").Class("moves").ID("moves").Role("region").Aria("label", m.Moves).
		OnKeyDown(w.onKey).OnClick(w.onMove).OnScroll(w.onScroll)
	if l.Of.Plies == 0 {
		return list.TabIndex(0).Body(brief(w.Page, l.Of.Brief))
	}
	if history := w.Instead(); history != nil {
		return list.TabIndex(0).Body(history)
	}
	return list.TabIndex(0).Body(l.rows())
}

// rows draws the rows in the window, and keeps the height of the others.
func (l *moves) rows() app.UI {
	list := NewList(l.walker.Page.Wording())
	walker, all := l.walker, list.Rows()
	before := walker.window.All
	from, to := walker.rows(all, list.Row(max(0, l.Of.Shown-1)))
	walker.hold(all - before)
	rows := list.Between(from, to)
	moves := ui.Untranslated(true, ui.El("ol"))
	if len(rows) == all {
		return moves.Body(app.Range(rows).Slice(func(i int) app.UI { return &ui.Part{Of: &rows[i]} }))
	}
	for i := range rows {
		rows[i].Place, rows[i].Rows = from+i+1, all
	}
	height := walker.rowHeight()
	return moves.Class("long").Body(
		spacer(from*height), app.Range(rows).Slice(func(i int) app.UI { return &ui.Part{Of: &rows[i]} }),
		spacer((all-to)*height),
	)
}

// spacer draws an empty element with the height of rows that are not drawn.
func spacer(height int) app.UI {
	return ui.El("li").Class("gap").Aria("hidden", "true").Body(ui.SVG("svg").Attr("width", 1).Attr("height", height))
}
