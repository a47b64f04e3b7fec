package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A Control is a button with an icon, a Drawing whose clicks are heard by what is around it: see [ControlOf].
type Control struct {
	ID, Image      string
	Text           string // empty where the icon says it all, to those who see it
	Name           string // for those who do not; empty where Text does
	Hidden, Unable bool
	Panel          string // the panel that it opens, empty for none
	Open           bool
}

// Draw implements Drawing.
func (c *Control) Draw() app.UI {
	b := Button().ID(c.ID)
	if c.Name != "" {
		b.Aria("label", c.Name)
	}
	if c.Panel != "" {
		b.DataSet("panel", c.Panel).Aria("expanded", strconv.FormatBool(c.Open))
	}
	if c.Text == "" {
		return Shown(!c.Hidden, Able(!c.Unable, b.Body(Icon(c.Image))))
	}
	return Shown(!c.Hidden, Able(!c.Unable, b.Body(Icon(c.Image), El("span").Text(c.Text))))
}

// ControlOf returns the id of the button that an event has happened on, empty for none.
func ControlOf(e app.Event) string {
	button := e.Get("target").Call("closest", "button")
	if !button.Truthy() {
		return ""
	}
	return button.Get("id").String()
}
