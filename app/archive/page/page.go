package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/nav"
	"tablier/app/ui"
)

// fewGames is how many past matches of a game are listed before a person asks for all.
const fewGames = 20

// A page is the page in one language.
type page struct {
	app.Compo
	Lang    i18n.Lang
	Live    bool
	Changes int
	kind    *Kind
}

// Render implements app.Composer.
func (p *page) Render() app.UI {
	m, none := i18n.Of(p.Lang).Past, p.Live && p.nothing()
	lead := m.Lead
	if none {
		lead = m.None
	}
	var shelves []app.UI
	for i := range p.kind.games {
		shelves = append(shelves, p.shelf(i))
	}
	return ui.Tree(`<main class="prose past" id="main" tabindex="-1" onclick="{}" onkeydown="{}">
			<h1>{}</h1>
			<p class="lead">{}</p>
			<p class="begin" hidden="{}"><a class="go" href="{}">{}</a></p>
			{}{}{}
		</main>`,
		p.onClick, p.onKey, m.Title, lead,
		!none, nav.LinkTo(p.kind.site.Nav, nav.HomeRoute), i18n.Of(p.Lang).BackHome,
		p.filterFields(), shelves, p.data())
}

// nothing says whether there are neither past matches nor statistics.
func (p *page) nothing() bool {
	if p.kind.reading.game != "" {
		return false
	}
	for i := range p.kind.shelves {
		if !p.kind.shelves[i].empty() {
			return false
		}
	}
	return true
}

// shelf draws the past matches of one game.
func (p *page) shelf(i int) app.UI {
	if i >= len(p.kind.shelves) || p.kind.shelves[i].empty() || p.kind.hides(p.kind.games[i]) {
		return noShelf()
	}
	m, game, s := i18n.Of(p.Lang).Past, p.kind.games[i], &p.kind.shelves[i]
	title, later := titleID(game.ID()), ""
	if s.newer {
		later = m.Later
	}
	games, rows := s.past.Games(), s.stats.Rows()
	if p.kind.name != "" {
		if games, rows = p.kind.named(game, games), nil; len(games) == 0 {
			return noShelf()
		}
	}
	return ui.Tree(`<section aria-labelledby="{}">
			<h2 id="{}" tabindex="-1">{}<small>{}</small></h2>
			<p class="note" hidden="{}">{}</p>
			{}{}
		</section>`,
		title, title, game.Words(p.Lang).Name()+" ", m.Games(len(games)),
		later == "", later, p.results(game, rows), p.list(game, games))
}

// noShelf keeps the place of a game of which no past matches are listed.
func noShelf() app.UI { return ui.Tree(`<section hidden="true"></section>`) }

// list lists past games, the newest first.
func (p *page) list(game *board.Game, games []archive.Kept) app.UI {
	m, rest := i18n.Of(p.Lang).Past, 0
	if !p.kind.all[game.ID()] {
		rest = max(0, len(games)-fewGames)
	}
	teller := teller{names.Seats{Game: game, Lang: p.Lang}, &p.kind.calendar}
	var rows []app.UI
	for i := range len(games) - rest {
		row := teller.row(&games[i])
		row.Question = p.question("drop "+row.Act, m.DropAsk, m.Drop)
		row.End = p.kind.end(game, &games[i])
		rows = append(rows, row)
	}
	more := ""
	if rest > 0 {
		more = m.More(rest)
	}
	return ui.Tree(`<div><ol class="games" aria-label="{}">{}</ol>{}</div>`,
		m.List, rows, ui.ActButton("whole "+game.ID(), more, ""))
}

// question returns the confirmation of an act, none unless it has just been asked for.
func (p *page) question(act, text, yes string) ui.Question {
	if p.kind.asking != act {
		return ui.Question{}
	}
	return ui.Question{Text: text, Yes: yes, No: i18n.Of(p.Lang).Past.Keep}
}
