package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/app/ui"
)

// welcomes says whether a newcomer is offered how to begin.
func (p *page) welcomes() bool { return p.match.FirstVisit() && p.table().AgainstMachine() }

// welcome draws the choice for a newcomer: to play the machine at a level said in words, to take the lesson, or to
// play for two, here or in two places. The board can be played on all the while.
func (p *page) welcome() app.UI {
	m := p.messages()
	box := ui.El("section").Class("ways").Aria("label", m.Panel.Begin)
	if !p.welcomes() {
		return ui.Shown(false, box)
	}
	levels, level := p.words().Levels(), p.machineLevel()
	step := func(id, name, icon string, can bool) app.UI {
		return ui.Enabled(can, ui.Button().ID(id).Aria("label", name).Body(ui.Icon(icon)).OnClick(p.onWelcomeLevel))
	}
	return box.Body(
		ui.El("div").Class("solo").Body(
			ui.Button().Class("act").ID("welcome-play").Body(ui.Icon("play"), app.Text(m.PlayGame)).OnClick(p.onWelcomePlay),
			ui.El("div").Class("level").Role("group").Aria("label", m.Panel.MachineLevel).Body(
				step("welcome-softer", m.Panel.Softer, "minus", level > 1),
				ui.El("output").Text(m.Level(level, len(levels))),
				step("welcome-stronger", m.Panel.Stronger, "plus", level < len(levels)),
			),
		),
		ui.El("p").Class("how").Aria("live", "polite").Text(levels[level-1]),
		p.learn(),
		ui.El("div").Class("pair").Body(
			ui.El("b").Text(m.Panel.Together),
			ui.Button().Class("go").ID("welcome-here").Text(m.ByLinks.Here).OnClick(p.onWelcomeHere),
			ui.Button().Class("go").ID("welcome-apart").Text(m.ByLinks.Apart).OnClick(p.onWelcomeApart),
		),
	)
}

// machineLevel returns the level of the machine that a person plays.
func (p *page) machineLevel() int {
	seats := p.table().Seats()
	return max(seats[0].Level, seats[1].Level)
}

// learn draws the link to the lesson of the game, or to its rules where it has none.
func (p *page) learn() app.UI {
	m := p.messages()
	text, more := m.Rules, ""
	route, lesson := nav.LearnRoute(p.game.ID(), p.game.Lessons)
	if lesson {
		text, more = m.Lesson.Learn, m.Lesson.Idea
	}
	return nav.Link(p.site.Nav, route).ID("welcome-learn").Class("go").Body(
		ui.Icon("help"), ui.El("span").Body(ui.El("b").Text(text), ui.Text("small", "", more)), ui.Icon("forward"),
	)
}

// onWelcomeLevel has the machine play one level better or worse.
func (p *page) onWelcomeLevel(_ app.Context, e app.Event) {
	by := 1
	if ui.ControlOf(e) == "welcome-softer" {
		by = -1
	}
	if level := p.machineLevel() + by; level >= 1 && level <= p.game.Levels {
		p.setup.playAt(level)
	}
}

func (p *page) onWelcomePlay(app.Context, app.Event) {
	p.match.Dispatch(match.Welcomed{})
	p.site.Focus(p.pointID())
}

func (p *page) onWelcomeApart(app.Context, app.Event) { p.beginApart() }

func (p *page) onWelcomeHere(app.Context, app.Event) {
	p.setup.sit(func(seats *[2]play.Seat) { seats[0].Level, seats[1].Level = 0, 0 })
	p.match.Dispatch(match.Welcomed{})
	p.site.Focus(p.pointID())
}
