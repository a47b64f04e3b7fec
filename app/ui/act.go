package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// ActID returns the element id of the control of an act.
func ActID(act string) string { return "act-" + strings.ReplaceAll(act, " ", "-") }

// ActButton returns a button with its act in data-act, for a handler on an element around it. It is hidden without a
// text, and has a name where the text alone does not say what it is about.
func ActButton(act, text, name string) app.HTMLElem {
	return Tree(`<button type="button" class="go" id="{}" data-act="{}" aria-label="{}" hidden="{}">{}</button>`,
		ActID(act), act, name, text == "", text)
}

// Act returns a button with its act in data-act, in a class.
func Act(act, text, class string) app.HTMLElem {
	return Tree(`<button type="button" id="{}" data-act="{}" class="{}">{}</button>`, ActID(act), act, class, text)
}

// ActWithIcon is Act with an icon before the text.
func ActWithIcon(act, icon, text, class string) app.HTMLElem {
	return Tree(`<button type="button" id="{}" data-act="{}" class="{}">{}<span>{}</span></button>`,
		ActID(act), act, class, Icon(icon), text)
}

// ActStep returns a button with an icon alone, and its name.
func ActStep(act, name, icon string) app.HTMLElem {
	return Tree(`<button type="button" class="step" id="{}" data-act="{}" aria-label="{}">{}</button>`,
		ActID(act), act, name, Icon(icon))
}

// ActChoice returns a button that chooses one of several things, and says whether it is chosen.
func ActChoice(act, text string, chosen bool) app.HTMLElem {
	return Tree(`<button type="button" id="{}" data-act="{}" aria-pressed="{}">{}</button>`,
		ActID(act), act, strconv.FormatBool(chosen), text)
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
	if q.Text == "" {
		return Tree(`<div class="question" role="group" hidden="true"></div>`)
	}
	return Tree(`<div class="question" role="group" aria-label="{}">
			<p>{}</p>
			<button type="button" class="act" id="{}" data-act="yes {}">{}</button>
			<button type="button" class="go" id="{}" data-act="no">{}</button>
		</div>`, q.Text, q.Text, YesID, act, q.Yes, NoID, q.No)
}
