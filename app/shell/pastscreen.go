package shell

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// fewGames is how many games of a kind are listed before a person asks for all.
const fewGames = 20

// pastScreen lists the games that were played, with how they ended, and lets a person take their data along.
func (r *Root) pastScreen() app.UI {
	p := &r.words().Past
	lead := p.Lead
	if r.live && r.nothingPast() {
		lead = p.None
	}
	parts := []app.UI{written("h1", "", p.Title), written("p", "lead", lead)}
	for i := range r.games {
		parts = append(parts, r.shelfView(i))
	}
	return el("main").Class("prose past").ID("main").TabIndex(-1).OnClick(r.onHistory).OnKeyDown(r.onHistoryKey).
		Body(append(parts, r.dataView())...)
}

func (r *Root) nothingPast() bool {
	for _, s := range r.history.shelves {
		if !s.empty() {
			return false
		}
	}
	return true
}

func (s *shelf) empty() bool { return len(s.past.Games()) == 0 && len(s.stats.Rows()) == 0 && !s.later }

// shelfView is the past of one game.
func (r *Root) shelfView(i int) app.UI {
	box := el("section")
	if i >= len(r.history.shelves) || r.history.shelves[i].empty() {
		return shown(false, box)
	}
	p, game, s := &r.words().Past, r.games[i], &r.history.shelves[i]
	title := "past-" + game.ID()
	later := ""
	if s.later {
		later = p.Later
	}
	games := s.past.Games()
	return box.Aria("labelledby", title).Body(
		el("h2").ID(title).TabIndex(-1).Body(app.Text(r.wordsOf(game).Name()+" "), written("small", "", p.Games(len(games)))),
		written("p", "note", later),
		r.statsView(game, s.stats.Rows()),
		r.gameList(game, games),
	)
}

// gameList lists past games, the newest first.
func (r *Root) gameList(game *board.Game, games []archive.Game) app.UI {
	p, rest := &r.words().Past, 0
	if !r.history.whole[game.ID()] {
		rest = max(0, len(games)-fewGames)
	}
	var rows []app.UI
	for i := range len(games) - rest {
		rows = append(rows, r.gameRow(game, &games[i]))
	}
	more := ""
	if rest > 0 {
		more = p.More(rest)
	}
	return el("div").Body(
		el("ol").Class("games").Aria("label", p.List).Body(rows...),
		actButton("whole "+game.ID(), more, ""),
	)
}

// gameRow describes one past game.
func (r *Root) gameRow(game *board.Game, past *archive.Game) app.UI {
	p := &r.words().Past
	row := &pastRow{
		Act: game.ID() + " " + past.ID, Who: p.Versus(r.whoPlayed(game, past, 0), r.whoPlayed(game, past, 1)),
		Result: r.howEnded(game, past), When: r.moment(past.Played), Stamp: time.Unix(past.Played, 0).UTC().Format(time.RFC3339),
		Moves: p.Moves(len(past.Record.Moves)), Open: p.Replay, Drop: p.Drop,
	}
	if variant := past.Record.Variant; variant != "" && variant != game.Spec.Variants[0] {
		row.Moves = r.wordsOf(game).Variant(variant) + " · " + row.Moves
	}
	if past.Seats[0].Away || past.Seats[1].Away {
		row.Moves = r.words().ByLetters + " · " + row.Moves
	}
	if !past.Over() {
		row.Open = r.words().ResumeGame
	}
	name := row.Who + ", " + row.When
	row.OpenIt, row.DropIt = r.words().Of(row.Open, name), r.words().Of(row.Drop, name)
	row.Question = r.questionAbout("drop "+row.Act, p.DropAsk, p.Drop)
	return row
}

// whoPlayed returns the name of who sat at a seat of a past game, with the machine's level.
func (r *Root) whoPlayed(game *board.Game, past *archive.Game, seat int) string {
	name := r.nameAmong(game, seatsOf(*past), seat)
	if level := past.Seats[seat].Level; level > 0 {
		name += ", " + r.words().Level(level)
	}
	return name
}

// howEnded says the result of a past game.
func (r *Root) howEnded(game *board.Game, past *archive.Game) string {
	m, seats := r.words(), seatsOf(*past)
	say := m.DrawGame
	switch {
	case !past.Over():
		say = m.Past.Unfinished
	case past.Winner >= 0 && past.Reason == rules.Resigned:
		say = m.Past.ResignedTo(r.nameAmong(game, seats, past.Winner), r.nameAmong(game, seats, 1-past.Winner))
	case past.Winner >= 0:
		say = m.Wins(r.nameAmong(game, seats, past.Winner))
	}
	if past.Score == nil {
		return say
	}
	var points [2]string
	for seat, n := range past.Score {
		points[seat] = m.PointsOf(r.nameAmong(game, seats, seat), strconv.Itoa(n))
	}
	return say + " " + points[0] + ", " + points[1] + "."
}

// moment returns a time as the page's language writes it, where the reader is.
func (r *Root) moment(seconds int64) string {
	if !app.IsClient {
		return time.Unix(seconds, 0).UTC().Format("2006-01-02 15:04")
	}
	locale := string(r.lang)
	if r.lang == i18n.English {
		locale = "en-GB" // the English of the page; the days of others stand after their months
	}
	return app.Window().Get("Date").New(1000*seconds).
		Call("toLocaleString", locale, map[string]any{"dateStyle": "medium", "timeStyle": "short"}).String()
}

// statsView tells how games ended, by opponent.
func (r *Root) statsView(game *board.Game, rows []archive.Row) app.UI {
	box := el("div").Class("stats")
	if len(rows) == 0 {
		return shown(false, box)
	}
	p, words, act := &r.words().Past, r.wordsOf(game), "reset "+game.ID()
	var machine, people []archive.Row
	for _, row := range rows {
		if row.Level > 0 {
			machine = append(machine, row)
		} else {
			people = append(people, row)
		}
	}
	return box.Body(
		r.tallies(game, machine, p.AgainstMachine, p.Won, p.Lost),
		r.tallies(game, people, r.words().TwoPlayers, r.seatLabel(game, 0), r.seatLabel(game, 1)),
		el("div").Class("buttons").Body(
			actButton(act, p.Reset, r.words().Of(p.Reset, words.Name())),
			r.questionAbout(act, p.ResetAsk(words.Name()), p.ResetYes).draw(act),
		),
	)
}

// tallies is a table of results, its columns named by who has won.
func (r *Root) tallies(game *board.Game, rows []archive.Row, caption, won, lost string) app.UI {
	table := el("table")
	if len(rows) == 0 {
		return shown(false, table)
	}
	head := []app.UI{el("td")}
	for _, name := range []string{won, r.words().Past.Drawn, lost} {
		head = append(head, el("th").Attr("scope", "col").Text(name))
	}
	var lines []app.UI
	for _, row := range rows {
		line := []app.UI{el("th").Attr("scope", "row").Text(r.lineName(game, row.Key))}
		for _, n := range []int{row.Won, row.Drawn, row.Lost} {
			line = append(line, written("td", "", strconv.Itoa(n)))
		}
		lines = append(lines, el("tr").Body(line...))
	}
	return table.Body(written("caption", "", caption), el("thead").Body(el("tr").Body(head...)), el("tbody").Body(lines...))
}

// lineName names a line of a table of results.
func (r *Root) lineName(game *board.Game, key archive.Key) string {
	p, variant := &r.words().Past, ""
	if len(game.Spec.Variants) > 1 && key.Variant != "" {
		variant = r.wordsOf(game).Variant(key.Variant)
	}
	switch {
	case key.Level > 0:
		return p.Opponent(variant, r.words().Level(key.Level))
	case variant != "":
		return variant
	}
	return p.Together
}
