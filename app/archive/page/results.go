package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/ui"
)

// results draws the results by opponent.
func (p *page) results(game *board.Game, rows []archive.Row) app.UI {
	if len(rows) == 0 {
		return ui.Tree(`<div class="stats" hidden="true"></div>`)
	}
	m, seats, act := i18n.Of(p.Lang), names.Seats{Game: game, Lang: p.Lang}, "reset "+game.ID()
	var machine, people []archive.Row
	for _, row := range rows {
		if row.Level > 0 {
			machine = append(machine, row)
		} else {
			people = append(people, row)
		}
	}
	name := game.Words(p.Lang).Name()
	return ui.Tree(`<div class="stats">{}{}<div class="buttons">{}{}</div></div>`,
		p.tallies(game, machine, m.Past.AgainstMachine, m.Past.Won, m.Past.Lost),
		p.tallies(game, people, m.TwoPlayers, seats.Label(0), seats.Label(1)),
		ui.ActButton(act, m.Past.Reset, m.Of(m.Past.Reset, name)),
		p.question(act, m.Past.ResetAsk(name), m.Past.ResetYes).Draw(act))
}

// tallies draws a table of results, its columns named by the winner.
func (p *page) tallies(game *board.Game, rows []archive.Row, caption, won, lost string) app.UI {
	if len(rows) == 0 {
		return ui.Tree(`<table hidden="true"></table>`)
	}
	var lines []app.UI
	for _, row := range rows {
		lines = append(lines, ui.Tree(`<tr><th scope="row">{}</th><td>{}</td><td>{}</td><td>{}</td></tr>`,
			p.lineName(game, row.Key), strconv.Itoa(row.Won), strconv.Itoa(row.Drawn), strconv.Itoa(row.Lost)))
	}
	return ui.Tree(`<table>
			<caption>{}</caption>
			<thead><tr><td></td><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th></tr></thead>
			<tbody>{}</tbody>
		</table>`,
		caption, won, i18n.Of(p.Lang).Past.Drawn, lost, lines)
}

// lineName names a line of a table of results.
func (p *page) lineName(game *board.Game, key archive.Key) string {
	m, variant := i18n.Of(p.Lang), ""
	if len(game.Spec.Variants) > 1 && key.Variant != "" {
		variant = game.Words(p.Lang).Variant(key.Variant)
	}
	switch {
	case key.Level > 0:
		level := m.Level(game.LevelOn(key.Variant, key.Level), game.LevelsOn(key.Variant))
		return m.Past.Opponent(variant, level)
	case variant != "":
		return variant
	}
	return m.Past.Together
}
