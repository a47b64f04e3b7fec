package exercise

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/places"
	"tablier/app/ui"
)

// Board is the board that is played on, drawn anew with each number; an empty one has its place before there is a
// table.
func (d *Desk) Board(number int) app.UI {
	if d.Table == nil {
		return boardview.Empty(d.Game.ID(), d.Game.Skin(d.Game.Spec.Variants[0], false).Art())
	}
	return &live{Boards: d.boards, Rev: number, Lang: d.site.Lang, desk: d}
}

// live is the board on the table. Another one is drawn anew: its pieces have nothing to do with those before.
type live struct {
	app.Compo
	Boards int
	Rev    int
	Lang   i18n.Lang
	desk   *Desk
}

// CompoID implements app.DismountEnforcer.
func (l *live) CompoID() string { return l.desk.name + strconv.Itoa(l.Boards) }

// Render implements app.Composer.
func (l *live) Render() app.UI {
	d := l.desk
	return boardview.Draw(d.page.Scene(), boardview.Options{ID: "board", Label: i18n.Of(l.Lang).Board}, d.hear,
		d.placed(d.Game.Parts.Over), d.bubble())
}

// hear turns an intent at the board into a gesture, and passes that to the page. It returns whether a key has been
// dealt with.
func (d *Desk) hear(ctx app.Context, in boardview.Intent) bool {
	if d.Table == nil {
		return false
	}
	points := d.Points()
	g := board.Gesture{Kind: in.Kind, Point: -1, Spot: in.Spot, Key: in.Key, Keys: in.Keys}
	if in.Point != "" {
		if g.Point = board.PointNamed(points, in.Point); g.Point < 0 {
			return false
		}
	}
	if (in.Kind == board.Focus || in.Kind == board.Touch) && g.Point >= 0 && points[g.Point].On() {
		d.Cursor = in.Point
	}
	return d.page.Gesture(ctx, g).Mine
}

// Gesture applies a gesture to the table, or to let in its place, and stores the focused point.
func (d *Desk) Gesture(g board.Gesture, let func(board.Gesture) board.Reply) board.Reply {
	g.Cursor = d.Cursor
	if !g.Kind.Looks() {
		g.OnBoard = onBoard()
	}
	reply := let(g)
	if g.Kind.Looks() && !g.Keys {
		reply.Cursor = "" // the pointer looks at a point and leaves the keyboard at its own
	}
	if reply.Cursor != "" {
		d.Cursor = reply.Cursor
	}
	if reply.Change != board.Played && reply.Focus != "" {
		d.site.Focus(reply.Focus)
	}
	return reply
}

// Points returns the points that the board shows, in the order of the skin.
func (d *Desk) Points() []board.Point { return d.Table.Skin().Points(d.Table.View()) }

// onBoard says whether the keyboard is on the board.
func onBoard() bool {
	if !app.IsClient {
		return false
	}
	active := ui.Active()
	return active.Truthy() && active.Call("closest", "#board").Truthy()
}

// Enter gives the board the focus, at the cursor.
func (d *Desk) Enter() {
	if d.Cursor == "" {
		d.enter(d.page.Scene())
	}
	d.site.Focus(board.PointID(d.Cursor))
}

// bubble draws the reason of a refused touch beside the touched point.
func (d *Desk) bubble() app.UI {
	t, points := d.Table, d.Points()
	at := t.FaultAt()
	if at < 0 || at >= len(points) || !points[at].On() {
		return boardview.Bubble(board.Point{}, "", 0)
	}
	return boardview.Bubble(points[at], d.fault(), t.Faults())
}

// placed returns the game's element for a place, nothing where it has none or there is no table yet.
func (d *Desk) placed(part func(*places.Page) app.UI) app.UI {
	if part == nil || d.Table == nil {
		return ui.Tree(`<div hidden="true"></div>`)
	}
	o := &d.places
	o.Table, o.Lang, o.Live, o.Can = d.Table, d.site.Lang, true, true
	o.Step, o.Voice, o.Hint = d.step, d.Voice(), d.HintPath()
	return part(o)
}

// Below draws the game's element below the words.
func (d *Desk) Below() app.UI { return d.placed(d.Game.Parts.Below) }

// Beside draws the game's element beside the words, and its own buttons, such as a pass; nothing where it is not
// shown.
func (d *Desk) Beside(shown, can bool) app.UI {
	if d.Table == nil || !shown {
		return ui.Tree(`<div class="beside" hidden="true"></div>`)
	}
	words, points := d.Game.Words(d.site.Lang), d.Points()
	buttons := app.Range(points).Slice(func(i int) app.UI {
		if !points[i].Button {
			return nil
		}
		name := points[i].Name
		return ui.Tree(`<button type="button" class="go" id="{}" data-point="{}" aria-disabled="{}">{}</button>`,
			board.PointID(name), name, !can, words.Button(name))
	})
	return ui.Tree(`<div class="beside">{}<div class="choices" onclick="{}">{}</div></div>`,
		d.placed(d.Game.Parts.Beside), d.onChoice, buttons)
}

// onChoice touches the point whose button was clicked.
func (d *Desk) onChoice(ctx app.Context, e app.Event) {
	button := e.Get("target").Call("closest", "[data-point]")
	if d.Table == nil || !button.Truthy() {
		return
	}
	at := board.PointNamed(d.Points(), button.Get("dataset").Get("point").String())
	d.page.Gesture(ctx, board.Gesture{Kind: board.Touch, Point: at})
}
