package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/boardview"
	"tablier/app/daily"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/ui"
)

// daily draws the puzzle of the day: the board, the question, and the link to it. Its room is there before it is.
func (l *list) daily(done puzzles.Progress) app.UI {
	k, m := l.kind, i18n.Of(l.Lang).Problems
	var c daily.Choice
	over := m.Daily
	if k.site.Live {
		c = daily.Today(k.library, games.Boards(k.games), k.today(), l.Lang, done)
	}
	if c.Game != nil {
		over += " · " + c.Game.Words(l.Lang).Name()
	}
	title, text := c.Task, m.Solve
	if c.Solved {
		title, text = m.Done+" "+m.Tomorrow, i18n.Of(l.Lang).Lesson.Again
	}
	facts, button := ui.El("p").Class("facts"), nav.Link(k.site.Nav, nav.PuzzlesRoute).Class("act", "later")
	board := app.UI(boardview.Empty(k.games[0].ID(), k.games[0].Skin(k.games[0].Spec.Variants[0], false).Art()))
	if c.ID != "" {
		board = c.Picture()
		facts.Body(
			ui.El("span").Class("turn").Text(m.ToMove(c.Who)),
			ui.El("span").Body(ui.El("span").Text(m.Band[c.Band]+" "), dots(c.Band)),
		)
		button = nav.AskLink(k.site.Nav, nav.PuzzlesRoute, nav.Puzzle, c.ID).Class("act")
	}
	return ui.El("div").Class("day").Body(
		board,
		ui.El("div").Class("head").Body(
			ui.El("h2").Class("over").ID("daily-title").Text(over), ui.El("p").Text(title),
		),
		facts,
		button.ID("daily-solve").Text(text),
	)
}

// dots draws a band as one to three dots.
func dots(band puzzle.Band) app.UI {
	return ui.El("span").Class("level").Aria("hidden", "true").Body(app.Range(make([]bool, puzzle.Bands)).
		Slice(func(i int) app.UI {
			dot := ui.El("i")
			if i <= int(band) {
				dot.Class("on")
			}
			return dot
		}))
}
