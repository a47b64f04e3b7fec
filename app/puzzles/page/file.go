package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/form"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles/composed"
	"tablier/app/ui"
)

// openingWords are what is said of the file of a composed puzzle.
type openingWords struct{ open, alien, newer, damaged string }

// fault says why a file has not been opened.
func (m *openingWords) fault(f form.Fault, lang i18n.Lang) string {
	switch f {
	case "":
		return ""
	case form.Alien, form.Other:
		return m.alien
	case form.Newer:
		return m.newer
	case form.Illegal, form.Missing:
		words := i18n.Of(lang).Problems
		return ui.Join(" ", words.Broken, words.BrokenWhy)
	}
	return m.damaged
}

// fileID is the id of the field that opens a file.
const fileID = "problem-file"

// opener draws the control that opens the file of a composed puzzle, and why one has not been opened.
func (l *list) opener() app.UI {
	m := openingOf(l.Lang)
	return ui.Tree(`<div class="from-file">
			<label class="go open-file"><span>{}</span>
				<input type="file" id="{}" accept="text/plain,.tablier" onchange="{}">
			</label>
			<p role="status">{}</p>
		</div>`, m.open, fileID, l.onFile, m.fault(l.kind.refused, l.Lang))
}

// onFile opens the file that is chosen.
func (l *list) onFile(ctx app.Context, _ app.Event) { l.kind.openFile(ctx.JSSrc()) }

// onOver lets files be dropped on the page.
func (*list) onOver(ctx app.Context, e app.Event) {
	e.PreventDefault()
	ctx.PreventUpdate()
}

// onDrop opens the file that is dropped.
func (l *list) onDrop(ctx app.Context, e app.Event) {
	e.PreventDefault()
	ctx.PreventUpdate()
	l.kind.openFile(e.Get("dataTransfer"))
}

// openFile opens the first file of a field, or of what has been dropped.
func (k *Kind) openFile(from app.Value) {
	ui.OpenFile(from, composed.MaxFile, k.site, k.readFile, func() { k.refuse(form.Long) })
}

// readFile goes to the puzzle of a file, whose address has all of it.
func (k *Kind) readFile(text string) {
	p, err := composed.ReadFile(text)
	code := ""
	if err == nil {
		code, err = composed.Encode(p)
	}
	if fault, bad := err.(*form.Error); bad {
		k.refuse(fault.Fault)
		return
	}
	if own := k.readOwn(code); own.fault != "" {
		k.refuse(own.fault)
		return
	}
	k.environment.visit(nav.Visit{Route: nav.PuzzlesRoute, Open: code})
}

// refuse says why a file has not been opened.
func (k *Kind) refuse(f form.Fault) {
	k.refused = f
	k.redraw()
}
