// Package home is the home page: a card for every game.
package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// Matches are the matches on the tables of the games.
type Matches interface {
	// Resumable says whether there is one of a game that has begun and is not over.
	Resumable(game string) bool
}

// A Kind is the kind of the home page.
type Kind struct {
	shell.Static
	site    *shell.Site
	games   []*board.Game
	matches Matches
}

// New returns the home page of games, in their order.
func New(site *shell.Site, games []*board.Game, matches Matches) *Kind {
	return &Kind{site: site, games: games, matches: matches}
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.HomeRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := i18n.Of(lang)
	return shell.Description{Title: m.HomeTitle, Text: m.HomeLead}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI {
	resumable := make([]bool, len(k.games))
	for i, game := range k.games {
		resumable[i] = k.matches.Resumable(game.ID())
	}
	return &page{Lang: k.site.Lang, Resumable: resumable, kind: k}
}

// page is the page in one language.
type page struct {
	app.Compo
	Lang      i18n.Lang
	Resumable []bool // by game
	kind      *Kind
}

// Render implements app.Composer.
func (p *page) Render() app.UI {
	m := i18n.Of(p.Lang)
	return ui.El("main").Class("home").ID("main").TabIndex(-1).Body(
		ui.El("h1").Text(m.HomeTitle),
		ui.El("p").Class("lead").Text(m.HomeLead),
		ui.El("ul").Class("shelf").Body(app.Range(p.kind.games).Slice(func(i int) app.UI {
			return p.card(p.kind.games[i], p.Resumable[i])
		})),
	)
}

func (p *page) card(game *board.Game, resumable bool) app.UI {
	m, words := i18n.Of(p.Lang), game.Words(p.Lang)
	action, class := m.PlayGame, "go"
	if resumable {
		action, class = m.ResumeGame, "go resume"
	}
	return ui.El("li").Class("game").Body(
		&picture{Game: game.ID(), game: game},
		ui.El("div").Class("words").Body(
			ui.El("h2").Text(words.Name()),
			ui.El("p").Text(words.Blurb()),
			nav.Link(p.kind.site.Nav, nav.GameRoute(game.ID())).Class(class).
				Aria("label", m.Of(action, words.Name())).Text(action),
		),
	)
}
