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
	var facts []app.UI
	link, later := nav.LinkTo(k.site.Nav, nav.PuzzlesRoute), "later"
	board := app.UI(boardview.Empty(k.games[0].ID(), k.games[0].Skin(k.games[0].Spec.Variants[0], false).Art()))
	if c.ID != "" {
		board = c.Picture()
		facts = []app.UI{
			ui.Tree(`<span class="turn">{}</span>`, m.ToMove(c.Who)),
			ui.Tree(`<span><span>{}</span>{}</span>`, m.Band[c.Band]+" ", dots(c.Band)),
		}
		link, later = nav.LinkToAsk(k.site.Nav, nav.PuzzlesRoute, nav.Puzzle, c.ID), ""
	}
	return ui.Tree(`<div class="day">
			{}
			<div class="head"><h2 class="over" id="daily-title">{}</h2><p>{}</p></div>
			<p class="facts">{}</p>
			<a class="act {}" id="daily-solve" href="{}">{}</a>
		</div>`, board, over, title, facts, later, link, text)
}

// dots draws a band as one to three dots.
func dots(band puzzle.Band) app.UI {
	on := func(least puzzle.Band) string { return ui.When(band >= least, "on") }
	return ui.Tree(`<span class="level" aria-hidden="true"><i class="on"></i><i class="{}"></i><i class="{}"></i></span>`,
		on(puzzle.Medium), on(puzzle.Hard))
}
