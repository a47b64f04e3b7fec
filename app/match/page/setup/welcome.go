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
	if !p.Welcomes() {
		return ui.Tree(`<section class="ways" aria-label="{}" hidden="true"></section>`, m.Panel.Begin)
	}
	levels, level := p.Levels(), g.level()
	return ui.Tree(`<section class="ways" aria-label="{}">
			<div class="solo">
				<button type="button" class="act" id="welcome-play" onclick="{}">{}{}</button>
				<div class="level" role="group" aria-label="{}">{}<output>{}</output>{}</div>
			</div>
			<p class="how" aria-live="polite">{}</p>
			{}
			<div class="pair">
				<b>{}</b>
				<button type="button" class="go" id="welcome-here" onclick="{}">{}</button>
				<button type="button" class="go" id="welcome-apart" onclick="{}">{}</button>
			</div>
		</section>`, m.Panel.Begin,
		g.onPlay, ui.Icon("play"), m.PlayGame, m.Panel.MachineLevel,
		g.step("softer", m.Panel.Softer, "minus", level > 1), m.Level(level, len(levels)),
		g.step("stronger", m.Panel.Stronger, "plus", level < len(levels)),
		levels[level-1], g.learn(), m.Panel.Together, g.onHere, m.ByLinks.Here, g.onApart, m.ByLinks.Apart)
}

// step draws the button of a level more or less.
func (g *Greeting) step(id, name, icon string, can bool) app.UI {
	return ui.Tree(`<button type="button" id="welcome-{}" aria-label="{}" aria-disabled="{}" onclick="{}">{}</button>`,
		id, name, !can, g.onLevel, ui.Icon(icon))
}

// level returns the level of the machine that a person plays.
func (g *Greeting) level() int {
	level, _ := g.Setup.Page.Table().MachineLevel()
	return level
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
	return ui.Tree(`<a id="welcome-learn" class="go" href="{}">
			{}
			<span><b>{}</b><small hidden="{}">{}</small></span>
			{}
		</a>`, nav.LinkTo(p.Site.Nav, route), ui.Icon("help"), text, more == "", more, ui.Icon("forward"))
}

// onLevel has the machine play one level better or worse.
func (g *Greeting) onLevel(_ app.Context, e app.Event) {
	by := 1
	if ui.ControlOf(e) == "welcome-softer" {
		by = -1
	}
	if level := g.level() + by; level >= 1 && level <= len(g.Setup.Page.Levels()) {
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
