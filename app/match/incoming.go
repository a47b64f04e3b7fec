package match

import (
	"tablier/app/play"
	"tablier/rules"
)

// An Incoming is a game that comes from elsewhere.
type Incoming struct {
	Match          *rules.Match
	Opener         int  // the seat that opened it
	Correspondence bool // it is a letter of a correspondence game
	Link           bool // it came as a link, which may be an old one
	Level          int  // of the machine that plays the side not to move, 0 for none
}

// A meeting is how a game that arrives stands to the one on the table.
type meeting int

const (
	stranger meeting = iota // it is another
	known                   // it is the one on the table, or surely an earlier moment of it
	answer                  // it is the correspondence game on the table, and goes on
)

// meets compares an incoming game with the one on a table, as far as this screen knows it: how a guess is met must not
// tell what is secret. Once all is told a link may still hold what any player knew.
func (in Incoming) meets(t *play.Table) meeting {
	if !t.CanSeeAs() {
		return in.meetsRecord(t, t.Record())
	}
	for _, viewer := range []rules.Player{rules.Chance, rules.First, rules.Second, rules.Nobody} {
		if how := in.meetsRecord(t, t.Match().RecordFor(viewer)); how != stranger {
			return how
		}
	}
	return stranger
}

// fewPlies is how many a line must have in common with another to be taken for the same game: many begin alike.
const fewPlies = 6

// meetsRecord compares an incoming game with a record of the one on the table.
func (in Incoming) meetsRecord(t *play.Table, mine rules.Record) meeting {
	record := in.Match.Record()
	past, ahead := record.Begins(mine), mine.Begins(record)
	letter := in.Correspondence && t.Corresponding() && t.ByLinks() == nil
	switch {
	case letter && past:
		return known
	case letter && ahead:
		return answer
	case past && ahead && (!in.Correspondence || t.Result().Over()),
		past && in.Link && !in.Correspondence && len(record.Moves) >= fewPlies:
		return known
	}
	return stranger
}

// seats returns who plays an incoming game on: the side to move sits here, and the other one too, unless it is away
// or the machine's.
func (in Incoming) seats() (seats [2]play.Seat) {
	other := play.Seat{Away: in.Correspondence, Level: in.Level}
	switch in.Match.ToMove().Other() {
	case rules.First:
		seats[in.Opener] = other
	case rules.Second:
		seats[1-in.Opener] = other
	}
	return seats
}
