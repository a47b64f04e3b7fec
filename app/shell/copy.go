package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A copying is what became of the last text that was to be copied.
type copying int

const (
	nothingCopied copying = iota
	copied
	byHand // the browser refuses: the text is selected for the person to copy
)

func (r *Root) copyingWords(c copying) string {
	switch c {
	case copied:
		return r.words().Share.Copied
	case byHand:
		return r.words().Share.CopyByHand
	}
	return ""
}

// onCopy copies the game in the form that a button names.
func (r *Root) onCopy(ctx app.Context, _ app.Event) {
	s := r.current()
	f := form(ctx.JSSrc().Get("dataset").Get("form").String())
	text := r.shared(s, f)
	if text == "" {
		return
	}
	s.letter.form = f
	r.copyText(text, "shared", &s.letter.copying)
}

// copyText copies a text, and says what became of that. What the browser would not copy is selected in its field.
func (r *Root) copyText(text, field string, became *copying) {
	*became = nothingCopied
	selected := func() {
		*became = byHand
		r.later(field, func(e app.Value) {
			e.Call("focus")
			e.Call("select")
		})
	}
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		selected()
		return
	}
	r.settled(clipboard.Call("writeText", text), func(_ app.Value, done bool) {
		if !done {
			selected()
			return
		}
		*became = copied
	})
}

// canSend says whether the browser hands links to other applications.
func canSend() bool { return app.Window().Get("navigator").Get("share").Truthy() }

// onSend lets the person choose where the link goes; to change one's mind is no failure.
func (r *Root) onSend(app.Context, app.Event) {
	s := r.current()
	made := r.sheet(s)
	if made.link == "" {
		return
	}
	r.settled(app.Window().Get("navigator").Call("share", map[string]any{
		"title": r.wordsOf(s.game).Name(), "url": made.link,
	}), func(app.Value, bool) {})
}
