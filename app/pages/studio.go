//go:build !play

package pages

import (
	atlaspage "tablier/app/atlas/page"
	"tablier/app/browser"
	composepage "tablier/app/class/composer/page"
	pupilpage "tablier/app/class/pupil/page"
	notebookpage "tablier/app/class/teacher/page"
	cuppage "tablier/app/cup/page"
	drawpage "tablier/app/draw/page"
	"tablier/app/match"
	"tablier/app/pages/fresh"
	"tablier/app/pages/integrate"
	"tablier/app/pages/statements"
	"tablier/app/pages/teach"
	"tablier/app/pages/workshop"
	paperpage "tablier/app/paper/page"
	proofspage "tablier/app/proofs/page"
	makerpage "tablier/app/puzzles/maker/page"
	"tablier/app/shell"
	watchpage "tablier/app/watch/page"
	writepage "tablier/app/write/page"
)

// studio returns the kinds of pages of the workshop, and of who composes a frame.
func studio(s shared) []shell.Kind {
	matches := match.SavedMatches{Store: s.site.Store, Clock: browser.Clock{Site: s.site}}
	cups := cuppage.New(s.site, s.boards)
	return []shell.Kind{
		watchpage.New(s.site, s.boards, matches),
		writepage.New(s.site, s.boards),
		cups,
		atlaspage.New(s.site, s.boards, s.past, matches),
		drawpage.New(s.site, s.boards),
		workshop.New(s.site, s.boards), teach.New(s.site, s.boards),
		composepage.New(s.site, s.boards, matches),
		makerpage.New(s.site, s.boards),
		proofspage.New(s.site, s.boards),
		notebookpage.New(s.site, s.boards, cups.Bring),
		paperpage.New(s.site, s.boards),
		integrate.New(s.site, s.boards),
		pupilpage.New(s.site, s.boards),
		statements.New(s.site), fresh.New(s.site, s.boards),
	}
}
