// Package boardview draws a scene, a plain value of package board, as SVG and buttons, and turns input by finger,
// mouse and key into intents that name a point. It knows what a board looks like and nothing of matches, machines or
// panels.
//
// A board is drawn in layers: the drawing that no move changes, then one SVG with what lies below the pieces, the
// pieces, and what lies over them, then a real button over each point. The pieces are elements that keep their
// identity, so that they move where they are drawn; the layers around them are markup, which costs little to replace.
// The buttons carry no handlers: one group of them hears everything.
package boardview

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// An Intent is what a person wants of a board.
type Intent struct {
	Kind  board.GestureKind
	Point string // the name of the point concerned, empty for none
	Spot  string // the name of the spot concerned
	Key   string // of a Key: see KeyOf
	Keys  bool   // it was made with the keyboard
}

// A Hearer is told intents. It returns true for a key that it has dealt with.
type Hearer func(app.Context, Intent) bool

// Options are what the page around a board adds to it.
type Options struct {
	ID      string // of the board's element
	Label   string // what the board is called
	Covered bool   // it takes no gestures
}

// Draw draws a board that can be played on. What comes last lies over it.
func Draw(s board.Scene, o Options, hear Hearer, over ...app.UI) app.UI {
	parts := []app.UI{
		&art{Art: s.Art},
		pieceLayers(s),
		&points{hear: hear, Of: &pointsLook{
			Points: s.Points, Labels: s.Labels, Cursor: s.Cursor, Pressed: s.Pressed, Still: s.Still, Pans: s.Pans,
			Spots: s.Spots.List, Label: o.Label, Covered: o.Covered, Described: s.Described, Board: o.ID,
		}},
		&spots{hear: hear, Of: &spotsLook{Spots: s.Spots, Points: s.Points, Still: s.Still, Covered: o.Covered}},
	}
	return ui.Tree(`<div class="board {} {}" id="{}" ontablier-letgo="{}" ontablier-away="{}">{}</div>`,
		s.Game, strings.Join(s.Classes, " "), o.ID,
		func(ctx app.Context, _ app.Event) { letGo(ctx, o.ID, hear, board.LetGo) },
		func(ctx app.Context, _ app.Event) { letGo(ctx, o.ID, hear, board.Away) },
		append(parts, over...))
}

// Picture draws a board that is only looked at.
func Picture(s board.Scene) app.UI {
	return ui.Tree(`<div class="board {}">{}{}</div>`, s.Game, &art{Art: s.Art}, pieceLayers(s))
}

// letGo is the end of a drag on no point.
func letGo(ctx app.Context, id string, hear Hearer, kind board.GestureKind) {
	hear(ctx, Intent{Kind: kind})
	drawn(ctx, id)
}

// drawn tells web/drag.js, once the page has been drawn, that each piece stands where it belongs.
func drawn(ctx app.Context, id string) {
	ui.Later(ctx, id, func(board app.Value) {
		board.Call("dispatchEvent", app.Window().Get("CustomEvent").New("tablier-drawn"))
	})
}
