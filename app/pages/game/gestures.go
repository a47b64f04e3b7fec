package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/app/ui"
)

// gesture takes a gesture to the match, with where the keyboard is, and the keyboard to where the game's own part wants
// it.
func (p *page) gesture(ctx app.Context, g board.Gesture) {
	t := p.table()
	was := ""
	if g.Kind == board.Touch && g.Point >= 0 {
		if touched := p.points()[g.Point]; touched.Button {
			was = touched.Name
		}
	}
	if g.Cursor = p.cursor; !g.Kind.Looks() {
		g.OnBoard = onBoard()
	}
	ctx.PreventUpdate() // what has changed will be drawn: see screen.Show
	p.match.Dispatch(match.Gestured{Gesture: g})
	reply := p.match.Reply()
	if g.Kind.Looks() && !g.Keys {
		reply.Cursor = "" // the pointer looks at a point and leaves the keyboard at its own
	}
	p.follow(reply)
	if was != "" && (board.PointNamed(p.points(), was) < 0 || !t.CanTouch()) {
		p.site.Focus(p.pointID()) // the button has gone, or soon will: the keyboard must not go with it
	}
}

// onBoard says whether the keyboard is on the board.
func onBoard() bool {
	active := ui.Active()
	return app.IsClient && active.Truthy() && active.Call("closest", "#board").Truthy()
}

// follow moves the keyboard to where the game's own part wants it.
func (p *page) follow(r board.Reply) {
	if r.Cursor != "" {
		p.cursor = r.Cursor
	}
	if r.Focus != "" {
		p.site.Focus(r.Focus)
	}
}

// pointID returns the id of the element of the point that the keyboard is on.
func (p *page) pointID() string { return board.PointID(p.cursor) }
