package setup

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/app/ui"
)

// A Greeting is what a newcomer is offered to begin with.
type Greeting struct{ Setup *Panel }

// Draw draws the choice for a newcomer: to play the machine at a level said in words, to take the lesson, or to
// play for two, here or in two places. The board can be played on all the while.
func (g *Greeting) Draw() app.UI {
	p := g.Setup.Page
	m := p.Messages()
	box := ui.El("section").Class("ways").Aria("label", m.Panel.Begin)
	if !p.Welcomes() {
		return ui.Shown(false, box)
	}
	levels, level := p.Words().Levels(), g.level()
	step := func(id, name, icon string, can bool) app.UI {
		return ui.Enabled(can, ui.Button().ID(id).Aria("label", name).Body(ui.Icon(icon)).OnClick(g.onLevel))
	}
	return box.Body(
		ui.El("div").Class("solo").Body(
			ui.Button().Class("act").ID("welcome-play").Body(ui.Icon("play"), app.Text(m.PlayGame)).OnClick(g.onPlay),
			ui.El("div").Class("level").Role("group").Aria("label", m.Panel.MachineLevel).Body(
				step("welcome-softer", m.Panel.Softer, "minus", level > 1),
				ui.El("output").Text(m.Level(level, len(levels))),
				step("welcome-stronger", m.Panel.Stronger, "plus", level < len(levels)),
			),
		),
		ui.El("p").Class("how").Aria("live", "polite").Text(levels[level-1]),
		g.learn(),
		ui.El("div").Class("pair").Body(
			ui.El("b").Text(m.Panel.Together),
			ui.Button().Class("go").ID("welcome-here").Text(m.ByLinks.Here).OnClick(g.onHere),
			ui.Button().Class("go").ID("welcome-apart").Text(m.ByLinks.Apart).OnClick(g.onApart),
		),
	)
}

// level returns the level of the machine that a person plays.
func (g *Greeting) level() int {
	seats := g.Setup.Page.Table().Seats()
	return max(seats[0].Level, seats[1].Level)
}

// learn draws the link to the lesson of the game, or to its rules where it has none.
func (g *Greeting) learn() app.UI {
	p := g.Setup.Page
	m := p.Messages()
	text, more := m.Rules, ""
	route, lesson := nav.LearnRoute(p.Game.ID(), p.Game.Lessons)
	if lesson {
		text, more = m.Lesson.Learn, m.Lesson.Idea
	}
	return nav.Link(p.Site.Nav, route).ID("welcome-learn").Class("go").Body(
		ui.Icon("help"), ui.El("span").Body(ui.El("b").Text(text), ui.Text("small", "", more)), ui.Icon("forward"),
	)
}

// onLevel has the machine play one level better or worse.
func (g *Greeting) onLevel(_ app.Context, e app.Event) {
	by := 1
	if ui.ControlOf(e) == "welcome-softer" {
		by = -1
	}
	if level := g.level() + by; level >= 1 && level <= g.Setup.Page.Game.Levels {
		g.Setup.PlayAt(level)
	}
}

func (g *Greeting) onPlay(app.Context, app.Event) {
	p := g.Setup.Page
	p.Match.Dispatch(match.Welcomed{})
	p.Site.Focus(p.PointID())
}

func (g *Greeting) onApart(app.Context, app.Event) { g.Setup.Sharing.Apart.Begin() }

func (g *Greeting) onHere(app.Context, app.Event) {
	p := g.Setup.Page
	g.Setup.Sit(func(seats *[2]play.Seat) { seats[0].Level, seats[1].Level = 0, 0 })
	p.Match.Dispatch(match.Welcomed{})
	p.Site.Focus(p.PointID())
}
