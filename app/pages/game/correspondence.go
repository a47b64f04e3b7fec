package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
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

// correspondenceOffer offers to go on by correspondence.
func (s *sharing) correspondenceOffer() app.UI {
	p := s.page
	m := &p.messages().Share
	begin := ui.Button().Class("go").ID("letters").Text(m.LettersStart).OnClick(func(app.Context, app.Event) {
		s.form, s.copying = asLink, ui.NothingCopied
		p.match.Dispatch(match.CorrespondenceBegun{})
		p.site.Focus("copy-link") // the button is gone
	})
	return ui.Shown(p.table().CanCorrespond(), ui.El("section").Aria("labelledby", "letters-title").Body(
		ui.El("h2").ID("letters-title").Text(m.Letters),
		ui.El("p").Class("note").Text(m.LettersWhy),
		ui.Able(p.match.Can(), begin),
	))
}
