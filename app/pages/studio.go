//go:build !play

package pages

import (
	"tablier/app/browser"
	"tablier/app/match"
	"tablier/app/pages/atlas"
	"tablier/app/pages/cup"
	"tablier/app/pages/integrate"
	"tablier/app/pages/teach"
	"tablier/app/pages/watch"
	"tablier/app/pages/workshop"
	"tablier/app/pages/write"
	"tablier/app/shell"
)

// studio returns the kinds of pages of the workshop, and of who composes a frame.
func studio(s shared) []shell.Kind {
	matches := match.SavedMatches{Store: s.site.Store, Clock: browser.Clock{Site: s.site}}
	return []shell.Kind{
		watch.New(s.site, s.boards, matches),
		write.New(s.site, s.boards),
		cup.New(s.site, s.boards),
		atlas.New(s.site, s.boards, s.past, matches),
		workshop.New(s.site, s.boards), teach.New(s.site, s.boards),
		integrate.New(s.site, s.boards),
	}
}
