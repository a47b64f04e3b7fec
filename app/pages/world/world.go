// Package world is the page of the variants: where in the world they are at home, their boards, names and stories.
package world

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/variants"
)

// A Kind is the page of the variants.
type Kind struct {
	shell.Static
	site  *shell.Site
	games []*board.Game
}

// New returns the page of the variants of games, one of which is at home in places of the world.
func New(site *shell.Site, games []*board.Game) *Kind { return &Kind{site: site, games: games} }

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.WorldRoute} }

// Describe implements shell.Kind.
func (k *Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	game, names := variants.AtHome(k.games)
	m := i18n.Of(lang).Variants
	return shell.Description{
		Title: m.World(game.Words(lang).Name()), Text: m.Count(names, len(game.Spec.Variants)),
	}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &page{Lang: k.site.Lang, kind: k} }

// A page is the page in one language.
type page struct {
	app.Compo
	Lang i18n.Lang
	kind *Kind
}

// Render implements app.Composer.
func (p *page) Render() app.UI {
	d, n := p.kind.Describe(nav.WorldRoute, p.Lang), p.kind.site.Nav
	return ui.Tree(`<main class="home" id="main" tabindex="-1" onclick="{}">
			<div class="greet"><h1>{}</h1><p class="lead">{}</p></div>
			{}
		</main>`, nav.Follow(n), d.Title, d.Text, variants.Section(n, p.Lang, p.kind.games))
}
