package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// letterLine says what to do with the link in a game by letters.
func (r *Root) letterLine(s *session) app.UI {
	m, t := &r.words().Share, s.table
	text := ""
	switch {
	case !t.Letters():
	case t.Result().Over():
		text = m.LetterLast
	case posting(t):
		text = m.LetterReady
	default:
		text = m.LetterFirst
	}
	return shown(text != "", el("p").ID("letter-line").Text(text))
}

// lettersView offers to go on by letters.
func (r *Root) lettersView(s *session) app.UI {
	m := &r.words().Share
	return shown(s.table.CanSendLetters(), el("section").Aria("labelledby", "letters-title").Body(
		el("h2").ID("letters-title").Text(m.Letters),
		el("p").Class("note").Text(m.LettersWhy),
		able(r.can(s, true), button().Class("go").ID("letters").Text(m.LettersStart).OnClick(r.onLetters)),
	))
}

func (r *Root) onLetters(app.Context, app.Event) {
	s := r.current()
	if r.can(s, true) && s.table.SendLetters() {
		s.letter.form, s.letter.copying = asLink, nothingCopied
		r.changed(s)
		r.focus("copy-link") // the button is gone
	}
}
