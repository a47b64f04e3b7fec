package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/ui"
)

// heading names what is played, and how.
func heading(w *wording) app.UI {
	m, t := w.messages, w.table()
	how := ui.El("p").Text(m.TwoPlayers)
	switch {
	case w.match.ByCorrespondence():
		how = ui.El("p").Text(m.ByLetters)
	case t.MachinesOnly():
		how = ui.El("p").Text(m.NoPlayer)
	case t.AgainstMachine():
		seats := t.Seats()
		how = ui.El("p").Body(
			ui.El("span").Class("wide").Text(m.AgainstMachine), // a phone has room for the level only
			ui.El("span").Text(m.Level(max(seats[0].Level, seats[1].Level))),
		)
	}
	if rounds := t.Match().Rounds(); rounds > 1 {
		how = ui.El("p").Text(m.RoundOf(t.Round()+1, rounds))
	}
	return ui.El("div").Class("title").Body(ui.El("h1").Text(w.title()), how)
}

// legend says what the faces of a game's pieces mean, where its rules have a legend: a component, so that the
// rules are not looked through at each tap.
type legend struct {
	app.Compo
	Open bool
	Lang i18n.Lang
	page *page
}

func (p *page) legend(open bool) app.UI { return &legend{Open: open, Lang: p.site.Lang, page: p} }

// Render implements app.Composer.
func (l *legend) Render() app.UI {
	p, box := l.page, ui.El("div").Class("extra", "key")
	if l.Open {
		for _, section := range p.words().Rules() {
			if len(section.Marks) > 0 {
				return box.Body(ui.El("h2").Text(section.Title), boardview.Legend(p.game.Game, section.Marks))
			}
		}
	}
	return ui.Shown(false, box)
}
