package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match/page/region"
	"tablier/app/ui"
)

// watchOutside closes the open menu or panel, by Escape and by a click outside. It listens on the document, for the
// keyboard may be anywhere. Of a click it hears before anybody: one that opens something is not beside it.
func (k *Kind) watchOutside() {
	document := app.Window().Get("document")
	listen := func(event string, first bool, does func(e app.Value) func(p *page)) {
		document.Call("addEventListener", event, app.FuncOf(func(_ app.Value, args []app.Value) any {
			p := k.at(k.site.Route)
			if p == nil || p.Panel == region.NoPanel && !p.menu.Open {
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
			return func(p *page) { p.menu.Close(false) }
		}
		return func(p *page) {
			p.menu.Close(false)
			if p.Sheets() && p.Panel != region.StudyPanel {
				p.Close()
			}
		}
	})
	media := app.Window().Call("matchMedia", region.Phone)
	media.Call("addEventListener", "change", app.FuncOf(func(app.Value, []app.Value) any {
		k.site.After(time.Millisecond, func() {
			if p := k.at(k.site.Route); p != nil {
				k.sheet.Show(p.Page)
			}
		})
		return nil
	}))
}

// leave closes the menu, or else the panel.
func (p *page) leave() {
	if p.menu.Open {
		p.menu.Close(true)
		return
	}
	if active := ui.Active(); active.Truthy() && active.Call("closest", ".panel, body:focus").Truthy() {
		p.Close()
	}
}
