// Package pages is the registry of the kinds of pages: one line each.
package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/pages/about"
	pastpages "tablier/app/pages/archive"
	"tablier/app/pages/game"
	"tablier/app/pages/home"
	"tablier/app/pages/integrate"
	"tablier/app/pages/lesson"
	"tablier/app/pages/rules"
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
	return []shell.Kind{
		home.New(site, boards, matches),
		matches,
		rules.New(site, boards, matches),
		lesson.New(site, list, matches),
		pasts,
		integrate.New(site, boards),
		about.New(site, boards),
	}
}
