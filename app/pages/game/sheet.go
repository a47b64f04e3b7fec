package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/nav"
	"tablier/app/shell"
)

// phone is the media query of the screens on which panels are sheets.
const phone = "(max-width: 46.4375em), (max-width: 54.9375em) and (max-height: 31.25em)"

// A sheet is a panel on a phone: it covers the match, which is inert behind it, and the system's back closes it. The
// analysis alone leaves the board in view and at hand.
type sheet struct {
	site *shell.Site
	step nav.Step
	of   *Page // whose sheet is open, nil for none
}

// sheets says whether panels are sheets here.
func (p *Page) sheets() bool {
	return app.IsClient && !p.match.InFrame() && app.Window().Call("matchMedia", phone).Get("matches").Bool()
}

// show opens or closes the sheet as a page's panel does.
func (s *sheet) show(p *Page) {
	if !p.onScreen() || !app.IsClient {
		return
	}
	opened := p.panel != noPanel && p.sheets()
	switch {
	case opened && s.of == nil:
		s.step.Enter(func() { s.site.Do(p.close) })
		s.of = p
	case !opened && s.of != nil:
		s.of = nil
		s.step.Leave()
	}
	if opened && p.panel != studyPanel {
		p.site.Later("main", func(main app.Value) { setInert(main, s.of != nil) })
	} else {
		setInert(app.Window().GetElementByID("main"), false) // at once: the keyboard goes there next
	}
}

// drop forgets the sheet of a page that is left: the history has gone on.
func (s *sheet) drop() {
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
		log.Set("inert", inert && main.Get("dataset").Get("panel").String() != string(movesPanel))
	}
}
