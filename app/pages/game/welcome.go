package game

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/app/ui"
)

// welcomes says whether the third line of the words offers a newcomer how to begin.
func (p *page) welcomes() bool {
	if !p.match.FirstVisit() || p.game.Levels == 0 || p.table().FaultAt() >= 0 || len(p.table().Selected()) > 0 {
		return false
	}
	offered := p.say().act().ID // what must be done first goes before it
	return offered == "" || offered == playNow
}

// welcome offers somebody who opens a game for the first time to play the machine at a level that is said in words, to
// take the lesson, or to play for two, here or in two places. The board can be played on all the while.
func (p *page) welcome() app.UI {
	m, t := p.messages(), p.table()
	box := ui.El("div").Class("welcome").Role("group").Aria("label", m.Panel.Begin)
	if !p.welcomes() {
		return ui.Shown(false, box)
	}
	if p.together {
		return box.Class("for-two").Body(
			ui.Button().Class("go").ID("welcome-here").Text(m.ByLinks.Here).OnClick(p.onWelcomeHere),
			ui.Button().Class("go").ID("welcome-apart").Text(m.ByLinks.Apart).OnClick(p.onWelcomeApart),
			ui.Button().Class("go").ID("welcome-back").Aria("label", m.AgainstMachine).Body(ui.Icon("close")).
				OnClick(p.onWelcomeBack),
		)
	}
	now, levels := t.Chosen()[1].Level, p.words().Levels()
	return box.Body(
		ui.El("select").ID("welcome-level").Aria("label", m.Panel.MachineLevel).OnChange(p.onWelcomeLevel).Body(
			app.Range(levels).Slice(func(i int) app.UI {
				return ui.Option(strconv.Itoa(i+1), m.Level(i+1, len(levels)), i+1 == now)
			}),
		),
		ui.Button().Class("act").ID("welcome-play").Text(m.PlayGame).OnClick(p.onWelcomePlay),
		p.learn(),
		ui.Button().Class("go").ID("welcome-two").Text(m.Panel.Together).OnClick(p.onWelcomeTwo),
	)
}

// learn leads to the lesson of the game, or to its rules where it has none.
func (p *page) learn() app.UI {
	m, text := p.messages(), p.messages().Rules
	route, lesson := nav.LearnRoute(p.game.ID(), p.game.Lessons)
	if lesson {
		text = m.Lesson.Panel
	}
	return nav.Link(p.site.Nav, route).ID("welcome-learn").Class("go").Text(text)
}

// welcomed says what a newcomer is offered: how the level plays, or how two play; empty where they have chosen to play
// for two.
func (p *page) welcomed() string {
	if p.together {
		return p.messages().ByLinks.TwoOfThem
	}
	if level := p.table().Chosen()[1].Level; level > 0 {
		return p.words().Levels()[level-1]
	}
	return ""
}

func (p *page) onWelcomeLevel(ctx app.Context, _ app.Event) {
	if level, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		p.setup.sit(func(seats *[2]play.Seat) { seats[1].Level = level })
	}
}

func (p *page) onWelcomePlay(app.Context, app.Event) {
	p.match.Dispatch(match.Welcomed{})
	p.site.Focus(p.pointID())
}

// onWelcomeTwo offers the ways in which two play.
func (p *page) onWelcomeTwo(app.Context, app.Event) {
	p.together = true
	p.site.Focus("welcome-here")
	p.redraw()
}

func (p *page) onWelcomeBack(app.Context, app.Event) {
	p.together = false
	p.site.Focus("welcome-two")
	p.redraw()
}

func (p *page) onWelcomeApart(app.Context, app.Event) { p.beginApart() }

func (p *page) onWelcomeHere(app.Context, app.Event) {
	p.setup.sit(func(seats *[2]play.Seat) { seats[0].Level, seats[1].Level = 0, 0 })
	p.match.Dispatch(match.Welcomed{})
	p.site.Focus(p.pointID())
}
