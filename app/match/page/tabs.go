package page

import (
	"strconv"
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
	tab := func(id string, hidden bool, words ...app.UI) app.UI {
		return ui.Tree(`<button type="button" role="tab" id="{}" aria-controls="panel-{}" aria-selected="{}" tabindex="{}"
			hidden="{}">{}</button>`, id, strings.TrimPrefix(id, "tab-"), strconv.FormatBool(id == selected),
			ui.When(id != selected, "-1"), hidden, words)
	}
	word := func(text string) app.UI { return ui.Tree(`<span>{}</span>`, text) }
	game := []app.UI{
		ui.Tree(`<span class="desk-word">{}</span>`, m.Game), ui.Tree(`<span class="phone-word">{}</span>`, m.Moves),
	}
	return ui.Tree(`<div class="tabs" onclick="{}" onkeydown="{}">
			<div role="tablist" aria-label="{}">{}{}{}{}</div>
			<button type="button" class="shut" id="panel-close" aria-label="{}">{}</button>
		</div>`, t.onTab, t.onKey, m.Tabs,
		tab(region.TabIDs[0], false, game...), tab(region.TabIDs[1], !p.Advised(), word(m.Analysis)),
		tab(region.TabIDs[2], false, word(m.Share)), tab(region.TabIDs[3], p.Match.InFrame(), word(m.Settings)),
		p.Messages().Close, ui.Icon("close"))
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
	role, label, tab := "tabpanel", "", region.TabOf(what)
	if what == region.ToolPanel {
		role, label, tab = "group", name, ""
	}
	var content []app.UI
	if t.page.Panel == what {
		content = t.content(what, draw)
	}
	return ui.Tree(`<div class="pane full" id="panel-{}" tabindex="-1" role="{}" aria-label="{}" aria-labelledby="{}"
		hidden="{}">{}</div>`, string(what), role, label, tab, t.page.Panel != what, content)
}

// content draws the body and the foot of the open panel.
func (t *tabs) content(what region.Panel, draw func() (body, foot []app.UI)) []app.UI {
	body, foot := draw()
	scroll := ui.Tree(`<div class="scroll" id="scroll-{}">{}</div>`, string(what), body)
	if what == region.StudyPanel {
		scroll.OnScroll(t.scrolled)
	}
	return []app.UI{scroll, ui.Tree(`<div class="bottom" hidden="{}">{}</div>`, len(foot) == 0, foot)}
}
