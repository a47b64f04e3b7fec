// Package pages is the registry of the kinds of pages: one line each.
package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/games"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/pages/about"
	pastpages "tablier/app/pages/archive"
	"tablier/app/pages/atlas"
	"tablier/app/pages/bylink"
	"tablier/app/pages/cup"
	"tablier/app/pages/game"
	"tablier/app/pages/home"
	"tablier/app/pages/integrate"
	"tablier/app/pages/lesson"
	"tablier/app/pages/problems"
	"tablier/app/pages/rules"
	"tablier/app/pages/teach"
	"tablier/app/pages/watch"
	"tablier/app/pages/workshop"
	"tablier/app/pages/world"
	"tablier/app/pages/write"
	"tablier/app/puzzles"
	"tablier/app/shell"
)

// All returns the kinds of pages of a site.
func All(site *shell.Site) []shell.Kind {
	list := games.All()
	boards := games.Boards(list)
	past := archive.NewKeeper(site.Store, board.OldLevels(boards))
	past.Log = func(err error) { app.Log(err) }
	matches := game.New(site, list, past)
	pasts := pastpages.New(site, boards, past, matches)
	past.Filed = pasts.Filed
	library := puzzleLibrary(site, list)
	kept := match.Kept{Store: site.Store, Clock: browser.Clock{Site: site}}
	return []shell.Kind{
		home.New(site, boards, library, matches, pasts),
		matches,
		world.New(site, boards),
		rules.New(site, boards, matches),
		bylink.New(site, boards),
		lesson.New(site, list, library, matches),
		problems.New(site, list, library, matches),
		pasts,
		watch.New(site, boards, kept),
		write.New(site, boards),
		cup.New(site, boards),
		atlas.New(site, boards, past, kept),
		workshop.New(site, boards), teach.New(site, boards),
		integrate.New(site, boards),
		about.New(site, boards),
	}
}

// puzzleLibrary returns the puzzles of games, each fetched when somebody wants it.
func puzzleLibrary(site *shell.Site, list []games.Game) *puzzles.Library {
	var ids []string
	for _, game := range list {
		if game.Puzzles {
			ids = append(ids, game.ID())
		}
	}
	return puzzles.NewLibrary(ids, func(game string, then func(string, bool)) {
		shell.Demand(site.Context(), nav.PuzzleFile(game), then)
	})
}
