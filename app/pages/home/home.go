// Package home is the home page: a card for every game, and the match that a person has left.
package home

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/variants"
)

// Matches are the matches on the tables of the games.
type Matches interface {
	// Unfinished returns the table of the match to go on with, what is played there and when it last was; nil for none,
	// and the zero time where that is not known.
	Unfinished() (table *play.Table, title string, played time.Time)
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
func (k *Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := &i18n.Of(lang).Home
	return shell.Description{Title: m.Title(len(k.games)), Text: m.Lead}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI {
	return &page{Lang: k.site.Lang, Next: k.next(time.Now()), kind: k}
}

// page is the page in one language.
type page struct {
	app.Compo
	Lang i18n.Lang
	Next next
	kind *Kind
}

// Render implements app.Composer.
func (p *page) Render() app.UI {
	m, games := &i18n.Of(p.Lang).Home, p.kind.games
	return ui.El("main").Class("home").ID("main").TabIndex(-1).Body(
		ui.El("div").Class("greet").Body(
			ui.El("h1").Text(m.Title(len(games))),
			ui.El("p").Class("lead").Text(m.Lead),
		),
		ui.El("ul").Class("shelf").Body(app.Range(games).Slice(func(i int) app.UI { return p.card(games[i]) })),
		p.next(),
		variants.Section(p.kind.site.Nav, p.Lang, p.kind.games),
	)
}

// card shows a game, with what is the same on every visit: its size depends on nothing that is kept.
func (p *page) card(game *board.Game) app.UI {
	m, words, n := i18n.Of(p.Lang), game.Words(p.Lang), p.kind.site.Nav
	return ui.El("li").Class("game").Body(
		&picture{Game: game.ID(), Position: game.Card, kind: p.kind},
		ui.El("div").Class("words").Body(
			ui.El("h2").Text(words.Name()),
			ui.El("p").Text(words.Blurb()),
			ui.El("div").Class("do").Body(
				nav.Link(n, nav.GameRoute(game.ID())).Class("go").Aria("label", m.Of(m.PlayGame, words.Name())).
					Text(m.PlayGame),
				nav.Link(n, nav.RulesRoute(game.ID())).Class("aside").Aria("label", m.RulesOf(words.Name())).Text(m.Rules),
			),
		),
	)
}
