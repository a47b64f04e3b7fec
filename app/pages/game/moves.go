package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
)

// moves is the list of the moves of the match, to be walked through by click and by keyboard. It is drawn anew when
// something in it may have changed.
type moves struct {
	app.Compo
	Of   movesOf
	page *page
	ctx  app.Context
}

// movesOf says of what a list of moves is.
type movesOf struct {
	Match      string
	Lang       i18n.Lang
	Plies, Ply int // of the whole line, and of what stands of it
	Shown      int
	Result     string
	Reviewed   int  // how many positions the review knows
	Viewer     int  // as whom the moves are told
	Lines      int  // that were left for another
	Loaded     int  // changes when another tab's match, maybe of as many moves, takes the place of this one
	Rev        int  // changes where moves are told differently from time to time
	Brief      bool // the rules in short stand where there are no moves yet
	Window     window
}

// log is the list of moves, with what is switched and walked by in its head.
func (p *page) log() app.UI {
	shown := p.match.Offers("moves")
	head := ui.El("div").Class("log-head").Body(p.switches(), ui.Shown(shown, p.walker.buttons("").(app.HTMLElem)))
	return ui.Shown(shown || p.valued(), ui.El("div").Class("log").Body(
		head, p.walker.lines(), ui.Shown(shown, ui.El("div").Class("rows").Body(p.moves())),
	))
}

func (p *page) moves() app.UI { return &moves{Of: p.movesOf(), page: p} }

func (p *page) movesOf() movesOf {
	t := p.table()
	of := movesOf{
		Match: t.ID(), Lang: p.site.Lang, Plies: t.Match().Plies(), Ply: t.Match().Ply(), Shown: t.Shown(),
		Result: string(t.Result().Reason), Viewer: int(t.Viewer()), Lines: len(t.Lines()), Loaded: p.loaded,
		Window: p.walker.window,
		Brief:  p.match.Live() && (!p.sheets() || p.panel == movesPanel), // behind a sheet it would only delay the start
	}
	if p.match.Reviewable() {
		of.Reviewed = p.match.Review().Known()
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

// rows draws those of the rows that the window shows, and room for the others.
func (l *moves) rows() app.UI {
	list := newList(l.page.say())
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
		gap(from*height), app.Range(rows).Slice(func(i int) app.UI { return &ui.Part{Of: &rows[i]} }),
		gap((all-to)*height),
	)
}

// gap keeps the room of rows that are not drawn.
func gap(height int) app.UI {
	return ui.El("li").Class("gap").Aria("hidden", "true").Body(ui.SVG("svg").Attr("width", 1).Attr("height", height))
}
