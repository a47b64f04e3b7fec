package game

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// A panel is one of the contents under the tabs. On a phone the match is always in view, and a panel is a sheet over
// it.
type panel string

// The panels.
const (
	noPanel    panel = ""      // the match
	movesPanel panel = "moves" // the list of moves, a sheet on a phone; elsewhere it is with the match
	studyPanel panel = "study"
	sharePanel panel = "share"
	setupPanel panel = "setup"
	toolPanel  panel = "tool" // opened by an entry of the More menu: see the type tool
)

// name returns the CSS class of a panel.
func (p panel) name() string {
	if p == noPanel {
		return "play"
	}
	return string(p)
}

// tabIDs are the ids of the tabs in their order.
var tabIDs = [...]string{"tab-play", "tab-study", "tab-share", "tab-setup"}

// opens returns the panel that a tab opens.
func opens(tab string) panel {
	if tab == tabIDs[0] {
		return noPanel
	}
	return panel(strings.TrimPrefix(tab, "tab-"))
}

// tabOf returns the id of the tab of a panel.
func tabOf(what panel) string {
	switch what {
	case studyPanel, sharePanel, setupPanel:
		return "tab-" + string(what)
	}
	return tabIDs[0]
}

// tabs draws the first line of the panel: the tabs, and the button back. On a phone they head a sheet.
func (p *page) tabs() app.UI {
	m := p.messages().Panel
	selected := tabOf(p.panel)
	tab := func(id string, words ...app.UI) app.UI {
		b := ui.Button().Role("tab").ID(id).Aria("controls", "panel-"+strings.TrimPrefix(id, "tab-")).Body(words...)
		if id == selected {
			return b.Aria("selected", "true")
		}
		return b.Aria("selected", "false").TabIndex(-1)
	}
	word := func(class, text string) app.UI { return ui.El("span").Class(class).Text(text) }
	return ui.El("div").Class("tabs").OnClick(p.onTab).OnKeyDown(p.onTabKey).Body(
		ui.El("div").Role("tablist").Aria("label", m.Tabs).Body(
			tab(tabIDs[0], word("desk-word", m.Game), word("phone-word", m.Moves)),
			tab(tabIDs[1], word("", m.Analysis)), tab(tabIDs[2], word("", m.Share)),
			ui.Shown(!p.match.InFrame(), tab(tabIDs[3], word("", m.Settings)).(app.HTMLElem)),
		),
		ui.Button().Class("shut").ID("panel-close").Aria("label", p.messages().Close).Body(ui.Icon("close")),
	)
}

// onTab opens the panel of the pressed tab.
func (p *page) onTab(_ app.Context, e app.Event) {
	switch id := ui.ControlOf(e); {
	case id == "":
	case id == "panel-close":
		p.close()
	case id == tabIDs[0] && p.panel != noPanel && p.sheets():
		p.turnTo(movesPanel)
	case id == tabIDs[0]:
		p.close()
	default:
		if p.panel == noPanel {
			p.opener = id
		}
		p.turnTo(opens(id))
	}
}

// onTabKey moves the focus along the tabs; Enter opens.
func (p *page) onTabKey(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	by := map[string]int{"ArrowLeft": -1, "ArrowRight": 1}[e.Get("key").String()]
	now := ui.ControlOf(e)
	if by == 0 {
		return
	}
	for i, id := range tabIDs {
		if id == now {
			ui.FocusNow(tabIDs[(i+by+len(tabIDs))%len(tabIDs)])
			e.PreventDefault()
		}
	}
}

// pane draws the frame of a panel: its body, and its foot, with the controls that are always in view. Hidden and
// empty unless it is open.
func (p *page) pane(what panel, name string, draw func() (body, foot []app.UI)) app.UI {
	box := ui.El("div").Class("pane", "full").ID("panel-" + string(what)).TabIndex(-1)
	if what == toolPanel {
		box.Role("group").Aria("label", name)
	} else {
		box.Role("tabpanel").Aria("labelledby", tabOf(what))
	}
	if p.panel != what {
		return ui.Shown(false, box)
	}
	body, foot := draw()
	scroll := ui.El("div").Class("scroll").ID("scroll-" + string(what))
	if what == studyPanel {
		scroll.OnScroll(p.reviewing.onScroll)
	}
	return box.Body(
		scroll.Body(body...),
		ui.Shown(len(foot) > 0, ui.El("div").Class("bottom").Body(foot...)),
	)
}

// open opens a panel from a control, which gets the focus back when the panel is closed.
func (p *page) open(what panel, from string) {
	p.opener = from
	p.turnTo(what)
	p.site.Focus(tabOf(what))
}

// turnTo shows a panel, as a sheet on a phone.
func (p *page) turnTo(what panel) {
	if what == sharePanel && p.panel != sharePanel {
		p.sharing.begin()
	}
	if what == setupPanel && p.panel != setupPanel {
		p.setup.drawBoards()
	}
	p.panel, p.menu.open = what, false
	p.kind.sheet.show(p)
	p.redraw()
}

// close shows the match again and gives the focus back.
func (p *page) close() {
	if p.panel == noPanel {
		return
	}
	back := p.opener
	p.shut()
	if back == "" {
		back = tabIDs[0]
	}
	p.site.Focus(back)
	p.walker.reveal(p.walker.walks)
	p.redraw()
}

// shut closes the panel, and leaves the focus where it is.
func (p *page) shut() {
	p.panel, p.opener, p.menu.open = noPanel, "", false
	p.kind.sheet.show(p)
}
