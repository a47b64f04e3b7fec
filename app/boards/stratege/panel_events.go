package stratege

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// onClick handles a click on a control of the panel; one by the keyboard has no place on the screen.
func (c *panel) onClick(ctx app.Context, e app.Event) {
	c.act(ctx, ui.ActOf(e), e.Get("detail").Int() == 0)
}

// onPick handles the beginning of a drag from the stock, reported by web/drag.js.
func (c *panel) onPick(ctx app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" && c.page.Can {
		c.page.Do(ctx, board.Gesture{Kind: board.Pick, Point: -1, Act: act})
	}
}

// onKey goes with the arrows from kind to kind, keeps a set-up with Enter in the field for its name, and takes back
// with Escape what is asked or chosen.
func (c *panel) onKey(ctx app.Context, e app.Event) {
	id := e.Get("target").Get("id").String()
	switch key := e.Get("key").String(); key {
	case "Escape":
		c.tell(ctx, escapeAct, true)
	case "Enter":
		if id == nameID {
			c.act(ctx, keepAct, true)
		}
	case "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown":
		if kind, on := strings.CutPrefix(id, kindPrefix); on {
			e.PreventDefault()
			ui.FocusNow(kindID(number(kind) + stepOf(key)))
		}
	}
}

func stepOf(arrow string) int {
	if arrow == "ArrowLeft" || arrow == "ArrowUp" {
		return -1
	}
	return 1
}

// act does the act of a control of the panel. What concerns the set-ups that are kept is done here, all else at the
// table.
func (c *panel) act(ctx app.Context, act string, keys bool) {
	s, ok := shelfOf(c.page)
	if act == "" || !ok || !c.page.Can {
		return
	}
	name, what, _ := strings.Cut(act, " ")
	k, seen := s.find(number(what))
	switch {
	case name == keepAct:
		s.own.clear()
		c.keep(s)
	case name == yesAct:
		s.own.clear()
		_, dropped, _ := strings.Cut(what, " ")
		s.drop(number(dropped))
		c.page.Focus("named")
		c.page.Redraw()
	case name == ownAct && seen:
		c.tell(ctx, setAct+" "+strengthsOf(k.Kinds), keys)
		c.page.Reveal("board")
	case name == ownAct, name == dropAct && !seen: // another tab has removed it
		s.own.clear()
		c.page.Redraw()
	default:
		c.tell(ctx, act, keys)
		if name == presetAct || name == readyAct && s.draft.missing() == 0 {
			c.page.Reveal("board") // a phone was scrolled down to the button
		}
	}
}

// tell passes a press of a button of the panel to the table.
func (c *panel) tell(ctx app.Context, act string, keys bool) {
	c.page.Do(ctx, board.Gesture{Kind: board.Act, Point: -1, Act: act, Keys: keys})
}

// keep saves the set-up on the board under the name in the field.
func (c *panel) keep(s shelf) {
	field := app.Window().GetElementByID(nameID)
	name := cleanName(field.Get("value").String())
	if name == "" || s.draft.missing() > 0 {
		field.Call("focus")
		return
	}
	if s.keep(name) {
		field.Set("value", "")
	}
	c.page.Redraw()
}
