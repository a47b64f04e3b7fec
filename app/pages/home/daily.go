package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/ui"
)

// dailyID is the id of the card of the puzzle of the day.
const dailyID = "daily"

// daily shows the puzzle of the day. Its room, and the way to all puzzles, are there before the puzzle is.
func (p *page) daily() app.UI {
	m, n, c := i18n.Of(p.Lang), p.kind.site.Nav, p.Daily
	first := p.kind.games[0]
	board := app.UI(boardview.Empty(first.ID(), first.Skin(first.Spec.Variants[0], false).Art()))
	link, title, say := nav.Link(n, nav.PuzzlesRoute), "", ""
	if c.ID != "" {
		board = &picture.Picture{Game: c.Game, Setup: c.Setup, Position: c.Position}
		link = nav.AskLink(n, nav.PuzzlesRoute, nav.Puzzle, c.ID)
		title = c.Task
		say = ui.Join(", ", c.Game.Words(p.Lang).Name(), m.Problems.Band[c.Band])
	}
	return ui.El("section").Class("next", "daily").ID(dailyID).Aria("labelledby", "daily-title").Body(
		board,
		ui.El("div").Class("what").Body(
			ui.El("h2").Class("over").ID("daily-title").Text(m.Problems.Daily),
			ui.El("p").Class("asks").Text(title),
			ui.El("p").Text(say),
		),
		ui.El("div").Class("do").Body(link.Class("go").ID("daily-solve").
			Aria("label", m.Of(m.Problems.Solve, m.Problems.Daily)).Text(m.Problems.Solve)),
	)
}
