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
	return ui.Tree(`<section class="slab editor" aria-label="{}">
			{}{}{}
			{}{}
			<p class="lack" role="alert">{}</p>
			<p class="lack" role="status">{}</p>
			<p class="lack" role="alert">{}</p>
			{}{}{}
			<p class="hidden-text" id="program-told">{}</p>
			{}{}
		</section>`,
		m.Editor, k.lines.faces(), e.visiting(), e.other(),
		ui.Text("p", "lack", m.Python(string(s.Run.Python()))), ui.Text("p", "lack", ui.When(s.Suspect(), m.Held)),
		ui.When(!s.Course.Kept(), m.NotKept), ui.When(s.Cleaned(), m.Cleaned), k.trouble(),
		e.field(), e.keys(), k.lines.draw(), m.EditorTold, e.fault(), k.bar.draw())
}

// visiting says that a program has come by link or file, and draws what makes it one's own.
func (e *editor) visiting() app.UI {
	m, visiting := e.kind.words(), e.kind.session.Draft.Visiting()
	return ui.Tree(`<div class="visiting" hidden="{}">{}{}</div>`,
		!visiting, ui.Text("p", "", ui.When(visiting, m.Visiting)), ui.Act("adopt", m.Adopt, "btn"))
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
	return ui.Tree(`<div class="visiting" hidden="{}"><p role="status">{}</p>{}</div>`,
		other == "", other, ui.Shown(d.Newer(), ui.Act("newer", m.ShowNewer, "btn")))
}

// field draws the field with the program.
func (e *editor) field() app.UI {
	k := e.kind
	inputMode := ui.When(k.session.Walk.Going(), "none") // a touch goes to a line then, and needs no keys
	return ui.Tree(`<div class="py-field" hidden="{}">
			<div class="gutter" aria-hidden="true" translate="no"></div>
			<pre class="ink" aria-hidden="true"></pre>
			<textarea id="{}" aria-label="{}" aria-describedby="program-told fault" spellcheck="false" autocapitalize="off"
				autocomplete="off" wrap="off" rows="14" inputmode="{}" oninput="{}" onclick="{}" onbeforeinput="{}">
			</textarea>
		</div>`,
		k.session.Arranging(), fieldID, k.words().Editor, inputMode, e.onInput, k.walk.onLine, e.onBeforeInput)
}

// keys draws the signs that a phone's keyboard hides.
func (e *editor) keys() app.UI {
	var keys []app.UI
	for _, sign := range strings.Fields(": ( ) [ ] = _ \" ← →") {
		keys = append(keys, ui.Act("key "+sign, sign, ""))
	}
	return ui.Tree(`<div class="py-keys" role="group" aria-label="{}" hidden="{}">{}</div>`,
		e.kind.words().Keys, e.kind.session.Arranging(), keys)
}

// fault says what has ended the program.
func (e *editor) fault() app.UI {
	var parts []app.UI
	line := ""
	if f := e.kind.session.Run.Fault(); f != nil {
		explained := e.kind.explained(f)
		parts = []app.UI{
			ui.Tree(`<p><span class="quiet">{}</span><b>{}</b></p>`, e.kind.words().At(f.Line), explained.Title),
			ui.Text("p", "", explained.Advice), ui.Text("p", "quiet", explained.More),
		}
		if f.Line != 0 {
			line = strconv.Itoa(f.Line)
		}
	}
	return ui.Tree(`<div class="fault" id="fault" data-line="{}">{}</div>`, line, parts)
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
