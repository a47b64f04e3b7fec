// Package teach is the pages for teachers: which items of the syllabuses the parts of the site serve, and lessons and
// subjects ready to be given, each with its papers to print and to change; and, on a page of their own, the answers.
package teach

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
)

// A Kind is the pages for teachers.
type Kind struct {
	shell.Static
	site    *shell.Site
	games   []*board.Game
	fetched map[string]*Texts   // by the names of their files; nil for one that is being fetched
	made    map[string]*madeSet // by language and name
}

// New returns the pages, with the lessons of the first of the games that has a map of its positions.
func New(site *shell.Site, games []*board.Game) *Kind {
	return &Kind{site: site, games: games, fetched: map[string]*Texts{}, made: map[string]*madeSet{}}
}

func lessonGame(games []*board.Game) *board.Game {
	return games[slices.IndexFunc(games, func(game *board.Game) bool { return len(game.Maps) > 0 })]
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.TeachRoute, nav.AnswersRoute} }

// Arrive implements shell.Kind.
func (k *Kind) Arrive(route string) { k.fetch(route) }

// Describe implements shell.Kind.
func (*Kind) Describe(route string, lang i18n.Lang) shell.Description {
	if route == nav.AnswersRoute {
		m := keyOf(lang)
		return shell.Description{Title: m.title, Text: m.description, Unlisted: true, Back: nav.TeachRoute}
	}
	m := i18n.TeachOf(lang)
	return shell.Description{Title: m.Title, Text: m.Description}
}

// Page implements shell.Kind.
func (k *Kind) Page(route string) app.UI {
	fetched := k.fetched[fileOf(route, k.site.Lang)] != nil
	if route == nav.AnswersRoute {
		return &answers{Lang: k.site.Lang, Fetched: fetched, kind: k}
	}
	return &page{Lang: k.site.Lang, Fetched: fetched, kind: k, open: map[string]bool{}}
}
