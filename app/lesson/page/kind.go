// Package page is the page of a lesson: boards of a game, each with one idea, a task and an answer to every move. The
// lesson itself is a file that the page fetches when somebody wants it.
package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/puzzles"
	"tablier/app/shell"
	"tablier/app/ui"
)

// Matches are the matches on the tables of the games.
type Matches interface {
	// Begin begins a match of a person against the machine at a level, and shows that.
	Begin(game *board.Game, level int)
}

// A Kind is the pages of lessons, one for each.
type Kind struct {
	shell.Static
	site        *shell.Site
	matches     Matches
	library     *puzzles.Library
	pages       []*page
	environment environment
}

// An environment is what surrounds the pages: files, timers, address and log.
type environment struct {
	fetch      func(name string, then func(text string, ok bool)) // a file on demand
	after      func(time.Duration, func())
	still      func() bool           // a person wants no motion
	requested  func() (board string) // the number of the board in the address
	setAddress func(board string)    // gives the page an address with a board's number
	report     func(embed.Report)
	log        func(error)
}

// New returns the pages with the lessons of games, which lead on to the puzzles of a library.
func New(site *shell.Site, list []games.Game, library *puzzles.Library, matches Matches) *Kind {
	k := &Kind{site: site, matches: matches, library: library, environment: browser(site)}
	for _, game := range list {
		for _, name := range game.Lessons {
			k.pages = append(k.pages, newPage(k, game, name))
		}
	}
	return k
}

// Parameter is the parameter of the address with the number of a board, counted from 1.
const Parameter = "lesson"

// browser returns the environment in a browser.
func browser(site *shell.Site) environment {
	return environment{
		fetch:     func(name string, then func(string, bool)) { shell.Demand(site.Context(), name, then) },
		after:     site.After,
		still:     func() bool { return app.IsClient && ui.ReducedMotion() },
		requested: func() string { return site.Nav.Parameters(app.Window().URL()).Get(Parameter) },
		setAddress: func(board string) {
			if site.Framed == nil { // the address of a frame is the page's around it
				site.Nav.Amend(site.Context(), Parameter, board)
			}
		},
		report: site.Report,
		log:    func(err error) { app.Log(err) },
	}
}

// Routes implements shell.Kind.
func (k *Kind) Routes() []string {
	routes := make([]string, len(k.pages))
	for i, p := range k.pages {
		routes[i] = p.route
	}
	return routes
}

// at returns the page of a route.
func (k *Kind) at(route string) *page {
	for _, p := range k.pages {
		if p.route == route {
			return p
		}
	}
	return nil
}

// Describe implements shell.Kind.
func (k *Kind) Describe(route string, lang i18n.Lang) shell.Description {
	p := k.at(route)
	m, name := i18n.Of(lang).Lesson, p.game.Words(lang).Name()
	return shell.Description{Title: m.Title(name, p.about(lang)), Text: m.Description(name), Playing: true}
}

// Shortcuts implements shell.Keyed: the keys that do something on the board, and those of the game.
func (k *Kind) Shortcuts(route string, lang i18n.Lang) []shell.Shortcut {
	a := i18n.Of(lang).Aids
	list := []shell.Shortcut{
		{Keys: a.Arrows, Does: a.WalkBoard},
		{Keys: a.EnterOrSpace, Does: a.Touch},
		{Keys: a.Escape, Does: a.PutBack},
	}
	for _, key := range k.at(route).game.Words(lang).Shortcuts() {
		list = append(list, shell.Shortcut{Keys: key.Keys, Does: key.Does})
	}
	return list
}

// Page implements shell.Kind.
func (k *Kind) Page(route string) app.UI {
	return &view{Route: route, Lang: k.site.Lang, Rev: k.at(route).rev, page: k.at(route)}
}

// Arrive implements shell.Kind.
func (k *Kind) Arrive(route string) {
	if p := k.at(route); p != nil {
		p.arrive()
	}
}

// Leave implements shell.Kind.
func (k *Kind) Leave(route string) { k.at(route).leave() }
