package game

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/places"
	"tablier/app/ui"
)

// view draws a game's page.
type view struct {
	app.Compo
	Game string
	Lang i18n.Lang
	Rev  int
	page *page
}

// OnMount implements app.Mounter.
func (v *view) OnMount(ctx app.Context) { v.page.regions.around = ctx }

// CompoID implements app.DismountEnforcer: the elements of one game's page, with their handlers, are no other's.
func (v *view) CompoID() string { return v.Game }

// Render implements app.Composer. Each part keeps its place in the panel, hidden or not: go-app updates children by
// their index, and would take the focus away with a part that moves.
func (v *view) Render() app.UI {
	p, t := v.page, v.page.table()
	m, o := p.messages(), p.gamePlaces()
	crowded := p.match.Evaluates() || hasButtons(p.points()) // there is no room for the legend
	// While moves are tried, the game's own part has the room of the list.
	free := p.panel == noPanel && !t.Trying()
	return ui.El("main").Class("play", p.game.ID()).ID("main").TabIndex(-1).Body(
		p.boardRegion(),
		ui.El("section").Class("panel").Aria("label", m.Match).Body(
			heading(p.say()),
			ui.Shown(p.match.Offers("players"), p.players(o)),
			p.statusRegion(),
			p.taskLine(),
			p.choices.row(),
			p.ownRegion(),
			p.eyes(),
			p.machineControls(),
			p.drawer(setupPanel, m.Setup, p.setup.draw), p.drawer(morePanel, m.More, p.more.draw),
			p.drawer(sharePanel, m.Share.Title, p.sharing.draw),
			p.drawer(studyPanel, m.Study.Title, p.reviewing.draw),
			p.evaluation(free && p.match.Phase() != match.Watched && p.match.Offers("value")),
			p.legend(free && !crowded && !p.match.InFrame()),
			p.moves(free && p.match.Offers("moves")),
			p.actions(),
		),
		ui.El("nav").Class("under").Aria("label", p.words().Name()).Body(
			nav.Link(p.site.Nav, nav.RulesRoute(p.game.ID())).Text(m.Rules),
			nav.Link(p.site.Nav, nav.ArchiveRoute).Text(m.Past.Nav),
			p.setup.namesButton(),
			p.wholeLink(),
		),
		p.openingBar(),
	)
}

// hasButtons says whether some of the points are buttons.
func hasButtons(points []board.Point) bool {
	return slices.ContainsFunc(points, func(p board.Point) bool { return p.Button })
}

// placed returns what a game puts in a place, nothing where it has nothing for it.
func placed(part func(*places.Page) app.UI, o *places.Page) app.UI {
	if part == nil {
		return ui.Shown(false, ui.El("div"))
	}
	return part(o)
}
