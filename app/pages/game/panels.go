package game

import (
	"strings"
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

// open opens a panel from a control, which gets the focus back when the panel is closed.
func (p *Page) open(what panel, from string) {
	p.opener = from
	p.turnTo(what)
	p.site.Focus(tabOf(what))
}

// turnTo shows a panel, as a sheet on a phone.
func (p *Page) turnTo(what panel) {
	p.turned(what)
	p.panel = what
	p.sheet.show(p)
	p.redraw()
}

// close shows the match again and gives the focus back.
func (p *Page) close() {
	if p.panel == noPanel {
		return
	}
	back := p.opener
	p.shut()
	if back == "" {
		back = tabIDs[0]
	}
	p.site.Focus(back)
	p.closed()
	p.redraw()
}

// shut closes the panel, and leaves the focus where it is.
func (p *Page) shut() {
	p.turned(noPanel)
	p.panel, p.opener = noPanel, ""
	p.sheet.show(p)
}
