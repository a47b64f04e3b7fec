package region

import (
	"strings"
)

// A Panel is one of the contents under the tabs. On a phone the match is always in view, and a panel is a sheet over
// it.
type Panel string

// The panels.
const (
	NoPanel    Panel = ""      // the match
	MovesPanel Panel = "moves" // the list of moves, a sheet on a phone; elsewhere it is with the match
	StudyPanel Panel = "study"
	SharePanel Panel = "share"
	SetupPanel Panel = "setup"
	ToolPanel  Panel = "tool" // opened by an entry of the More menu: see the type tool
)

// Name returns the CSS class of a panel.
func (p Panel) Name() string {
	if p == NoPanel {
		return "play"
	}
	return string(p)
}

// TabIDs are the ids of the tabs in their order.
var TabIDs = [...]string{"tab-play", "tab-study", "tab-share", "tab-setup"}

// Opens returns the panel that a tab opens.
func Opens(tab string) Panel {
	if tab == TabIDs[0] {
		return NoPanel
	}
	return Panel(strings.TrimPrefix(tab, "tab-"))
}

// TabOf returns the id of the tab of a panel.
func TabOf(what Panel) string {
	switch what {
	case StudyPanel, SharePanel, SetupPanel:
		return "tab-" + string(what)
	}
	return TabIDs[0]
}

// Open opens a panel from a control, which gets the focus back when the panel is closed.
func (p *Page) Open(what Panel, from string) {
	p.Opener = from
	p.TurnTo(what)
	p.Site.Focus(TabOf(what))
}

// TurnTo shows a panel, as a sheet on a phone.
func (p *Page) TurnTo(what Panel) {
	p.Turned(what)
	p.Panel = what
	p.Sheet.Show(p)
	p.Redraw()
}

// Close shows the match again and gives the focus back.
func (p *Page) Close() {
	if p.Panel == NoPanel {
		return
	}
	back := p.Opener
	p.Shut()
	if back == "" {
		back = TabIDs[0]
	}
	p.Site.Focus(back)
	p.Closed()
	p.Redraw()
}

// Shut closes the panel, and leaves the focus where it is.
func (p *Page) Shut() {
	p.Turned(NoPanel)
	p.Panel, p.Opener = NoPanel, ""
	p.Sheet.Show(p)
}
