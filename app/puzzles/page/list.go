package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/ui"
	"tablier/rules"
)

// A list is the list of all puzzles.
type list struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// CompoID implements app.DismountEnforcer: the list reuses no elements of a puzzle.
func (*list) CompoID() string { return "problems" }

// Render implements app.Composer.
func (l *list) Render() app.UI {
	k, m := l.kind, i18n.Of(l.Lang).Problems
	var done puzzles.Progress
	if k.site.Live {
		done = k.progress()
	}
	games := k.games
	return ui.El("main").Class("hub").ID("main").TabIndex(-1).Body(
		ui.El("div").Class("hub-head").Body(ui.El("h1").Text(m.Nav), l.week(done)),
		ui.El("div").Class("first-row").Body(
			ui.El("section").Class("daily", "sheet").Aria("labelledby", "daily-title").Body(
				l.daily(done),
			),
			k.review.draw(l.Lang),
		),
		ui.El("h2").Class("sets-head").Text(m.ByGame),
		ui.El("div").Class("sets").Body(app.Range(games).Slice(func(i int) app.UI {
			return l.set(games[i].Game, done)
		})),
	)
}

// week says how many puzzles were solved this week, and on which days.
func (l *list) week(done puzzles.Progress) app.UI {
	m, today := i18n.Of(l.Lang).Problems, l.kind.today()
	if !l.kind.site.Live {
		today = 0 // a page that is built knows no day
	}
	monday, solved := today-puzzles.Weekday(today), 0
	for day := range 7 {
		solved += done.SolvedOn(monday + day)
	}
	return ui.El("div").Class("week").Body(
		ui.Shown(solved > 0, ui.El("span").Class("told").Body(
			ui.El("b").Text(m.WeekSolved(solved)), ui.El("span").Text(m.ThisWeek(done.Running(today))),
		)),
		ui.El("ol").Body(app.Range(m.DayNames[:]).Slice(func(day int) app.UI {
			n := done.SolvedOn(monday + day)
			item := ui.El("li").Body(
				ui.El("span").Class("hidden-text").Text(m.DaySolved(m.DayNames[day], n)),
				ui.El("span").Aria("hidden", "true").Text(m.Days[day]),
			)
			if n > 0 {
				item.Class("some")
			}
			if l.kind.site.Live && monday+day == today {
				item.Class("today").Aria("current", "date")
			}
			return item
		})),
	)
}

// set draws the puzzles of a game, in three bands.
func (l *list) set(game *board.Game, done puzzles.Progress) app.UI {
	name := game.Words(l.Lang).Name()
	return ui.El("section").Class("set", "sheet").Aria("labelledby", "set-"+game.ID()).Body(
		ui.El("h3").ID("set-"+game.ID()).Body(
			ui.Mini(game.Mini, symbol(game)), ui.El("span").Body(ui.El("span").Text(name), l.record(game, done)),
		),
		ui.El("ul").Body(app.Range(make([]bool, puzzle.Bands)).Slice(func(i int) app.UI {
			return l.band(game, done, puzzle.Band(i))
		})),
	)
}

// record says how many puzzles of a game were solved at the first try, and the average cost of the answers about
// points; nothing where there is neither.
func (l *list) record(game *board.Game, done puzzles.Progress) app.UI {
	m, first, cost, answers := i18n.Of(l.Lang).Problems, 0, 0, 0
	if shelf := l.kind.library.Shelf(game.ID()); shelf != nil {
		for band := range puzzle.Band(puzzle.Bands) {
			c := shelf.Count(done, band)
			first, cost, answers = first+c.AtFirst, cost+c.Loss*c.Answers, answers+c.Answers
		}
	}
	var parts []string
	if first > 0 {
		parts = append(parts, m.AtFirst(first))
	}
	if answers > 0 {
		parts = append(parts, m.MeanLoss(points(cost/answers, l.Lang)))
	}
	return ui.Shown(len(parts) > 0, ui.El("small").Text(ui.Join(", ", parts...)))
}

// symbol returns the drawing of a piece that stands for a game: the first side's.
func symbol(game *board.Game) string {
	return game.Skin(game.Spec.Variants[0], false).Symbol(board.Glyph{Owner: rules.First}, 0)
}

// band draws the link to the next puzzle of a band, and how many are solved.
func (l *list) band(game *board.Game, done puzzles.Progress, band puzzle.Band) app.UI {
	m, n := i18n.Of(l.Lang).Problems, l.kind.site.Nav
	title := ui.Capital(m.Band[band])
	shelf := l.kind.library.Shelf(game.ID())
	var next *puzzle.Puzzle
	if shelf != nil {
		next = shelf.Next(done, band, nil)
	}
	if next == nil {
		return ui.El("li").Body(ui.El("div").Class("band").Body(
			ui.El("span").Text(title), ui.El("span").Class("figures").Text("–"), progressBar(0, 1)))
	}
	c := shelf.Count(done, band)
	row := nav.AskLink(n, nav.PuzzlesRoute, nav.Puzzle, shelf.ID(next)).Class("band").
		ID("band-" + game.ID() + "-" + strconv.Itoa(int(band)))
	if c.Solved == c.Of {
		row.Class("full")
	}
	return ui.El("li").Body(row.Body(
		hidden(game.Words(l.Lang).Name()+", "),
		ui.El("span").Text(title),
		ui.El("span").Class("figures").Text(strconv.Itoa(c.Solved)+" / "+strconv.Itoa(c.Of)),
		hidden(" "+i18n.Of(l.Lang).Problems.SolvedOf(c.Solved)),
		progressBar(c.Solved, c.Of),
	))
}

// hidden draws a text for screen readers alone.
func hidden(text string) app.UI { return ui.El("span").Class("hidden-text").Text(text) }

// progressBar draws a bar that is filled in the proportion of two numbers.
func progressBar(solved, of int) app.UI {
	return ui.SVG("svg").Class("way").Attr("viewBox", "0 0 100 4").Attr("preserveAspectRatio", "none").
		Aria("hidden", "true").Body(
		ui.SVG("rect").Class("all").Attr("width", 100).Attr("height", 4),
		ui.SVG("rect").Class("done").Attr("width", 100*solved/max(1, of)).Attr("height", 4),
	)
}
