package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/play"
	"tablier/app/ui"
)

// awaitsAnswer says whether the link is a letter that the other player is to answer, or to see the end in.
func awaitsAnswer(t *play.Table) bool {
	if !t.Corresponding() {
		return false
	}
	turn := t.Turn()
	return t.Result().Over() || turn >= 0 && t.Seats()[turn].Away
}

// correspondenceLine says what to do with the link in a correspondence game.
func (s *sharing) correspondenceLine() app.UI {
	m, t := &s.page.messages().Share, s.page.table()
	text := ""
	switch {
	case !t.Corresponding():
	case t.Result().Over():
		text = m.LetterLast
	case awaitsAnswer(t):
		text = m.LetterReady
	default:
		text = m.LetterFirst
	}
	return ui.Shown(text != "", ui.El("p").ID("letter-line").Text(text))
}
