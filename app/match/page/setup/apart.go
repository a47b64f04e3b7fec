package setup

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match/page/sharing"
	"tablier/app/ui"
)

// apartButton draws the button that begins a match by links. It stands among the modes, and is none of their radio
// buttons: by the keyboard these choose whatever they pass.
func (s *Panel) apartButton(now string) app.UI {
	p := s.Page
	return ui.Tree(`<button type="button" class="choice" id="mode-apart" aria-pressed="{}" aria-describedby="apart-why"
		aria-disabled="{}" onclick="{}">{}</button>`,
		strconv.FormatBool(now == Apart), !p.Match.Can(), s.onApart, p.Messages().ByLinks.Apart)
}

// apartLine says what happens to the match on the table then.
func (s *Panel) apartLine(now string) app.UI {
	m, t := s.Page.Messages().ByLinks, s.Page.Table()
	text := m.Anew
	switch can := t.CanCorrespond(); {
	case can && t.Match().Ply() > 0:
		text = m.GoesOn
	case can:
		text = m.Begins
	}
	if links := s.Page.Game.Links; links != nil && links(t.Settings().Variant) > sharing.ManyLinks {
		text = ui.Join(" ", text, m.Many(links(t.Settings().Variant)))
	}
	return ui.Tree(`<p class="note" id="apart-why" hidden="{}">{}</p>`, now == Apart, text)
}

// onApart begins a match by links, or shows the link to be sent in the present one.
func (s *Panel) onApart(app.Context, app.Event) {
	p := s.Page
	if !p.Table().Corresponding() {
		s.Sharing.Apart.Begin()
		return
	}
	s.next = ""
	s.Sharing.ShowLinks(p.PointID())
}
