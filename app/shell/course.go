package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/embed"
	"tablier/app/ui"
)

// A Course is a set that is being done, across the pages of its items. Where none is, its answers are the zero ones.
type Course interface {
	// Report hears of a try.
	Report(embed.Report)
	// Bar returns what stands above the page, and Word what the teacher says about the item that it shows.
	Bar() app.UI
	Word() app.UI
	// Doing says whether the page shows an item of a set, and Next leads to what follows it.
	Doing() bool
	Next(ctx app.Context)
	// Match returns the match of an item that is one, as the fragment of a link, the person's side, the machine's level,
	// and whether it has been on the table before; no game for other items.
	Match() (game string, side, level int, begun bool)
	// Mounted is called once the first page has been drawn in a browser, outside of a frame.
	Mounted()
	// Keep is called when the page is hidden or left, and Stored when another tab has written a key.
	Keep()
	Stored(key string)
	// Done says whether nothing is left to do at the item.
	Done() bool
	// Hints and Solution say whether hints are given, and whether the solution may ever be shown. Due says that it can be
	// shown now.
	Hints() bool
	Solution() bool
	Due() bool
}

// Doing says whether the page shows an item of a set that is being done.
func (s *Site) Doing() bool { return s.Course != nil && s.Course.Doing() }

// Hints says whether hints are given: a teacher may have asked for none.
func (s *Site) Hints() bool { return !s.Doing() || s.Course.Hints() }

// Solution says whether the solution may ever be shown.
func (s *Site) Solution() bool { return !s.Doing() || s.Course.Solution() }

// Reveals says whether a right move may be shown: as the solution, or as a hint.
func (s *Site) Reveals() bool { return s.Solution() && (s.Hints() || s.Course.Due()) }

// Done says whether nothing is left to do at the item of a set that the page shows.
func (s *Site) Done() bool { return s.Doing() && s.Course.Done() }

// Word draws what a teacher says about the task of the page, nothing where no set is being done.
func (s *Site) Word() app.UI {
	if s.Course == nil {
		return ui.Tree(`<p hidden="true"></p>`)
	}
	return s.Course.Word()
}

// bar draws what stands above the page.
func (s *Site) bar() app.UI {
	if s.Course == nil {
		return ui.Tree(`<div class="course-room"></div>`)
	}
	return s.Course.Bar()
}
