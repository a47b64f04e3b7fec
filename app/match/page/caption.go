package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match/page/wording"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/app/variants"
)

// caption draws the title under the board: the game, and how it is played; on a phone it is the page's header.
func (p *page) caption() app.UI {
	w := p.Wording()
	m := w.Messages
	title := w.Title()
	family := ui.El("span").Class("family")
	if of := variants.Family(w.Words, title); of != "" {
		family.Text(of + ", ")
	}
	return ui.El("div").Class("caption").Body(
		ui.El("h1").Text(title),
		ui.El("p").Body(family, how(w)),
		ui.El("nav").Class("links").Aria("label", p.Words().Name()).Body(
			ui.Shown(!p.Match.InFrame(), nav.Link(p.Site.Nav, nav.RulesRoute(p.Game.ID())).Class("to-rules").
				Body(ui.Icon("help"), ui.El("span").Text(m.Rules))),
			ui.Shown(!p.Match.InFrame(), ui.Enabled(p.Match.Live(),
				ui.Button().Class("flip").ID("caption-flip").Text(m.Panel.Flip).OnClick(p.onFlip))),
			p.wholeLink(),
		),
	)
}

func (p *page) onFlip(app.Context, app.Event) {
	if p.Match.Live() {
		p.TurnBoard()
	}
}

// how names the opponent, or the kind of match.
func how(w *wording.Wording) app.UI {
	m, t := w.Messages, w.Table()
	how := ui.El("span")
	switch rounds := t.Match().Rounds(); {
	case rounds > 1:
		return how.Text(m.RoundOf(t.Round()+1, rounds))
	case w.Match.ByCorrespondence():
		return how.Text(m.ByLetters)
	case t.MachinesOnly():
		return how.Text(m.NoPlayer)
	case t.AgainstMachine():
		seats := t.Seats()
		return how.Body(
			ui.El("span").Class("wide").Text(m.AgainstMachine), // a phone has room for the level only
			ui.El("span").Text(m.LevelAt(max(seats[0].Level, seats[1].Level))),
			ui.El("span").Class("of").Text(m.LevelsOf(w.Game.Levels)),
		)
	}
	return how.Text(m.TwoPlayers)
}
