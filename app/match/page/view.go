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
	return ui.Tree(`<main class="play {} {}" id="main" tabindex="-1" data-panel="{}">
			{}
			{}
			<section class="panel" aria-label="{}">
				{}
				<div class="pane" id="panel-play" role="tabpanel" aria-labelledby="{}">
					{}{}{}{}<div class="own">{}</div>{}{}{}{}
				</div>
				{}{}{}{}
			</section>
			{}
		</main>`, p.Game.ID(), p.shape(), p.Panel.Name(), p.caption(), p.boardRegion(), m.Match,
		p.tabs.draw(), region.TabIDs[0],
		p.players(), p.reviewing.Evaluation(), p.taskLine(), p.statusRegion(), p.ownRegion(),
		p.greeting.Draw(), p.moveLog(), p.toolbar.Draw(), p.menu.Draw(),
		p.tabs.pane(region.StudyPanel, m.Study.Title, p.reviewing.Draw),
		p.tabs.pane(region.SharePanel, m.Share.Title, p.sharing.Draw),
		p.tabs.pane(region.SetupPanel, m.Setup, p.setup.Draw),
		p.tabs.pane(region.ToolPanel, p.tool.Name(), p.tool.Draw),
		p.openingBar())
}

// shape returns the CSS class for the room in the panel: how to begin takes that of the list's head, and a set-up that
// of the list.
func (p *page) shape() string {
	t := p.Table()
	if p.Welcomes() {
		return "welcoming"
	}
	if t.Trying() || t.SettingUp() && t.Live() {
		return "setting-up"
	}
	return ""
}

// hasButtons says whether some of the points are buttons.
func hasButtons(points []board.Point) bool {
	return slices.ContainsFunc(points, func(p board.Point) bool { return p.Button })
}
