package page

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/dispose"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/rules"
)

// A textField is the field with the position as a text, to be copied, or for one to be pasted.
type textField struct {
	page    *Page
	open    string // why it is open: copying, pasting or nothing
	problem error  // of the text that has been pasted
	copying ui.Copying
}

// Why the field is open.
const (
	noField = ""
	copying = "copy"
	pasting = "paste"
)

// copy copies the position as a text; where the browser refuses, a field shows it.
func (f *textField) copy() {
	f.open, f.problem = copying, nil
	ui.Copy(f.page.session.Text(), textID, f.page.site, &f.copying, func() { f.page.do(func() {}) })
}

// toggle opens the field for a text to be pasted, or closes it.
func (f *textField) toggle() {
	if f.open == pasting {
		f.open = noField
		return
	}
	f.open, f.problem = pasting, nil
	f.page.site.Later(textID, func(e app.Value) {
		e.Set("value", "")
		e.Call("focus")
	})
}

// draw draws the field with the position as a text, or for one to be pasted; nothing while it is not open.
func (f *textField) draw() app.UI {
	m, all := f.page.messages(), i18n.Of(f.page.site.Lang)
	shown, told := "", ""
	if f.open == copying {
		shown = f.page.session.Text()
		told = map[ui.Copying]string{ui.Copied: all.Share.Copied, ui.ByHand: all.Share.CopyByHand}[f.copying]
	}
	return ui.Tree(`<div class="arr-text field" hidden="{}">
			<label for="{}">{}</label>
			<input type="text" id="{}" value="{}" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="400"
				aria-describedby="arrange-problem" aria-invalid="{}" onkeydown="{}">
			<p role="status">{}</p>
			<p role="alert" class="problem" id="arrange-problem">{}</p>
			<div class="arr-do">
				<button type="button" class="act" id="{}" hidden="{}" onclick="{}">{}</button>
				<button type="button" class="go" id="arrange-text-close" onclick="{}">{}</button>
			</div>
		</div>`, f.open == noField, textID, m.Text, textID, shown, f.problem != nil, f.onKey, told, f.fault(),
		pasteItID, f.open != pasting, f.onPaste, m.PasteIt, f.onClose, all.Close)
}

// fault says why a text is no position, and where.
func (f *textField) fault() string {
	m := f.page.messages()
	var syntax *rules.SyntaxError
	switch {
	case f.problem == nil:
		return ""
	case errors.Is(f.problem, dispose.ErrNothing):
		return m.NoText
	case errors.As(f.problem, &syntax):
		return m.BadText + " " + m.BadAt(len([]rune(syntax.Text[:syntax.Offset]))+1)
	}
	return m.BadText
}

func (f *textField) onPaste(app.Context, app.Event) { f.paste() }

// onKey sets up the text with Enter, and closes its field with Escape. The button that has the keyboard then is not
// pressed by the same Enter.
func (f *textField) onKey(ctx app.Context, e app.Event) {
	switch e.Get("key").String() {
	case "Enter":
		e.PreventDefault()
		f.paste()
	case "Escape":
		f.close()
	default:
		ctx.PreventUpdate()
	}
}

// paste sets up the position of the text in the field.
func (f *textField) paste() {
	field := app.Window().GetElementByID(textID)
	if f.open != pasting || !field.Truthy() {
		return
	}
	f.page.do(func() {
		if f.problem = f.page.session.Paste(field.Get("value").String()); f.problem == nil {
			f.open = noField
			f.page.site.Focus(pasteID)
		}
	})
}

func (f *textField) onClose(app.Context, app.Event) { f.close() }

// close closes the field for a text; the keyboard goes back to what opened it.
func (f *textField) close() {
	back := pasteID
	if f.open == copying {
		back = copyID
	}
	f.page.do(func() { f.open = noField })
	f.page.site.Focus(back)
}
