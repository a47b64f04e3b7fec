package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
)

// A moves is the list of the moves of the match, to be walked through by click and by keyboard. It is drawn anew when
// something in it may have changed.
type moves struct {
	app.Compo
	Of     movesState
	walker *walker
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

// moves draws the list of moves.
func (w *walker) moves() app.UI { return &moves{Of: w.state(), walker: w} }

// state returns the present state of the list.
func (w *walker) state() movesState {
	p := w.page
	t := p.table()
	of := movesState{
		Match: t.ID(), Lang: p.site.Lang, Plies: t.Match().Plies(), Ply: t.Match().Ply(), Shown: t.Shown(),
		Result: string(t.Result().Reason), Viewer: int(t.Viewer()), Lines: len(t.Lines()), Loaded: p.loaded,
		Window: w.window,
		Brief:  p.match.Live() && (!p.sheets() || p.panel == movesPanel), // behind a sheet it would only delay the start
	}
	if p.match.Analysis().Reviewable() {
		of.Reviewed = p.match.Analysis().Review().Known()
	}
	if p.game.Spec.Secret || t.Result().Over() || len(t.Lines()) > 0 {
		of.Rev = p.rev
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
	m := w.page.messages()
	list := ui.El("div").Class("moves").ID("moves").Role("region").Aria("label", m.Moves).
		OnKeyDown(w.onKey).OnClick(w.onMove).OnScroll(w.onScroll)
	if l.Of.Plies == 0 {
		return list.TabIndex(0).Body(brief(w.page, l.Of.Brief))
	}
	if history := w.instead(); history != nil {
		return list.TabIndex(0).Body(history)
	}
	return list.TabIndex(0).Body(l.rows())
}

// rows draws the rows in the window, and keeps the height of the others.
func (l *moves) rows() app.UI {
	list := newList(l.walker.page.wording())
	walker, all := l.walker, list.rows()
	before := walker.window.All
	from, to := walker.rows(all, list.row(max(0, l.Of.Shown-1)))
	walker.hold(all - before)
	rows := list.between(from, to)
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
