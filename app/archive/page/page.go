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
	m := i18n.Of(p.Lang).Past
	lead := m.Lead
	if p.Live && p.nothing() {
		lead = m.None
	}
	toGames := nav.Link(p.kind.site.Nav, nav.HomeRoute).Class("go").Text(i18n.Of(p.Lang).BackHome)
	parts := []app.UI{
		ui.Text("h1", "", m.Title), ui.Text("p", "lead", lead),
		ui.Shown(p.Live && p.nothing(), ui.El("p").Class("begin").Body(toGames)),
		p.filterFields(),
	}
	for i := range p.kind.games {
		parts = append(parts, p.shelf(i))
	}
	return ui.El("main").Class("prose past").ID("main").TabIndex(-1).OnClick(p.onClick).OnKeyDown(p.onKey).
		Body(append(parts, p.data())...)
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
	box := ui.El("section")
	if i >= len(p.kind.shelves) || p.kind.shelves[i].empty() || p.kind.hides(p.kind.games[i]) {
		return ui.Shown(false, box)
	}
	m, game, s := i18n.Of(p.Lang).Past, p.kind.games[i], &p.kind.shelves[i]
	title, later := titleID(game.ID()), ""
	if s.newer {
		later = m.Later
	}
	games, rows := s.past.Games(), s.stats.Rows()
	if p.kind.name != "" {
		if games, rows = p.kind.named(game, games), nil; len(games) == 0 {
			return ui.Shown(false, box)
		}
	}
	return box.Aria("labelledby", title).Body(
		ui.El("h2").ID(title).TabIndex(-1).Body(
			app.Text(game.Words(p.Lang).Name()+" "), ui.Text("small", "", m.Games(len(games))),
		),
		ui.Text("p", "note", later),
		p.results(game, rows),
		p.list(game, games),
	)
}

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
	return ui.El("div").Body(
		ui.El("ol").Class("games").Aria("label", m.List).Body(rows...),
		ui.ActButton("whole "+game.ID(), more, ""),
	)
}

// question returns the confirmation of an act, none unless it has just been asked for.
func (p *page) question(act, text, yes string) ui.Question {
	if p.kind.asking != act {
		return ui.Question{}
	}
	return ui.Question{Text: text, Yes: yes, No: i18n.Of(p.Lang).Past.Keep}
}
