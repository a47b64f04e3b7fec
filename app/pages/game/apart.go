package game

import (
	"io"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/link"
	"tablier/app/match"
	"tablier/app/seal"
	"tablier/app/ui"
)

// apartButton begins a match by links. It stands among the modes, and is none of their radio buttons: by the keyboard
// these choose whatever they pass.
func (s *setup) apartButton(now string) app.UI {
	p := s.page
	b := ui.Button().Class("choice").ID("mode-"+apart).Aria("pressed", strconv.FormatBool(now == apart)).
		Aria("describedby", "apart-why").Text(p.messages().ByLinks.Apart).OnClick(s.onApart)
	return ui.Able(p.match.Can(), b)
}

// apartLine says what becomes of the match on the table when that is chosen.
func (s *setup) apartLine(now string) app.UI {
	m, t := s.page.messages().ByLinks, s.page.table()
	text := m.Anew
	switch can := t.CanCorrespond(); {
	case can && t.Match().Ply() > 0:
		text = m.GoesOn
	case can:
		text = m.Begins
	}
	return ui.Shown(now != apart, ui.El("p").Class("note").ID("apart-why").Text(text))
}

// onApart begins a match by links, or shows what is to be sent in the one that is played.
func (s *setup) onApart(app.Context, app.Event) {
	p := s.page
	if !p.table().Corresponding() {
		p.beginApart()
		return
	}
	s.next = ""
	p.showLinks(p.pointID())
}

// beginApart has the person here and another one, elsewhere, play by links, and shows what to do first.
func (p *page) beginApart() {
	if !p.match.Can() {
		return
	}
	err := p.invite()
	p.showLinks(p.pointID())
	p.sharing.unsealed = err != nil
}

// invite begins a match by links. The error is that of what secrets come from.
func (p *page) invite() error {
	begun, err := p.kind.drawLinks()
	if err == nil {
		p.match.Dispatch(begun)
		p.centre()
	}
	return err
}

// drawLinks draws by what a match by links is known, and its secret.
func (k *Kind) drawLinks() (match.CorrespondenceBegun, error) {
	var id link.ID
	if _, err := io.ReadFull(k.random, id[:]); err != nil {
		return match.CorrespondenceBegun{}, err
	}
	secret, err := seal.NewSecret(k.random)
	return match.CorrespondenceBegun{ID: id, Secret: secret}, err
}

// showLinks shows the link to send from a control, with the keyboard on what is to be pressed there.
func (p *page) showLinks(from string) {
	p.open(sharePanel, from)
	p.site.Focus(p.sharing.first())
}
