package game

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// apartButton draws the button that begins a match by links. It stands among the modes, and is none of their radio
// buttons: by the keyboard these choose whatever they pass.
func (s *setup) apartButton(now string) app.UI {
	p := s.page
	b := ui.Button().Class("choice").ID("mode-"+apart).Aria("pressed", strconv.FormatBool(now == apart)).
		Aria("describedby", "apart-why").Text(p.messages().ByLinks.Apart).OnClick(s.onApart)
	return ui.Enabled(p.match.Can(), b)
}

// apartLine says what happens to the match on the table then.
func (s *setup) apartLine(now string) app.UI {
	m, t := s.page.messages().ByLinks, s.page.table()
	text := m.Anew
	switch can := t.CanCorrespond(); {
	case can && t.Match().Ply() > 0:
		text = m.GoesOn
	case can:
		text = m.Begins
	}
	if links := s.page.game.Links; links != nil && links(t.Settings().Variant) > manyLinks {
		text = ui.Join(" ", text, m.Many(links(t.Settings().Variant)))
	}
	return ui.Shown(now != apart, ui.El("p").Class("note").ID("apart-why").Text(text))
}

// onApart begins a match by links, or shows the link to be sent in the present one.
func (s *setup) onApart(app.Context, app.Event) {
	p := s.page
	if !p.table().Corresponding() {
		s.sharing.apart.begin()
		return
	}
	s.next = ""
	s.sharing.showLinks(p.pointID())
}
