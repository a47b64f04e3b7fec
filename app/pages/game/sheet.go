package game

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/nav"
	"tablier/app/ui"
)

// phone is the media query of the screens on which panels are sheets.
const phone = "(max-width: 46.4375em), (max-width: 54.9375em) and (max-height: 31.25em)"

// A sheet is a panel on a phone: it covers the match, which is inert behind it, and the system's back closes it. The
// analysis alone leaves the board in view and at hand.
type sheet struct {
	kind *Kind
	step nav.Step
	of   *page // whose sheet is open, nil for none
}

// sheets says whether panels are sheets here.
func (p *page) sheets() bool {
	return app.IsClient && !p.match.InFrame() && app.Window().Call("matchMedia", phone).Get("matches").Bool()
}

// show opens or closes the sheet as a page's panel does.
func (s *sheet) show(p *page) {
	if !p.onScreen() || !app.IsClient {
		return
	}
	opened := p.panel != noPanel && p.sheets()
	switch {
	case opened && s.of == nil:
		s.step.Enter(func() { s.kind.site.Do(p.close) })
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

// watchOutside closes the open menu or panel, by Escape and by a click outside. It listens on the document, for the
// keyboard may be anywhere. Of a click it hears before anybody: one that opens something is not beside it.
func (k *Kind) watchOutside() {
	document := app.Window().Get("document")
	listen := func(event string, first bool, does func(e app.Value) func(p *page)) {
		document.Call("addEventListener", event, app.FuncOf(func(_ app.Value, args []app.Value) any {
			p := k.at(k.site.Route)
			if p == nil || p.panel == noPanel && !p.menu.open {
				return nil
			}
			if do := does(args[0]); do != nil {
				k.site.Do(func() { do(p) })
			}
			return nil
		}), first)
	}
	listen("keydown", false, func(e app.Value) func(*page) {
		if e.Get("key").String() != "Escape" || onBoard() {
			return nil
		}
		return (*page).leave
	})
	listen("click", true, func(e app.Value) func(*page) {
		target := e.Get("target")
		within := func(selector string) bool { return target.Call("closest", selector).Truthy() }
		switch {
		case within("#panel-menu, #more-toggle, dialog"):
			return nil
		case within(".pane.full, .tabs, .log"):
			return func(p *page) { p.menu.close(false) }
		}
		return func(p *page) {
			p.menu.close(false)
			if p.sheets() && p.panel != studyPanel {
				p.close()
			}
		}
	})
	media := app.Window().Call("matchMedia", phone)
	media.Call("addEventListener", "change", app.FuncOf(func(app.Value, []app.Value) any {
		k.site.After(time.Millisecond, func() {
			if p := k.at(k.site.Route); p != nil {
				k.sheet.show(p)
			}
		})
		return nil
	}))
}

// leave closes the menu, or else the panel.
func (p *page) leave() {
	if p.menu.open {
		p.menu.close(true)
		return
	}
	if active := ui.Active(); active.Truthy() && active.Call("closest", ".panel, body:focus").Truthy() {
		p.close()
	}
}
