package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A Control is a button with an icon, a Drawing whose clicks a handler around it takes: see [ControlOf].
type Control struct {
	ID, Image      string
	Text           string // empty where the icon says it
	Name           string // its accessible name; empty where Text says it
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
		return Shown(!c.Hidden, Enabled(!c.Unable, b.Body(Icon(c.Image))))
	}
	return Shown(!c.Hidden, Enabled(!c.Unable, b.Body(Icon(c.Image), El("span").Text(c.Text))))
}

// ControlOf returns the id of the button on which an event has happened, empty for none.
func ControlOf(e app.Event) string {
	button := e.Get("target").Call("closest", "button")
	if !button.Truthy() {
		return ""
	}
	return button.Get("id").String()
}
