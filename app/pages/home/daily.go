package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// dailyID is the id of the card of the puzzle of the day.
const dailyID = "daily"

// daily shows the puzzle of the day. Its room, and the way to all puzzles, are there before the puzzle is.
func (p *page) daily() app.UI {
	m, n, c := i18n.Of(p.Lang), p.kind.site.Nav, p.Daily
	first := p.kind.games[0]
	board := app.UI(boardview.Empty(first.ID(), first.Skin(first.Spec.Variants[0], false).Art()))
	link, title, say, solve := nav.LinkTo(n, nav.PuzzlesRoute), "", "", m.Problems.Solve
	if c.ID != "" {
		board = c.Picture()
		link = nav.LinkToAsk(n, nav.PuzzlesRoute, nav.Puzzle, c.ID)
		title = c.Task
		say = ui.Join(", ", c.Game.Words(p.Lang).Name(), m.Problems.Band[c.Band])
	}
	if c.Solved {
		title, solve = m.Problems.Done+" "+m.Problems.Tomorrow, m.Lesson.Again
	}
	return ui.Tree(`<section class="next daily" id="{}" aria-labelledby="daily-title">
			{}
			<div class="what">
				<h2 class="over" id="daily-title">{}</h2>
				<p class="asks">{}</p>
				<p>{}</p>
			</div>
			<div class="do"><a class="go" id="daily-solve" href="{}" aria-label="{}">{}</a></div>
		</section>`,
		dailyID, board, m.Problems.Daily, title, say, link, m.Of(solve, m.Problems.Daily), solve)
}
