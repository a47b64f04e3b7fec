package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/embed"
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
	// Hints says whether hints are given.
	Hints() bool
}

// Doing says whether the page shows an item of a set that is being done.
func (s *Site) Doing() bool { return s.Course != nil && s.Course.Doing() }

// Hints says whether hints are given: a teacher may have asked for none.
func (s *Site) Hints() bool { return !s.Doing() || s.Course.Hints() }

// Word returns what a teacher says about the task of the page, nothing where no set is being done.
func (s *Site) Word() app.UI {
	if s.Course == nil {
		return nil
	}
	return s.Course.Word()
}

// bar draws what stands above the page.
func (s *Site) bar() app.UI {
	if s.Course == nil {
		return nil
	}
	return s.Course.Bar()
}
