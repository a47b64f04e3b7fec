// Package teach is the pages for teachers: the first one, with doors to all that is for them and what it serves of the
// syllabuses; lessons and subjects ready to be given, each with its papers to print and to change; and the answers.
package teach

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
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
func (*Kind) Routes() []string { return []string{nav.TeachRoute, nav.SessionsRoute, nav.AnswersRoute} }

// Arrive implements shell.Kind. The lessons once stood on the teachers' page: its addresses of them lead on.
func (k *Kind) Arrive(route string) {
	if k.site.Live && route != nav.AnswersRoute {
		if at := k.lessonAsked(); at != "" && route == nav.TeachRoute {
			k.site.Nav.Keep(k.site.Context(), "") // or the way back would lead on, too
			k.site.Nav.Open(k.site.Context(), nav.SessionsRoute, at)
			return
		}
		k.scroll()
	}
	k.fetch(route)
}

// Describe implements shell.Kind.
func (*Kind) Describe(route string, lang i18n.Lang) shell.Description {
	switch route {
	case nav.AnswersRoute:
		m := keyOf(lang)
		return shell.Description{Title: m.title, Text: m.description, Unlisted: true, Back: nav.TeachRoute}
	case nav.SessionsRoute:
		d := room.Describe(lang, route, "")
		d.Text = i18n.TeachOf(lang).Description
		return d
	}
	return shell.Description{Title: i18n.TeachOf(lang).Title, Text: frontOf(lang).description}
}

// Page implements shell.Kind.
func (k *Kind) Page(route string) app.UI {
	fetched := k.fetched[fileOf(route, k.site.Lang)] != nil
	switch route {
	case nav.AnswersRoute:
		return &answers{Lang: k.site.Lang, Fetched: fetched, kind: k}
	case nav.SessionsRoute:
		return &page{Lang: k.site.Lang, Fetched: fetched, kind: k, open: map[string]bool{}}
	}
	return &front{Lang: k.site.Lang, Fetched: fetched, kind: k}
}
