package region

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/nav"
	"tablier/app/shell"
)

// Phone is the media query of the screens on which panels are sheets.
const Phone = "(max-width: 46.4375em), (max-width: 54.9375em) and (max-height: 31.25em)"

// A Sheet is a panel on a phone: it covers the match, which is inert behind it, and the system's back closes it. The
// analysis alone leaves the board in view and at hand.
type Sheet struct {
	Site *shell.Site
	step nav.Step
	of   *Page // whose sheet is open, nil for none
}

// Sheets says whether panels are sheets here.
func (p *Page) Sheets() bool {
	return app.IsClient && !p.Match.InFrame() && app.Window().Call("matchMedia", Phone).Get("matches").Bool()
}

// Show opens or closes the sheet as a page's panel does.
func (s *Sheet) Show(p *Page) {
	if !p.OnScreen() || !app.IsClient {
		return
	}
	opened := p.Panel != NoPanel && p.Sheets()
	switch {
	case opened && s.of == nil:
		s.step.Enter(func() { s.Site.Do(p.Close) })
		s.of = p
	case !opened && s.of != nil:
		s.of = nil
		s.step.Leave()
	}
	if opened && p.Panel != StudyPanel {
		p.Site.Later("main", func(main app.Value) { setInert(main, s.of != nil) })
	} else {
		setInert(app.Window().GetElementByID("main"), false) // at once: the keyboard goes there next
	}
}

// Drop forgets the sheet of a page that is left: the history has gone on.
func (s *Sheet) Drop() {
	s.of = nil
	s.step.Drop()
}

// covered is the selector of what lies behind a sheet, except the page's heading.
const covered = ".top, .caption > :not(h1), .play > .board, .players, .evaluation, .task, .status, .own, .actions"

// setInert makes what lies behind a sheet inert, or not.
func setInert(main app.Value, inert bool) {
	if !main.Truthy() {
		return
	}
	parts := app.Window().Get("document").Call("querySelectorAll", covered)
	for i := range parts.Get("length").Int() {
		parts.Index(i).Set("inert", inert)
	}
	if log := main.Call("querySelector", ".log"); log.Truthy() {
		log.Set("inert", inert && main.Get("dataset").Get("panel").String() != string(MovesPanel))
	}
}
