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
	Of   movesState
	page *page
	ctx  app.Context
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

// moveLog draws the list of moves, with its switches and buttons in the head.
func (p *page) moveLog() app.UI {
	shown := p.match.Offers("moves")
	head := ui.El("div").Class("log-head").Body(p.switches(), ui.Shown(shown, p.walker.buttons("").(app.HTMLElem)))
	return ui.Shown(shown || p.valued(), ui.El("div").Class("log").Body(
		head, p.walker.lines(), ui.Shown(shown, ui.El("div").Class("rows").Body(p.moves())),
	))
}

func (p *page) moves() app.UI { return &moves{Of: p.movesState(), page: p} }

func (p *page) movesState() movesState {
	t := p.table()
	of := movesState{
		Match: t.ID(), Lang: p.site.Lang, Plies: t.Match().Plies(), Ply: t.Match().Ply(), Shown: t.Shown(),
		Result: string(t.Result().Reason), Viewer: int(t.Viewer()), Lines: len(t.Lines()), Loaded: p.loaded,
		Window: p.walker.window,
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
	l.ctx, l.page.regions.moves = ctx, l
	// Of a page that was left nothing is scrolled.
	l.page.walker.shown, l.page.walker.back = l.page.walker.walks, 0
}

// Render implements app.Composer.
func (l *moves) Render() app.UI {
	p := l.page
	m := p.messages()
	list := ui.El("div").Class("moves").ID("moves").Role("region").Aria("label", m.Moves).
		OnKeyDown(p.walker.onKey).OnClick(p.walker.onMove).OnScroll(p.walker.onScroll)
	if l.Of.Plies == 0 {
		return list.TabIndex(0).Body(p.brief(l.Of.Brief))
	}
	if history := p.shortHistory(); history != nil {
		return list.TabIndex(0).Body(history)
	}
	return list.TabIndex(0).Body(l.rows())
}

// rows draws the rows in the window, and keeps the height of the others.
func (l *moves) rows() app.UI {
	list := newList(l.page.wording())
	walker, all := &l.page.walker, list.rows()
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
