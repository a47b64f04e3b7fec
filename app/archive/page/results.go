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
	box := ui.El("div").Class("stats")
	if len(rows) == 0 {
		return ui.Shown(false, box)
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
	return box.Body(
		p.tallies(game, machine, m.Past.AgainstMachine, m.Past.Won, m.Past.Lost),
		p.tallies(game, people, m.TwoPlayers, seats.Label(0), seats.Label(1)),
		ui.El("div").Class("buttons").Body(
			ui.ActButton(act, m.Past.Reset, m.Of(m.Past.Reset, name)),
			p.question(act, m.Past.ResetAsk(name), m.Past.ResetYes).Draw(act),
		),
	)
}

// tallies draws a table of results, its columns named by the winner.
func (p *page) tallies(game *board.Game, rows []archive.Row, caption, won, lost string) app.UI {
	table := ui.El("table")
	if len(rows) == 0 {
		return ui.Shown(false, table)
	}
	head := []app.UI{ui.El("td")}
	for _, name := range []string{won, i18n.Of(p.Lang).Past.Drawn, lost} {
		head = append(head, ui.El("th").Attr("scope", "col").Text(name))
	}
	var lines []app.UI
	for _, row := range rows {
		line := []app.UI{ui.El("th").Attr("scope", "row").Text(p.lineName(game, row.Key))}
		for _, n := range []int{row.Won, row.Drawn, row.Lost} {
			line = append(line, ui.Text("td", "", strconv.Itoa(n)))
		}
		lines = append(lines, ui.El("tr").Body(line...))
	}
	return table.Body(
		ui.Text("caption", "", caption), ui.El("thead").Body(ui.El("tr").Body(head...)), ui.El("tbody").Body(lines...),
	)
}

// lineName names a line of a table of results.
func (p *page) lineName(game *board.Game, key archive.Key) string {
	m, variant := i18n.Of(p.Lang), ""
	if len(game.Spec.Variants) > 1 && key.Variant != "" {
		variant = game.Words(p.Lang).Variant(key.Variant)
	}
	switch {
	case key.Level > 0:
		return m.Past.Opponent(variant, m.Level(key.Level, game.Levels))
	case variant != "":
		return variant
	}
	return m.Past.Together
}
