package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
)

// A Shortcut is a keyboard shortcut of a page.
type Shortcut struct {
	Keys string // in a person's words
	Does string
}

// A Keyed is a kind of page with shortcuts of its own.
type Keyed interface {
	Shortcuts(route string, lang i18n.Lang) []Shortcut
}

// SingleKeysKey is the key under which it is kept that single characters do nothing; NoSingleKeys is the text there.
const (
	// SingleKeysKey is the storage key of the setting that shortcuts of a single character are off; NoSingleKeys is
	// its text.
	SingleKeysKey = "single-keys"
	NoSingleKeys  = "off"
)

const shortcutsID = "shortcuts"

// ShowShortcuts opens the list of the shortcuts of the page.
func (s *Site) ShowShortcuts() {
	s.Do(func() { s.listed = true })
	s.Later(shortcutsID, func(dialog app.Value) {
		if !dialog.Get("open").Bool() {
			dialog.Call("showModal")
		}
	})
}

// SingleKeys says whether shortcuts of a single character are on.
func (s *Site) SingleKeys() bool {
	kept, _ := s.Store.Get(SingleKeysKey)
	return kept != NoSingleKeys
}

// setSingleKeys switches shortcuts of a single character on or off, and saves that.
func (s *Site) setSingleKeys(may bool) {
	if may {
		s.Store.Remove(SingleKeysKey)
	} else {
		s.Store.Set(SingleKeysKey, NoSingleKeys)
	}
	s.applySingleKeys()
}

// applySingleKeys tells web/drag.js, which handles single characters too.
func (s *Site) applySingleKeys() {
	root := app.Window().Get("document").Get("documentElement")
	root.Call("toggleAttribute", "data-no-single-keys", !s.SingleKeys())
}

// watchQuestionMark opens the list with "?", except in a text field, or while another dialog is open.
func (r *Root) watchQuestionMark() {
	r.site.applySingleKeys()
	document := app.Window().Get("document")
	listen(document, "keydown", func(e app.Value) {
		if e.Get("key").String() != "?" || e.Get("defaultPrevented").Bool() || !r.site.SingleKeys() {
			return
		}
		for _, command := range []string{"ctrlKey", "altKey", "metaKey", "isComposing"} {
			if e.Get(command).Bool() {
				return
			}
		}
		const written = `input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]`
		target := e.Get("target")
		writes := target.Get("closest").Truthy() && target.Call("closest", written).Truthy()
		const modal = `dialog[open], .top[inert]` // behind a sheet the header is inert
		if writes || document.Call("querySelector", modal).Truthy() {
			return
		}
		e.Call("preventDefault")
		r.site.ShowShortcuts()
	})
}

// A shortcutList is the dialog with the shortcuts of a page. The browser opens it, and closes it with Escape. It is
// empty until it is asked for, since most visitors never do and a page is drawn the sooner the less there is.
type shortcutList struct {
	app.Compo
	Route  string
	Lang   i18n.Lang
	Single bool // single characters are on
	Asked  bool
	root   *Root
}

// list returns the shortcuts of the page.
func (l *shortcutList) list() (list []Shortcut) {
	if kind, ok := l.root.kind().(Keyed); ok {
		list = kind.Shortcuts(l.Route, l.Lang)
	}
	m := i18n.Of(l.Lang)
	return append(list, Shortcut{m.Aids.Tab, m.Aids.NextControl}, Shortcut{"?", m.Aids.OpenList})
}

// Render implements app.Composer.
func (l *shortcutList) Render() app.UI {
	var sheet []app.UI
	if l.Asked {
		sheet = []app.UI{l.sheet()}
	}
	return ui.Tree(`<dialog id="shortcuts" class="shortcuts" aria-labelledby="shortcuts-title" onclick="{}">
			{}
		</dialog>`, l.onClick, sheet)
}

// sheet draws the list, and the setting of shortcuts of a single character.
func (l *shortcutList) sheet() app.UI {
	m := i18n.Of(l.Lang)
	var rows []ui.HTML
	for _, s := range l.list() {
		keys, does := ui.Tag("dt", "", ui.EscapeText(s.Keys)), ui.Tag("dd", "", ui.EscapeText(s.Does))
		rows = append(rows, ui.Tag("div", "", keys, does))
	}
	return ui.Tree(`<div class="sheet">
			<h2 id="shortcuts-title">{}</h2>
			<button type="button" class="cross" id="shortcuts-close" aria-label="{}" onclick="{}">{}</button>
			{}
			<label class="choice">
				<input type="checkbox" id="single-keys" checked="{}" onchange="{}">
				<span>{}</span>
			</label>
		</div>`,
		m.Aids.Shortcuts, m.Close, l.onClose, ui.Icon("close"), ui.Raw(ui.Tag("dl", "", rows...)),
		l.Single, l.onSingle, m.Aids.SingleKeys)
}

func (l *shortcutList) dialog() app.Value { return app.Window().GetElementByID(shortcutsID) }

// onClick closes the list where a person clicks outside: such a click is on the dialog element itself, which its
// content covers.
func (l *shortcutList) onClick(_ app.Context, e app.Event) {
	if e.Get("target").Get("id").String() == shortcutsID {
		l.dialog().Call("close")
	}
}

func (l *shortcutList) onClose(app.Context, app.Event) { l.dialog().Call("close") }

func (l *shortcutList) onSingle(ctx app.Context, _ app.Event) {
	l.root.site.setSingleKeys(ctx.JSSrc().Get("checked").Bool())
}
