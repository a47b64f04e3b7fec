package page

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/days"
	"tablier/app/i18n"
	"tablier/app/links/post"
	"tablier/app/names"
	"tablier/app/play"
	"tablier/app/ui"
	"tablier/rules"
)

// A row is a past game in the list, a component of its own so that of a hundred only those that change are redrawn.
type row struct {
	app.Compo
	Act                string // the game and its ID, as acts name it
	Who, Result, Moves string
	When, Stamp        string
	Open, Drop         string // the texts of the controls
	OpenIt, DropIt     string // their accessible names, with the game
	Question           ui.Question
	End                end
}

// Render implements app.Composer.
func (r *row) Render() app.UI {
	drop := "drop " + r.Act
	return ui.Tree(`<li>
			{}
			<div class="what">
				<strong>{}</strong>
				<span>{}</span>
				<span class="when"><time datetime="{}">{}</time>{}</span>
			</div>
			<div class="buttons">{}{}</div>
			{}
		</li>`,
		r.End.draw(), r.Who, r.Result, r.Stamp, r.When, " · "+r.Moves,
		ui.ActButton("open "+r.Act, r.Open, r.OpenIt), ui.ActButton(drop, r.Drop, r.DropIt), r.Question.Draw(drop))
}

// A teller describes past games.
type teller struct {
	names    names.Seats
	calendar *calendar
}

// row describes a past game.
func (t teller) row(past *archive.Kept) *row {
	m, game := i18n.Of(t.names.Lang), t.names.Game
	r := &row{
		Act: game.ID() + " " + past.ID, Who: m.Past.Versus(t.who(&past.Game, 0), t.who(&past.Game, 1)),
		Result: t.ended(&past.Game),
		When:   t.calendar.write(past.Played, t.names.Lang), Stamp: days.Minute(time.Unix(past.Played, 0).UTC(), "T") + "Z",
		Moves: m.Past.Moves(past.Moves), Open: m.Past.Replay, Drop: m.Past.Drop,
	}
	if variant := past.Record.Variant; variant != "" && variant != game.Spec.Variants[0] {
		r.Moves = game.Words(t.names.Lang).Variant(variant) + " · " + r.Moves
	}
	if past.Seats[0].Away || past.Seats[1].Away {
		r.Moves = m.ByLetters + " · " + r.Moves
	}
	if past.Retaken {
		r.Moves += " · " + m.Past.Retaken
	}
	if !past.Over() {
		r.Open = m.ResumeGame
	}
	name := r.Who + ", " + r.When
	r.OpenIt, r.DropIt = m.Of(r.Open, name), m.Of(r.Drop, name)
	return r
}

// name returns the name of who sat at a seat.
func (t teller) name(past *archive.Game, seat int) string {
	var seats [2]play.Seat
	for i, who := range past.Seats {
		seats[i] = play.Seat{Name: who.Name, Level: who.Level, Away: who.Away}
	}
	return t.names.Among(seats, seat)
}

// who returns the name of who sat at a seat, with the machine's level.
func (t teller) who(past *archive.Game, seat int) string {
	name := t.name(past, seat)
	if level := past.Seats[seat].Level; level > 0 {
		game, variant := t.names.Game, past.Record.Variant
		name += ", " + i18n.Of(t.names.Lang).Level(game.LevelOn(variant, level), game.LevelsOn(variant))
	}
	return name
}

// yours says whether the reader sat at a seat: the person who played the machine here.
func yours(past *archive.Game, seat int) bool {
	if seat < 0 || seat > 1 {
		return false // a draw, or the other seat than nobody's
	}
	you, other := past.Seats[seat], past.Seats[1-seat]
	return you.Level == 0 && !you.Away && other.Level > 0
}

// awaited says the thing that a match by links waits for.
func awaited(m *i18n.Arrivals, what post.Await) string {
	switch what {
	case post.MyMove:
		return m.MyMove
	case post.TheirSeal:
		return m.TheirSeal
	case post.TheirDraw:
		return m.TheirDraw
	case post.TheirSet:
		return m.TheirSet
	case post.TheirOpen:
		return m.TheirOpen
	case post.TheirAll:
		return m.TheirAll
	}
	return m.TheirMove
}

// ended says the result of a past game, or its state.
func (t teller) ended(past *archive.Game) string {
	m := i18n.Of(t.names.Lang)
	say := m.DrawGame
	switch {
	case past.Awaits != "" && !past.Over():
		say = awaited(m.Arrivals, post.Await(past.Awaits))
	case !past.Over():
		say = m.Past.Unfinished
	case yours(past, 1-past.Winner) && past.Reason == rules.Resigned:
		say = m.Past.YouResigned(t.name(past, past.Winner))
	case past.Winner >= 0 && past.Reason == rules.Resigned:
		say = m.Past.ResignedTo(t.name(past, past.Winner), t.name(past, 1-past.Winner))
	case yours(past, past.Winner):
		say = m.YouWin
	case past.Winner >= 0:
		say = m.Wins(t.name(past, past.Winner))
	}
	if past.Score == nil {
		return say
	}
	var points [2]string
	for seat, n := range past.Score {
		points[seat] = m.PointsOf(t.name(past, seat), strconv.Itoa(n))
	}
	return say + " " + points[0] + ", " + points[1] + "."
}
