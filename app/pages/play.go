//go:build !studio

package pages

import (
	"tablier/app/games"
	"tablier/app/nav"
	"tablier/app/pages/about"
	pastpages "tablier/app/pages/archive"
	"tablier/app/pages/bylink"
	"tablier/app/pages/game"
	"tablier/app/pages/home"
	"tablier/app/pages/lesson"
	"tablier/app/pages/problems"
	"tablier/app/pages/rules"
	"tablier/app/pages/world"
	"tablier/app/puzzles"
	"tablier/app/shell"
)

// play returns the kinds of pages of who plays.
func play(s shared) []shell.Kind {
	matches := game.New(s.site, s.games, s.past)
	pasts := pastpages.New(s.site, s.boards, s.past, matches)
	s.past.Filed = pasts.Filed
	library := puzzleLibrary(s.site, s.games)
	return []shell.Kind{
		home.New(s.site, s.boards, library, matches, pasts),
		matches,
		world.New(s.site, s.boards),
		rules.New(s.site, s.boards, matches),
		bylink.New(s.site, s.boards),
		lesson.New(s.site, s.games, library, matches),
		problems.New(s.site, s.games, library, matches),
		pasts,
		about.New(s.site, s.boards),
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
