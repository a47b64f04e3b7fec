// Package home is the home page: a card for every game, the puzzle of the day, the match that a person has left, the
// way to the positions to look at again, the last matches, the lessons, and a variant from somewhere in the world.
package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/daily"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/play"
	"tablier/app/puzzles"
	"tablier/app/recall"
	"tablier/app/shell"
	"tablier/app/ui"
)

// Matches are the matches on the tables of the games.
type Matches interface {
	// Unfinished returns the table of the match to go on with, its title and the time of its last move, in seconds
	// since 1970, 0 for unknown; nil for none.
	Unfinished() (table *play.Table, title string, played int64)
}

// A Kind is the home page.
type Kind struct {
	shell.Static
	site     *shell.Site
	games    []*board.Game
	matches  Matches
	past     Past
	library  *puzzles.Library
	recalled recall.Cache // mistakes kept for a second look
	further  further
	rev      int // counts the changes since the start
}

// New returns the home page of games, in their order, with the puzzle of the day from a library.
func New(site *shell.Site, games []*board.Game, library *puzzles.Library, matches Matches, past Past) *Kind {
	return &Kind{site: site, games: games, matches: matches, library: library, past: past}
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.HomeRoute} }

// Describe implements shell.Kind.
func (k *Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := i18n.Of(lang).Home
	return shell.Description{Title: m.Title(len(k.games)), Text: m.Lead}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI {
	p := &page{Lang: k.site.Lang, Next: k.next(shell.Now()), ToReview: k.toReview(), Rev: k.rev, kind: k}
	if k.site.Live {
		p.Daily = daily.Today(k.library, k.games, k.today(), k.site.Lang, k.solved())
	}
	return p
}

// solved returns which puzzles are solved, as far as the kept text can be read.
func (k *Kind) solved() puzzles.Progress {
	text, _ := k.site.Store.Read(puzzles.Key)
	done, _ := puzzles.ParseProgress(text)
	return done
}

// Arrive implements shell.Kind. The puzzle of the day is fetched when its card comes into sight, so that the start has
// the processor for itself.
func (k *Kind) Arrive(string) {
	k.arrive()
	name, there := k.library.Today(k.today(), puzzles.Progress{})
	if name == "" || there != nil {
		return
	}
	k.site.Seen(dailyID, func() {
		if k.site.Route == nav.HomeRoute {
			k.library.Want(name, func(error) { k.rev++ }) // without it the card leads to all puzzles
		}
	})
}

// A page is the page in one language.
type page struct {
	app.Compo
	Lang     i18n.Lang
	Next     next
	Daily    daily.Choice
	ToReview int
	Rev      int
	kind     *Kind
}

// Render implements app.Composer.
func (p *page) Render() app.UI {
	m, games := i18n.Of(p.Lang).Home, p.kind.games
	return ui.Tree(`<main class="home" id="main" tabindex="-1" onclick="{}">
			<div class="greet"><h1>{}</h1><p class="lead">{}</p></div>
			{}
			<div class="two">{}{}</div>
			{}
			<p class="to-workshop"><a class="aside" id="to-workshop" href="{}">{}<span>{}</span></a></p>
			{}
		</main>`,
		nav.Follow(p.kind.site.Nav), m.Title(len(games)), m.Lead, p.cards(), p.daily(), p.next(), p.review(),
		nav.LinkTo(p.kind.site.Nav, nav.WorkshopRoute), ui.Icon("tree"), i18n.Of(p.Lang).Workshop.HomeLine,
		p.drawFurther())
}

// cards draws a card for each game.
func (p *page) cards() app.UI {
	var cards []ui.HTML
	for _, game := range p.kind.games {
		cards = append(cards, p.card(game))
	}
	return ui.Raw(ui.Tag("ul", ui.Attr("class", "shelf"), cards...))
}

// learn returns the route where a game is learnt, and the text of the link there.
func learn(game *board.Game, lang i18n.Lang) (route, text string) {
	route, lesson := nav.LearnRoute(game.ID(), game.Lessons)
	if lesson {
		return route, i18n.Of(lang).Lesson.Learn
	}
	return route, i18n.Of(lang).Rules
}

// card draws a game with the same content on every visit: its size depends on nothing that is kept.
func (p *page) card(game *board.Game) ui.HTML {
	m, words, n := i18n.Of(p.Lang), game.Words(p.Lang), p.kind.site.Nav
	link := func(route, class, label, text string) ui.HTML {
		return ui.Tag("a", nav.To(n, route)+ui.Attr("class", class)+ui.Attr("aria-label", label), ui.EscapeText(text))
	}
	learn, text := learn(game, p.Lang)
	return ui.Tag("li", ui.Attr("class", "game"),
		(&picture.Picture{Game: game, Position: game.Card}).HTML(),
		ui.Tag("div", ui.Attr("class", "words"),
			ui.Tag("h2", "", ui.EscapeText(words.Name())),
			ui.Tag("p", "", ui.EscapeText(words.Blurb())),
			ui.Tag("div", ui.Attr("class", "do"),
				link(nav.GameRoute(game.ID()), "go", m.Of(m.PlayGame, words.Name()), m.PlayGame),
				link(learn, "aside", m.Of(text, words.Name()), text),
			),
		),
	)
}
