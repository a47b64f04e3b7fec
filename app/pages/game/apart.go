package game

import (
	"io"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/link"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/seal"
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
		p.beginApart()
		return
	}
	s.next = ""
	p.showLinks(p.pointID())
}

// manyLinks is the number of links from which a match is begun only after a question.
const manyLinks = 50

// beginApart begins a match by links, and shows its first step. Where that takes many links it says so before, and
// offers a smaller board.
func (p *page) beginApart() {
	if !p.match.Can() {
		return
	}
	if p.game.Links != nil && p.game.Links(p.table().Settings().Variant) > manyLinks {
		p.open(sharePanel, p.pointID())
		p.sharing.long = true
		p.site.Focus(longID(p.shortest()))
		return
	}
	p.goApart()
}

// shortest returns the variant with the fewest links.
func (p *page) shortest() (least string) {
	for _, variant := range p.game.Spec.Variants {
		if least == "" || p.game.Links(variant) < p.game.Links(least) {
			least = variant
		}
	}
	return least
}

func longID(variant string) string { return "links-" + variant }

// drawLong says how many links a match takes, and offers the variant with the fewest beside the one chosen.
func (s *sharing) drawLong() []app.UI {
	p := s.page
	m, chosen := p.messages().ByLinks, p.table().Settings().Variant
	begin := func(class, variant string) app.UI {
		return ui.Button().Class(class).ID(longID(variant)).DataSet("variant", variant).OnClick(s.onLong).
			Text(m.Taking(p.words().Variant(variant), p.game.Links(variant)))
	}
	return []app.UI{ui.El("article").Class("by-links").Body(
		ui.El("h2").Text(m.Many(p.game.Links(chosen))), ui.El("p").Text(m.ManyWhy),
		ui.El("div").Class("buttons").Body(begin("act", p.shortest()), begin("go", chosen)),
	)}
}

// onLong begins a match by links of the variant that was chosen.
func (s *sharing) onLong(ctx app.Context, _ app.Event) {
	s.page.goApartOn(ctx.JSSrc().Get("dataset").Get("variant").String())
}

// goApartOn begins a match by links of a variant.
func (p *page) goApartOn(variant string) {
	p.setup.configure(func(settings *play.Settings) { settings.Variant = variant })
	p.sharing.long = false
	p.goApart()
}

// goApart begins a match by links.
func (p *page) goApart() {
	err := p.invite()
	p.showLinks(p.pointID())
	p.sharing.unsealed = err != nil
}

// invite begins a match by links. The error is that of what secrets come from.
func (p *page) invite() error {
	begun, err := p.kind.newLinks()
	if err == nil {
		p.match.Dispatch(begun)
		p.centre()
	}
	return err
}

// newLinks draws the ID and the secret of a match by links.
func (k *Kind) newLinks() (match.CorrespondenceBegun, error) {
	var id link.ID
	if _, err := io.ReadFull(k.random, id[:]); err != nil {
		return match.CorrespondenceBegun{}, err
	}
	secret, err := seal.NewSecret(k.random)
	return match.CorrespondenceBegun{ID: id, Secret: secret}, err
}

// showLinks shows the link to send, and focuses the button to press there; from is the control that opened it.
func (p *page) showLinks(from string) {
	p.open(sharePanel, from)
	p.site.Focus(p.sharing.first())
}
