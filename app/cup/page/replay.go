package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/boardview"
	"tablier/app/cup/organizer"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/rules"
)

// duelID is the id of the games of a duel, which on a phone stand far below what they are chosen by.
const duelID = "cup-duel"

// replay is the games of two players, with one of them on the board.
type replay struct {
	*frame
	duel *organizer.Duel
}

// draw draws the region.
func (r replay) draw() app.UI {
	m := r.words
	hero, rival, chosen := r.duel.Players()
	if !chosen {
		played, _ := r.cup.Progress()
		return ui.Tree(`<p class="hint only-wide" hidden="{}">{}</p>`, played == 0, m.NoneYet)
	}
	row, column := r.players[hero], r.players[rival]
	s, other := r.standing.Rows[hero].Cells[rival], r.standing.Rows[rival].Cells[hero]
	head := row.Name + " " + against(s, other) + " " + column.Name
	return ui.Tree(`<section class="slab replay" id="cup-duel" aria-label="{}">
			<div class="duel-head"><strong>{}</strong><span>{}</span></div>
			<div class="plays" role="group" aria-label="{}">{}</div>{}
		</section>`,
		head, head, m.Tally(s.Won, s.Drawn, s.Lost), m.Plays(row.Name), r.plays(), r.board())
}

// plays are the ways to the games that have been played.
func (r replay) plays() (list []app.UI) {
	viewed, _, _, _ := r.duel.Viewed()
	for i, p := range r.duel.Games() {
		result, ok := r.cup.Result(p.Number)
		if !ok {
			continue
		}
		word, class := r.outcome(p, result)
		act := "play " + strconv.Itoa(p.Number)
		list = append(list, ui.Tree(
			`<button type="button" id="{}" data-act="{}" aria-pressed="{}" aria-label="{}">
			<i class="{}"></i></button>`,
			ui.ActID(act), act, strconv.FormatBool(p.Number == viewed.Number), r.words.Play(i+1, word), class))
	}
	return list
}

// seat returns the seat of the player of the row in a game: 0 or 1.
func (r replay) seat(p cup.Pairing) int {
	if hero, _, _ := r.duel.Players(); p.Second == hero {
		return 1
	}
	return 0
}

// outcome returns a result as the player of the row has it: its word, and the class of its mark.
func (r replay) outcome(p cup.Pairing, result cup.Result) (word, class string) {
	switch result.Winner {
	case rules.Nobody:
		return r.words.Results[0], "v d"
	case [2]rules.Player{rules.First, rules.Second}[r.seat(p)]:
		return r.words.Results[1], "v w"
	}
	return r.words.Results[2], "v l"
}

// board is the game on the board, with the reason of its end.
func (r replay) board() app.UI {
	p, result, ply, ok := r.duel.Viewed()
	if !ok {
		return ui.Tree(`<div hidden="true"></div>`)
	}
	m, game := r.words, r.session.Game()
	word, _ := r.outcome(p, result)
	seat := r.seat(p)
	name := r.players[[2]int{p.First, p.Second}[seat]].Name
	side := ui.Capital(game.Words(r.lang).Seat(seat))
	return ui.Tree(`<div>{}
			<div class="duel-head"><strong>{}</strong><span>{}</span></div>
			<div class="film" role="group" aria-label="{}">{}{}<span class="num">{}</span>{}{}</div>
		</div>`,
		ui.Raw(ui.HTML(boardview.Small(picture.Scene(game, r.replayed(result, ply))))),
		m.Ended(p.Lap, word, len(result.Moves)), m.Seat(name, side, r.reason(p, result)), m.Steps,
		ui.ActStep("step first", m.First, "first"), ui.ActStep("step back", m.Back, "back"),
		strconv.Itoa(ply)+" / "+strconv.Itoa(len(result.Moves)),
		ui.ActStep("step on", m.On, "forward"), ui.ActStep("step last", m.Last, "last"))
}

// replayed returns the match up to a ply.
func (r replay) replayed(result cup.Result, ply int) *rules.Match {
	config := r.cup.Config()
	setup := rules.Setup{Variant: config.Variant, Options: config.Options}
	match, err := rules.NewMatch(r.session.Game().Spec, setup, "")
	for i := 0; err == nil && i < ply; i++ {
		err = match.Play(result.Moves[i])
	}
	if err != nil {
		app.Log(err) // a cup has played them all
	}
	return match
}

// reason says why a game has ended.
func (r replay) reason(p cup.Pairing, result cup.Result) string {
	m := r.words
	switch {
	case result.Fault != nil:
		return r.why(*result.Fault)
	case result.Reason == cup.TooLong:
		return m.TooLong
	case result.Reason == rules.Recurrence:
		return m.Recurred
	}
	winner := ""
	switch result.Winner {
	case rules.First:
		winner = r.players[p.First].Name
	case rules.Second:
		winner = r.players[p.Second].Name
	}
	end := r.replayed(result, len(result.Moves)).Result().Outcome
	return r.session.Game().Words(r.lang).Reason(end, winner)
}
