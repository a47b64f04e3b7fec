package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match/page/region"
	"tablier/app/ui"
)

// The tabs are the first line of the panel, and the frames of what they open.
type tabs struct {
	page     *region.Page
	scrolled app.EventHandler // hears that the analysis has been scrolled
}

// draw draws the first line of the panel: the tabs, and the button back. On a phone they head a sheet.
func (t *tabs) draw() app.UI {
	p := t.page
	m := p.Messages().Panel
	selected := region.TabOf(p.Panel)
	tab := func(id string, words ...app.UI) app.UI {
		b := ui.Button().Role("tab").ID(id).Aria("controls", "panel-"+strings.TrimPrefix(id, "tab-")).Body(words...)
		if id == selected {
			return b.Aria("selected", "true")
		}
		return b.Aria("selected", "false").TabIndex(-1)
	}
	word := func(class, text string) app.UI { return ui.El("span").Class(class).Text(text) }
	return ui.El("div").Class("tabs").OnClick(t.onTab).OnKeyDown(t.onKey).Body(
		ui.El("div").Role("tablist").Aria("label", m.Tabs).Body(
			tab(region.TabIDs[0], word("desk-word", m.Game), word("phone-word", m.Moves)),
			tab(region.TabIDs[1], word("", m.Analysis)), tab(region.TabIDs[2], word("", m.Share)),
			ui.Shown(!p.Match.InFrame(), tab(region.TabIDs[3], word("", m.Settings)).(app.HTMLElem)),
		),
		ui.Button().Class("shut").ID("panel-close").Aria("label", p.Messages().Close).Body(ui.Icon("close")),
	)
}

// onTab opens the panel of the pressed tab.
func (t *tabs) onTab(_ app.Context, e app.Event) {
	p := t.page
	switch id := ui.ControlOf(e); {
	case id == "":
	case id == "panel-close":
		p.Close()
	case id == region.TabIDs[0] && p.Panel != region.NoPanel && p.Sheets():
		p.TurnTo(region.MovesPanel)
	case id == region.TabIDs[0]:
		p.Close()
	default:
		if p.Panel == region.NoPanel {
			p.Opener = id
		}
		p.TurnTo(region.Opens(id))
	}
}

// onKey moves the focus along the tabs; Enter opens.
func (t *tabs) onKey(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	by := map[string]int{"ArrowLeft": -1, "ArrowRight": 1}[e.Get("key").String()]
	now := ui.ControlOf(e)
	if by == 0 {
		return
	}
	for i, id := range region.TabIDs {
		if id == now {
			ui.FocusNow(region.TabIDs[(i+by+len(region.TabIDs))%len(region.TabIDs)])
			e.PreventDefault()
		}
	}
}

// pane draws the frame of a panel: its body, and its foot, with the controls that are always in view. Hidden and
// empty unless it is open.
func (t *tabs) pane(what region.Panel, name string, draw func() (body, foot []app.UI)) app.UI {
	box := ui.El("div").Class("pane", "full").ID("panel-" + string(what)).TabIndex(-1)
	if what == region.ToolPanel {
		box.Role("group").Aria("label", name)
	} else {
		box.Role("tabpanel").Aria("labelledby", region.TabOf(what))
	}
	if t.page.Panel != what {
		return ui.Shown(false, box)
	}
	body, foot := draw()
	scroll := ui.El("div").Class("scroll").ID("scroll-" + string(what))
	if what == region.StudyPanel {
		scroll.OnScroll(t.scrolled)
	}
	return box.Body(
		scroll.Body(body...),
		ui.Shown(len(foot) > 0, ui.El("div").Class("bottom").Body(foot...)),
	)
}
