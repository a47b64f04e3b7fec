// Package rules is the page with the rules of a game, with boards that play examples.
package rules

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// Matches are the matches on the tables of the games.
type Matches interface {
	// Variant returns the variant that is played on a game's table.
	Variant(game string) string
	// Receive puts a match on the table of its game, in the place of the one there, and shows that.
	Receive(in match.Incoming)
}

// A Kind is the pages with rules, one for each game.
type Kind struct {
	shell.Static
	site    *shell.Site
	games   []*board.Game
	matches Matches
	texts   texts
	target  string           // the id of the section to scroll to once it is there
	demos   map[string]*demo // by name, as a person has left them
	around  app.Context      // of the page that is shown
}

// New returns the pages with the rules of games.
func New(site *shell.Site, games []*board.Game, matches Matches) *Kind {
	fetch := func(name string, then func(string, bool)) { shell.Demand(site.Context(), name, then) }
	return &Kind{site: site, games: games, matches: matches, texts: newTexts(fetch), demos: map[string]*demo{}}
}

// Routes implements shell.Kind.
func (k *Kind) Routes() []string {
	routes := make([]string, len(k.games))
	for i, game := range k.games {
		routes[i] = nav.RulesRoute(game.ID())
	}
	return routes
}

// game returns the game whose rules a route has.
func (k *Kind) game(route string) *board.Game {
	for _, game := range k.games {
		if route == nav.RulesRoute(game.ID()) {
			return game
		}
	}
	return nil
}

// Describe implements shell.Kind.
func (k *Kind) Describe(route string, lang i18n.Lang) shell.Description {
	words := k.game(route).Words(lang)
	return shell.Description{Title: i18n.Of(lang).RulesOf(words.Name()), Text: words.Description()}
}

// Page implements shell.Kind.
func (k *Kind) Page(route string) app.UI {
	game, lang := k.game(route), k.site.Lang
	return &page{
		Route: route, Lang: lang, Fetched: k.texts.of(game, lang) != nil, Missing: k.texts.missing(game, lang), kind: k,
	}
}

// Arrive implements shell.Kind.
func (k *Kind) Arrive(route string) {
	if part := app.Window().URL().Fragment; part != "" {
		k.target = part
	}
	k.fetch(route)
}

// Enter implements shell.Kind. Whoever comes from a game's table is shown the section about the variant there, if there
// is one.
func (k *Kind) Enter(route string) {
	if game := k.game(route).ID(); strings.HasPrefix(k.site.Left, nav.GameRoute(game)) {
		k.target = variantID(k.matches.Variant(game))
		k.fetch(route)
	}
}

// fetch fetches the rules of a route in the language of the page, and then scrolls to the requested section.
func (k *Kind) fetch(route string) {
	k.texts.fetch(k.game(route), k.site.Lang, func() {
		if k.target == "" {
			return
		}
		k.site.Later(k.target, func(e app.Value) { e.Call("scrollIntoView") })
		k.target = ""
	})
}

// Leave implements shell.Kind. Nothing goes on that is not seen.
func (k *Kind) Leave(string) {
	for _, d := range k.demos {
		d.stop()
	}
}

// A page is the page with the rules of one game in one language.
type page struct {
	app.Compo
	Route   string
	Lang    i18n.Lang
	Fetched bool // the sections are there
	Missing bool // they could not be fetched
	kind    *Kind
}

// OnMount implements app.Mounter.
func (p *page) OnMount(ctx app.Context) { p.kind.around = ctx }

// OnUpdate implements app.Updater: the language may be another one.
func (p *page) OnUpdate(app.Context) {
	if !p.Missing {
		p.kind.fetch(p.Route)
	}
}

// Render implements app.Composer.
func (p *page) Render() app.UI {
	game := p.kind.game(p.Route)
	m, words := i18n.Of(p.Lang), game.Words(p.Lang)
	sections := p.kind.texts.of(game, p.Lang)
	parts := runs(sections)
	body := app.Range(parts).Slice(func(i int) app.UI {
		part := parts[i]
		return ui.Tree(`<div class="rules-part">{}</div>`,
			app.Range(sections[part.begin:part.end]).Slice(func(j int) app.UI {
				return p.section(game, part.begin+j, sections[part.begin+j])
			}))
	})
	return ui.Tree(`<main class="prose rules" id="main" tabindex="-1">
			<div class="rules-head">
				<h1>{}</h1>
				<div class="buttons">{}<a class="go resume" href="{}">{}</a></div>
			</div>
			{}
			{}
			<p class="note" hidden="{}">{}</p>
			{}
			<div class="rules-body">{}</div>
		</main>`,
		m.RulesOf(words.Name()), p.learn(game),
		nav.LinkTo(p.kind.site.Nav, nav.GameRoute(game.ID())), m.PlayIt(words.Name()), p.law(game), p.brief(game),
		!p.Missing, ui.When(p.Missing, m.RulesPage.Missing), p.contents(sections), body)
}

// learn draws the link to the first lesson of a game, if it has one.
func (p *page) learn(game *board.Game) app.UI {
	route, lesson := nav.LearnRoute(game.ID(), game.Lessons)
	if !lesson {
		return ui.Tree(`<a hidden="true"></a>`)
	}
	return ui.Tree(`<a class="go" href="{}">{}</a>`, nav.LinkTo(p.kind.site.Nav, route), i18n.Of(p.Lang).Lesson.Learn)
}

func (p *page) section(game *board.Game, i int, section board.RuleSection) app.UI {
	return ui.Tree(`<section id="{}" class="{}" tabindex="-1"><div><h2>{}</h2>{}{}</div>{}</section>`,
		sectionID(i, section), ui.When(section.Demo != nil, "shown"), section.Title,
		ui.Paragraphs(section.Paragraphs),
		app.If(len(section.Marks) > 0, func() app.UI { return boardview.Legend(game, section.Marks) }),
		app.If(section.Demo != nil, func() app.UI {
			d, name := p.kind.demo(game, i, section.Demo)
			return &figure{Name: name, Lang: p.Lang, Step: d.table.Shown(), kind: p.kind}
		}))
}
