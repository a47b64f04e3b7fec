package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// A panel is a part of the page that opens in the place of the moves.
type panel string

// The panels.
const (
	noPanel    panel = ""
	setupPanel panel = "setup"
	morePanel  panel = "more"
	sharePanel panel = "share"
	studyPanel panel = "study"
)

// drawer is the frame of a panel: hidden, and empty, unless it is open.
func (p *page) drawer(what panel, name string, draw func() []app.UI) app.UI {
	box := ui.El("div").Class("drawer").ID("panel-"+string(what)).Role("group").Aria("label", name).TabIndex(-1).
		OnKeyDown(p.onPanelKey)
	if p.panel != what {
		return ui.Shown(false, box)
	}
	return box.Body(append(draw(), ui.El("div").Class("buttons").Body(
		ui.Button().Class("go").ID(string(what)+"-close").Text(p.messages().Close).OnClick(p.onPanelClose),
	))...)
}

// open opens a panel, or closes it.
func (p *page) open(what panel) {
	if p.panel == what {
		what = noPanel
	}
	p.panel = what
	if what != noPanel {
		p.site.Focus("panel-" + string(what))
		p.site.Reveal("panel-" + string(what)) // on a phone it begins below the fold
	}
	p.redraw()
}

// onPanelClose closes the open panel and puts the keyboard where it was opened.
func (p *page) onPanelClose(app.Context, app.Event) {
	from := p.panel
	p.panel = noPanel
	if from != setupPanel {
		from = morePanel
	}
	p.site.Focus(string(from) + "-toggle")
	p.site.Reveal("board") // a phone was scrolled down to the panel
	p.walker.reveal()
	p.redraw()
}

// onPanelKey closes the panel with Escape. Other keys change nothing on the page.
func (p *page) onPanelKey(ctx app.Context, e app.Event) {
	if e.Get("key").String() != "Escape" {
		ctx.PreventUpdate()
		return
	}
	p.onPanelClose(ctx, e)
}
