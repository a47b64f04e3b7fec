package play

import (
	"tablier/app/board"
	"tablier/rules"
)

// A seating is the settings of a table, and who plays the match at it.
type seating struct {
	Game     *board.Game
	levels   int // how many the machine has
	settings Settings
	guests   *[2]Seat // who plays this match, when they are not those of the settings
	opener   int      // the seat that is First in this match
}

// Settings returns who plays, and how the board is shown, as a person has chosen.
func (s *seating) Settings() Settings { return s.settings }

// Levels returns how many levels the machine has.
func (s *seating) Levels() int { return s.levels }

// Seats returns who plays this match at each seat: as in the settings, or as the match was opened with.
func (s *seating) Seats() [2]Seat {
	if s.guests != nil {
		return *s.guests
	}
	return s.settings.Seats
}

// Chosen returns the seats as chosen: those of this match, unless they begin with the next one.
func (s *seating) Chosen() [2]Seat {
	if s.Game.Spec.Secret {
		return s.settings.Seats
	}
	return s.Seats()
}

// SeatOf returns the seat of First or Second of the match, -1 for nobody.
func (s *seating) SeatOf(p rules.Player) int {
	switch p {
	case rules.First:
		return s.opener
	case rules.Second:
		return 1 - s.opener
	}
	return -1
}

// PlayerOf returns the player of the match at a seat.
func (s *seating) PlayerOf(seat int) rules.Player {
	if seat == s.opener {
		return rules.First
	}
	return rules.Second
}

// people returns how many seats are those of people at this screen.
func (s *seating) people() int {
	n := 0
	for _, seat := range s.Seats() {
		if seat.Here() {
			n++
		}
	}
	return n
}

// shared says whether two people share this screen who must not see the same.
func (s *seating) shared() bool { return s.Game.Spec.Secret && s.people() == 2 }

// AgainstMachine says whether a person plays the machine.
func (s *seating) AgainstMachine() bool {
	seats := s.Seats()
	return (seats[0].Level == 0) != (seats[1].Level == 0)
}

// MachinesOnly says whether both seats are the machine's.
func (s *seating) MachinesOnly() bool {
	seats := s.Seats()
	return seats[0].Level > 0 && seats[1].Level > 0
}

// anySeat says whether is holds for one of the seats.
func (s *seating) anySeat(is func(Seat) bool) bool {
	seats := s.Seats()
	return is(seats[0]) || is(seats[1])
}

// Corresponding says whether the match goes by links: each player sits at a screen of their own.
func (s *seating) Corresponding() bool { return s.anySeat(Seat.away) && s.anySeat(Seat.Here) }

// Watched says whether nobody plays the game here: both players are elsewhere, and it never goes on by itself.
func (s *seating) Watched() bool { return !s.anySeat(Seat.local) }

// choose changes the settings, except who sits where.
func (s *seating) choose(settings Settings) {
	settings.Seats = s.settings.Seats
	s.settings = settings.clean(s.Game.Spec, s.levels)
}

// sit sets who plays at the seats: from now on or, where next is true, from the next match on. It returns whether
// people and machines have been chosen for the same places as before.
func (s *seating) sit(seats [2]Seat, next bool) bool {
	playing, chosen := s.Seats(), s.settings.Seats
	s.settings.Seats = seats
	s.settings = s.settings.clean(s.Game.Spec, s.levels)
	if !next {
		s.guests = nil
	} else if s.guests == nil {
		s.guests = &playing
	}
	return sameKinds(chosen, s.settings.Seats)
}

// Rename gives who plays at a seat another name; empty for the usual one.
func (s *seating) Rename(seat int, name string) {
	seats := &s.settings.Seats
	if s.guests != nil {
		seats = s.guests // the guests have no part in the next match
	}
	seats[seat].Name = Seat{Name: name}.clean(s.levels).Name
}

// invite seats others than those of the settings for this match.
func (s *seating) invite(seats [2]Seat) {
	for i := range seats {
		seats[i] = seats[i].clean(s.levels)
	}
	s.guests = &seats
}

// seatNext seats the chosen players at the next match. Due is the seat whose turn it is to open it when the loser
// does, -1 when chance decides that, whose choice is given.
func (s *seating) seatNext(due, chance int) { s.opener, s.guests = s.settings.opener(due, chance), nil }

// newMatch returns a match by the rules of the settings.
func (s *seating) newMatch() *rules.Match {
	match, err := rules.NewMatch(s.Game.Spec, s.settings.setup(), "")
	if err != nil {
		panic(err) // the usual start of a registered game, with settings that were cleaned
	}
	return match
}

// sameKinds says whether people and machines sit in the same places.
func sameKinds(a, b [2]Seat) bool {
	return (a[0].Level == 0) == (b[0].Level == 0) && (a[1].Level == 0) == (b[1].Level == 0)
}
