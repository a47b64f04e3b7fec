package match

import (
	"tablier/app/play"
	"tablier/rules"
)

// An Incoming is a game from a link, a file or another page.
type Incoming struct {
	Match  *rules.Match
	Opener int  // the seat that opened it
	Link   bool // it came as a link, which may be an old one
	Level  int  // of the machine that plays the side not to move, 0 for none
	Task   bool // of a set: it is begun again even where it is on the table, and the machine does not play Side
	Side   rules.Player
}

// known says whether an incoming game is the one on a table or, as far as this screen knows, an earlier position of
// it: the reply to a guess must not tell a secret. Once all is told a link may still hold what any player knew.
func (in Incoming) known(t *play.Table) bool {
	if !t.CanSeeAs() {
		return in.isPartOf(t.Record())
	}
	for _, viewer := range []rules.Player{rules.Chance, rules.First, rules.Second, rules.Nobody} {
		if in.isPartOf(t.Match().RecordFor(viewer)) {
			return true
		}
	}
	return false
}

// minCommonPlies is how many plies two lines have in common before they are taken for the same game: many begin
// alike.
const minCommonPlies = 6

// isPartOf says whether an incoming game is that of a record, or an earlier position of it.
func (in Incoming) isPartOf(mine rules.Record) bool {
	record := in.Match.Record()
	return record.Begins(mine) && (mine.Begins(record) || in.Link && len(record.Moves) >= minCommonPlies)
}

// seats returns the seats of an incoming game: a person on the side to move, and on the other one too, unless the
// machine plays it.
func (in Incoming) seats() (seats [2]play.Seat) {
	other := play.Seat{Level: in.Level}
	machine := in.Match.ToMove().Other()
	if in.Task {
		machine = in.Side.Other()
	}
	switch machine {
	case rules.First:
		seats[in.Opener] = other
	case rules.Second:
		seats[1-in.Opener] = other
	}
	return seats
}
