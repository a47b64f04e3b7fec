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
	var text []app.UI
	if c.Text != "" {
		text = []app.UI{Tree(`<span>{}</span>`, c.Text)}
	}
	return Tree(`<button type="button" id="{}" aria-label="{}" data-panel="{}" aria-expanded="{}" aria-disabled="{}"
		hidden="{}">{}{}</button>`, c.ID, c.Name, c.Panel, When(c.Panel != "", strconv.FormatBool(c.Open)), c.Unable,
		c.Hidden, Icon(c.Image), text)
}

// ControlOf returns the id of the button on which an event has happened, empty for none.
func ControlOf(e app.Event) string {
	button := e.Get("target").Call("closest", "button")
	if !button.Truthy() {
		return ""
	}
	return button.Get("id").String()
}
