// Package pages is the registry of the kinds of pages: one line each.
//
// They are in two programs, so that who plays does not load what teaches: play.go lists the pages of app.wasm, and
// studio.go those of studio.wasm. The build tags "play" and "studio" choose one list. Without a tag a program has both:
// natively, where all pages are rendered, and in the edition that is one file.
package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/class/pupil/bar"
	"tablier/app/games"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/shell"
)

// A shared is what the pages of both lists stand on.
type shared struct {
	site   *shell.Site
	games  []games.Game
	boards []*board.Game
	past   *archive.Keeper
}

func share(site *shell.Site) shared {
	list := games.All()
	boards := games.Boards(list)
	past := archive.NewKeeper(site.Store)
	past.Log = func(err error) { app.Log(err) }
	bar.Watch(site)
	return shared{site, list, boards, past}
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
