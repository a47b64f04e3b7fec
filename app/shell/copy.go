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

func (r *Root) copyingWords(s *session) string {
	switch s.letter.copying {
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
	s.letter.form, s.letter.copying = f, nothingCopied
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		r.copyByHand(s)
		return
	}
	r.settled(clipboard.Call("writeText", text), func(done bool) {
		if !done {
			r.copyByHand(s)
			return
		}
		s.letter.copying = copied
	})
}

// copyByHand selects the text that the browser would not copy.
func (r *Root) copyByHand(s *session) {
	s.letter.copying = byHand
	r.later("shared", func(field app.Value) {
		field.Call("focus")
		field.Call("select")
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
	}), func(bool) {})
}

// settled calls back once a promise is kept or broken.
func (r *Root) settled(promise app.Value, then func(kept bool)) {
	var kept, broken app.Func
	on := func(ok bool) app.Func {
		return app.FuncOf(func(app.Value, []app.Value) any {
			kept.Release()
			broken.Release()
			r.ctx.Dispatch(func(app.Context) { then(ok) })
			return nil
		})
	}
	kept, broken = on(true), on(false)
	promise.Call("then", kept, broken)
}
