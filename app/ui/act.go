package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// ActID returns the element id of the control of an act.
func ActID(act string) string { return "act-" + strings.ReplaceAll(act, " ", "-") }

// ActButton returns a button with its act in data-act, for a handler on an element around it. It is hidden without a
// text, and has a name where the text alone does not say what it is about.
func ActButton(act, text, name string) app.HTMLElem {
	b := Button().Class("go").ID(ActID(act)).DataSet("act", act).Text(text)
	if name != "" {
		b.Aria("label", name)
	}
	return Shown(text != "", b)
}

// ActOf returns the act of the control on which an event has happened, empty for none.
func ActOf(e app.Event) string {
	control := e.Get("target").Call("closest", "[data-act]")
	if !control.Truthy() {
		return ""
	}
	return control.Get("dataset").Get("act").String()
}

// A Question is a confirmation before an act that cannot be undone. The zero Question asks nothing.
type Question struct {
	Text, Yes, No string
}

// The ids of the answers to a question. Their acts are "yes" with the act asked about, and "no".
const (
	YesID = "answer-yes"
	NoID  = "answer-no"
)

// Draw draws the question about an act and its answers. The place of one that is not asked stays.
func (q Question) Draw(act string) app.UI {
	box := El("div").Class("question").Role("group")
	if q.Text == "" {
		return Shown(false, box)
	}
	return box.Aria("label", q.Text).Body(
		Text("p", "", q.Text),
		Button().Class("act").ID(YesID).DataSet("act", "yes "+act).Text(q.Yes),
		Button().Class("go").ID(NoID).DataSet("act", "no").Text(q.No),
	)
}
