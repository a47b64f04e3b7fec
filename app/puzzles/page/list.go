package page

import (
	"strconv"
	"strings"

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
	var sets []app.UI
	for _, game := range k.games {
		sets = append(sets, l.set(game.Game, done))
	}
	return ui.Tree(`<main class="hub" id="main" tabindex="-1" ondragover="{}" ondrop="{}">
			<div class="hub-head"><h1>{}</h1>{}</div>
			<div class="first-row"><section class="daily sheet" aria-labelledby="daily-title">{}</section>{}</div>
			<h2 class="sets-head">{}</h2>
			<div class="sets">{}</div>
			{}
		</main>`, l.onOver, l.onDrop, m.Nav, l.week(done), l.daily(done), k.review.draw(l.Lang), m.ByGame, sets, l.opener())
}

// week says how many puzzles were solved this week, and on which days.
func (l *list) week(done puzzles.Progress) app.UI {
	m, today := i18n.Of(l.Lang).Problems, l.kind.today()
	if !l.kind.site.Live {
		today = 0 // a page that is built knows no day
	}
	monday, solved := today-puzzles.Weekday(today), 0
	var days []app.UI
	for day, name := range m.DayNames {
		n, current := done.SolvedOn(monday+day), l.kind.site.Live && monday+day == today
		solved += n
		days = append(days, ui.Tree(`<li class="{}" aria-current="{}">
				<span class="hidden-text">{}</span><span aria-hidden="true">{}</span>
			</li>`,
			ui.Join(" ", ui.When(n > 0, "some"), ui.When(current, "today")), ui.When(current, "date"),
			m.DaySolved(name, n), m.Days[day]))
	}
	return ui.Tree(`<div class="week"><span class="told" hidden="{}"><b>{}</b><span>{}</span></span><ol>{}</ol></div>`,
		solved == 0, m.WeekSolved(solved), m.ThisWeek(done.Running(today)), days)
}

// set draws the puzzles of a game, in three bands.
func (l *list) set(game *board.Game, done puzzles.Progress) app.UI {
	var bands []app.UI
	for band := range puzzle.Band(puzzle.Bands) {
		bands = append(bands, l.band(game, done, band))
	}
	record := l.record(game, done)
	return ui.Tree(`<section class="set sheet" aria-labelledby="set-{}">
			<h3 id="set-{}">{}<span><span>{}</span><small hidden="{}">{}</small></span></h3>
			<ul>{}</ul>
		</section>`,
		game.ID(), game.ID(), ui.Mini(game.Mini, symbol(game)), game.Words(l.Lang).Name(), record == "", record, bands)
}

// record says how many puzzles of a game were solved at the first try, and the average cost of the answers about
// points; nothing where there is neither.
func (l *list) record(game *board.Game, done puzzles.Progress) string {
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
		parts = append(parts, m.MeanLoss(l.Lang.Points(cost/answers)))
	}
	return strings.Join(parts, ", ")
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
		return ui.Tree(`<li><div class="band"><span>{}</span><span class="figures">–</span>{}</div></li>`,
			title, progressBar(0, 1))
	}
	c := shelf.Count(done, band)
	return ui.Tree(`<li>
			<a class="band {}" id="band-{}-{}" href="{}">
				<span class="hidden-text">{}</span>
				<span>{}</span>
				<span class="figures">{}</span>
				<span class="hidden-text">{}</span>
				{}
			</a>
		</li>`,
		ui.When(c.Solved == c.Of, "full"), game.ID(), strconv.Itoa(int(band)),
		nav.LinkToAsk(n, nav.PuzzlesRoute, nav.Puzzle, shelf.ID(next)),
		game.Words(l.Lang).Name()+", ", title, strconv.Itoa(c.Solved)+" / "+strconv.Itoa(c.Of),
		" "+m.SolvedOf(c.Solved), progressBar(c.Solved, c.Of))
}

// progressBar draws a bar that is filled in the proportion of two numbers.
func progressBar(solved, of int) app.UI {
	return ui.Tree(`<svg class="way" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
			<rect class="all" width="100" height="4"></rect>
			<rect class="done" width="{}" height="4"></rect>
		</svg>`, strconv.Itoa(100*solved/max(1, of)))
}
