// Package names returns the name at a seat: as a person has typed it, or the usual one.
package names

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/play"
)

// Seats names the seats of one game in one language.
type Seats struct {
	Game   *board.Game
	Lang   i18n.Lang
	Framed bool // who is elsewhere is the page around this one
}

// Label names a seat from match to match: after its pieces where they stay its own.
func (s Seats) Label(seat int) string {
	if s.Game.SeatColours {
		return s.Game.Words(s.Lang).Seat(seat)
	}
	return i18n.Of(s.Lang).Player(seat + 1)
}

// Among returns the name of who sits at one of two seats: the one typed, or the usual one.
func (s Seats) Among(seats [2]play.Seat, seat int) string {
	m, who, other := i18n.Of(s.Lang), seats[seat], seats[1-seat]
	switch {
	case who.Name != "":
		return who.Name
	case who.Away && s.Framed:
		return m.Embed.Host
	case who.Level > 0 && other.Level == 0:
		return m.Machine
	case who.Level == 0 && other.Level > 0:
		return m.Human
	}
	return s.Label(seat)
}

// At returns the name of who sits at a seat of a table: people without one are called by what they play in the position
// shown.
func (s Seats) At(t *play.Table, seat int) string {
	name := s.Among(t.Seats(), seat)
	if name == s.Label(seat) {
		return s.Plays(t, seat)
	}
	return name
}

// InMatch is At for a whole match: people who change roles from round to round are not called by one of them.
func (s Seats) InMatch(t *play.Table, seat int) string {
	if t.Match().Rounds() > 1 {
		return s.Among(t.Seats(), seat)
	}
	return s.At(t, seat)
}

// Plays names the pieces of a seat in the position shown.
func (s Seats) Plays(t *play.Table, seat int) string {
	return s.Game.Words(s.Lang).Seat(t.Colour(t.Role(seat)))
}

// Voice returns what the game's own part of a table needs to say something.
func (s Seats) Voice(t *play.Table) board.Voice {
	return board.Voice{
		Words: s.Game.Words(s.Lang), Alone: t.AgainstMachine() || t.Corresponding(),
		Name: func(seat int) string { return s.At(t, seat) },
		Match: func(seat int) string {
			if t.AgainstMachine() && t.Seats()[seat].Here() {
				return i18n.Of(s.Lang).You
			}
			return s.InMatch(t, seat)
		},
	}
}
