package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/app/ui"
)

// gesture dispatches a gesture to the match, with the focused point, and moves the focus where the game's own part
// asks. It returns whether the gesture has been dealt with.
func (p *page) gesture(ctx app.Context, g board.Gesture) bool {
	t := p.Table()
	was := ""
	if g.Kind == board.Touch && g.Point >= 0 {
		if touched := p.Points()[g.Point]; touched.Button {
			was = touched.Name
		}
	}
	if g.Cursor = p.Cursor; !g.Kind.Looks() {
		g.OnBoard = onBoard()
	}
	ctx.PreventUpdate() // the changes will be drawn: see screen.Show
	reply := p.Match.Dispatch(match.Gestured{Gesture: g}).Reply
	if g.Kind.Looks() && !g.Keys {
		reply.Cursor = "" // the pointer looks at a point and leaves the keyboard at its own
	}
	p.moveFocus(reply)
	if was != "" && (board.PointNamed(p.Points(), was) < 0 || !t.CanTouch()) {
		p.Site.Focus(p.PointID()) // the button has gone, or soon will: the keyboard must not go with it
	}
	return reply.Mine
}

// onBoard says whether the focus is on the board.
func onBoard() bool {
	active := ui.Active()
	return app.IsClient && active.Truthy() && active.Call("closest", "#board").Truthy()
}

// moveFocus moves the focus where the reply of the game's own part asks.
func (p *page) moveFocus(r board.Reply) {
	if r.Cursor != "" {
		p.Cursor = r.Cursor
	}
	if r.Focus != "" {
		p.Site.Focus(r.Focus)
	}
}
