package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// choices are the game's own buttons, such as a pass, and the game's part beside the status.
type choices struct{ page *page }

// beside draws the game's part beside the status, and its own buttons.
func (c *choices) beside() app.UI {
	p := c.page
	t := p.Table()
	held, _ := t.Own().Hand(t.View())
	over := t.Live() && t.Result().Over() // nothing is to be chosen any more
	shown := p.Match.Live() && !over && (held != board.Glyph{} || p.Game.Parts.Beside != nil || hasButtons(p.Points()))
	return ui.Tree(`<div class="beside" hidden="{}">{}{}</div>`, !shown, p.Placed(p.Game.Parts.Beside), c.buttons())
}

// buttons draws the game's points that are buttons, such as a pass.
func (c *choices) buttons() app.UI {
	p := c.page
	points, words, can := p.Points(), p.Words(), p.Table().CanTouch()
	return ui.Tree(`<div class="choices" onclick="{}">{}</div>`, c.onButton,
		app.Range(points).Slice(func(i int) app.UI {
			if !points[i].Button {
				return nil
			}
			name := points[i].Name
			return ui.Tree(`<button type="button" class="go" id="{}" data-point="{}" aria-disabled="{}">{}</button>`,
				board.PointID(name), name, !can, words.Button(name))
		}))
}

// onButton touches the point whose button was clicked.
func (c *choices) onButton(ctx app.Context, e app.Event) {
	p := c.page
	button := e.Get("target").Call("closest", "[data-point]")
	if !button.Truthy() || !p.onScreen() {
		return
	}
	name := button.Get("dataset").Get("point").String()
	p.gesture(ctx, board.Gesture{Kind: board.Touch, Point: board.PointNamed(p.Points(), name)})
}
