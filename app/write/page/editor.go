package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/sandbox"
	"tablier/app/ui"
	"tablier/app/write/workbench"
)

// An editor is the region with the program, and what can be done with it.
type editor struct{ kind *Kind }

func (e *editor) draw() app.UI {
	k := e.kind
	m, s := k.words(), k.session
	return part("slab editor", m.Editor,
		k.lines.faces(), e.visiting(), e.other(),
		ui.Text("p", "lack", m.Python(string(s.Run.Python()))), ui.Text("p", "lack", ui.When(s.Suspect(), m.Held)),
		lack("alert", ui.When(!s.Course.Kept(), m.NotKept)), lack("status", ui.When(s.Cleaned(), m.Cleaned)),
		lack("alert", k.trouble()),
		ui.Shown(!s.Arranging(), e.field()),
		ui.Shown(!s.Arranging(), e.keys()), k.lines.draw(),
		ui.Leaf("p", m.EditorTold, "class", "hidden-text", "id", "program-told"),
		e.fault(),
		k.bar.draw(),
	)
}

// visiting says that a program has come by link or file, and draws what makes it one's own.
func (e *editor) visiting() app.UI {
	m, visiting := e.kind.words(), e.kind.session.Draft.Visiting()
	return ui.Shown(visiting, node("div visiting",
		ui.Text("p", "", ui.When(visiting, m.Visiting)), button("adopt", m.Adopt, "btn")))
}

// other says that another tab has written another program.
func (e *editor) other() app.UI {
	m, d := e.kind.words(), &e.kind.session.Draft
	other := ""
	switch {
	case d.Newer():
		other = m.Newer
	case d.Crossed():
		other = m.Crossed
	}
	return ui.Shown(other != "", node("div visiting", ui.Attributes(ui.El("p"), at{"role", "status"}).Text(other),
		ui.Shown(d.Newer(), button("newer", m.ShowNewer, "btn"))))
}

// field draws the field with the program.
func (e *editor) field() app.HTMLElem {
	k := e.kind
	return node("div py-field",
		ui.Node("div", at{"class", "gutter", "aria-hidden", "true", "translate", "no"}),
		ui.Node("pre", at{"class", "ink", "aria-hidden", "true"}),
		ui.Attributes(ui.El("textarea"), at{
			"id", fieldID, "aria-label", k.words().Editor, "aria-describedby", "program-told fault", "spellcheck", "false",
			"autocapitalize", "off", "autocomplete", "off", "wrap", "off", "rows", "14",
			"inputmode", ui.When(k.session.Walk.Going(), "none"), // a touch goes to a line then, and needs no keys
		}).OnInput(e.onInput).OnClick(k.walk.onLine).On("beforeinput", e.onBeforeInput),
	)
}

// lack draws a line above the program that is read out when it comes; empty for none.
func lack(role, text string) app.UI {
	return ui.Attributes(ui.El("p"), at{"class", "lack", "role", role}).Text(text)
}

// keys draws the signs that a phone's keyboard hides.
func (e *editor) keys() app.HTMLElem {
	var keys []app.UI
	for _, sign := range strings.Fields(": ( ) [ ] = _ \" ← →") {
		keys = append(keys, button("key "+sign, sign, ""))
	}
	return ui.Attributes(ui.El("div"), at{"class", "py-keys", "role", "group", "aria-label", e.kind.words().Keys}).
		Body(keys...)
}

// fault says what has ended the program.
func (e *editor) fault() app.UI {
	var parts []app.UI
	line := ""
	if f := e.kind.session.Run.Fault(); f != nil {
		explained := e.kind.explained(f)
		parts = []app.UI{
			node("p", ui.Leaf("span", e.kind.words().At(f.Line), "class", "quiet"), ui.Leaf("b", explained.Title)),
			ui.Text("p", "", explained.Advice), ui.Text("p", "quiet", explained.More),
		}
		if f.Line != 0 {
			line = strconv.Itoa(f.Line)
		}
	}
	return ui.Node("div", at{"class", "fault", "id", "fault", "data-line", line}, parts...)
}

// onInput is a change of the program. What an input method has not ended is left alone, and so is what was undone:
// else nobody would get back beyond it. Whether an apostrophe is a quote the next sign tells.
func (e *editor) onInput(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	text := ctx.JSSrc().Get("value").String()
	if event.Get("isComposing").Truthy() || strings.HasPrefix(event.Get("inputType").String(), "history") ||
		event.Get("data").Truthy() && event.Get("data").String() == string(sandbox.Apostrophe) {
		e.kind.session.Edited(text)
		return
	}
	e.kind.session.Typed(text)
}

// onBeforeInput is a text that is about to be typed, pasted or dropped into the program. What is surely too much of it
// never comes there: to lay out megabytes takes a browser long. A letter has three bytes at most in the place of each
// that is selected.
func (e *editor) onBeforeInput(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	added, field := event.Get("data"), ctx.JSSrc()
	if !added.Truthy() {
		return
	}
	const bytes = 3
	replaced := bytes * (field.Get("selectionEnd").Int() - field.Get("selectionStart").Int())
	if len(added.String())+max(0, len(e.kind.session.Draft.Text())-replaced) > sandbox.MaxProgram {
		event.PreventDefault()
		e.kind.session.Refuse(workbench.TooLong)
	}
}
