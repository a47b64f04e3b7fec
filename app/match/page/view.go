package page

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/match/page/region"
	"tablier/app/ui"
)

// A view draws a game's page.
type view struct {
	app.Compo
	Game string
	Lang i18n.Lang
	Rev  int
	page *page
}

// OnMount implements app.Mounter.
func (v *view) OnMount(ctx app.Context) { v.page.Around = ctx }

// CompoID implements app.DismountEnforcer: no other game's page reuses the elements, with their handlers, of this
// one.
func (v *view) CompoID() string { return v.Game }

// Render implements app.Composer. Each part keeps its place in the panel, hidden or not: go-app updates children by
// their index, and would take the focus away with a part that moves.
func (v *view) Render() app.UI {
	p := v.page
	m := p.Messages()
	return ui.El("main").Class("play", p.Game.ID()).Class(p.shape()...).ID("main").TabIndex(-1).
		DataSet("panel", p.Panel.Name()).Body(
		p.caption(),
		p.boardRegion(),
		ui.El("section").Class("panel").Aria("label", m.Match).Body(
			p.tabs.draw(),
			ui.El("div").Class("pane").ID("panel-play").Role("tabpanel").Aria("labelledby", region.TabIDs[0]).Body(
				ui.Shown(p.Match.Offers("players"), p.players()),
				p.reviewing.Evaluation(),
				p.taskLine(),
				p.statusRegion(),
				ui.El("div").Class("own").Body(p.ownRegion()),
				p.greeting.Draw(),
				p.moveLog(),
				p.toolbar.Draw(),
				p.menu.Draw(),
			),
			p.tabs.pane(region.StudyPanel, m.Study.Title, p.reviewing.Draw),
			p.tabs.pane(region.SharePanel, m.Share.Title, p.sharing.Draw),
			p.tabs.pane(region.SetupPanel, m.Setup, p.setup.Draw),
			p.tabs.pane(region.ToolPanel, p.tool.Name(), p.tool.Draw),
		),
		p.openingBar(),
	)
}

// shape returns CSS classes for the room in the panel: how to begin takes that of the list's head, and a set-up that
// of the list.
func (p *page) shape() []string {
	t := p.Table()
	if p.Welcomes() {
		return []string{"welcoming"}
	}
	if t.Trying() || t.SettingUp() && t.Live() {
		return []string{"setting-up"}
	}
	return nil
}

// hasButtons says whether some of the points are buttons.
func hasButtons(points []board.Point) bool {
	return slices.ContainsFunc(points, func(p board.Point) bool { return p.Button })
}
