//go:build !studio

package pages

import (
	archivepage "tablier/app/archive/page"
	lessonpage "tablier/app/lesson/page"
	linkspage "tablier/app/links/page"
	matchpage "tablier/app/match/page"
	"tablier/app/pages/about"
	"tablier/app/pages/home"
	"tablier/app/pages/rules"
	"tablier/app/pages/world"
	puzzlespage "tablier/app/puzzles/page"
	"tablier/app/shell"
)

// play returns the kinds of pages of who plays.
func play(s shared) []shell.Kind {
	matches := matchpage.New(s.site, s.games, s.past)
	pasts := archivepage.New(s.site, s.boards, s.past, matches)
	s.past.Filed = pasts.Filed
	library := puzzleLibrary(s.site, s.games)
	return []shell.Kind{
		home.New(s.site, s.boards, library, matches, pasts),
		matches,
		world.New(s.site, s.boards),
		rules.New(s.site, s.boards, matches),
		linkspage.New(s.site, s.boards),
		lessonpage.New(s.site, s.games, library, matches),
		puzzlespage.New(s.site, s.games, library, matches),
		pasts,
		about.New(s.site, s.boards),
	}
}
