package match_test

import (
	"testing"
	"time"

	"tablier/app/match"
	"tablier/app/play"
	"tablier/rules"
)

// arrival is a game that arrives while another is on the table.
type arrival struct {
	name, table string
	record      rules.Record
	note        match.Note
	same        bool // the match on the table is shown
}

// How a game that arrives meets the one on the table.
func TestArrivals(t *testing.T) {
	const over = "a1 a3 b1 b3 c1"
	resigned := tapatan("b2 a1")
	resigned.Resigned = "second"
	const passed, kept = match.PassedNote, match.KeptNote
	for _, c := range []arrival{
		{name: "the same", table: "b2 a1", record: tapatan("b2 a1"), same: true},
		{name: "an earlier moment", table: "a1 a3 b1 b3 c3 c1 c3 c2", record: tapatan("a1 a3 b1 b3 c3 c1"), same: true,
			note: passed},
		{name: "the same beginning", table: "b2 a1 c3", record: tapatan("b2 a1"), note: kept},
		{name: "a later moment", table: "b2", record: tapatan("b2 a1"), note: kept},
		{name: "another", table: "b2 a1", record: tapatan("b2 c3"), note: kept},
		{name: "the end of the same", table: over, record: tapatan(over), same: true},
		{name: "given up since", table: "b2 a1", record: resigned, note: kept},
		{name: "onto an empty board", record: tapatan("b2 a1")},
	} {
		arrive(t, c)
	}
}

func arrive(t *testing.T, c arrival) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch(c.table)
	id := w.Table().ID()
	w.do(match.Arrived{Game: match.Incoming{Match: replay(t, c.record), Link: true}})
	if w.Note() != c.note {
		t.Errorf("%s: the note is %v, want %v", c.name, w.Note(), c.note)
	}
	if same := w.Table().ID() == id; same != c.same {
		t.Errorf("%s: the match on the table stays: %t", c.name, same)
	}
	if over := c.record.Resigned != ""; c.note == match.KeptNote && !over {
		w.wantPast(1, 0)
	} else if c.note == match.KeptNote {
		w.wantPast(2, 0) // what has arrived is over, and kept too
	}
	table := w.Table()
	w.do(match.WentTo{Ply: (table.Shown() + 1) % (table.Match().Ply() + 1)})
	if w.Note() != match.NoNote {
		t.Errorf("%s: the note stays", c.name)
	}
}

// Who plays on what has arrived: the side to move sits here, as in the seats it was opened with.
func TestWhoPlaysOn(t *testing.T) {
	here := play.Seat{}
	for _, c := range []struct {
		name   string
		game   match.Incoming
		moves  string
		seats  [2]play.Seat
		opener int
	}{
		{"a link", match.Incoming{}, "b2", [2]play.Seat{here, here}, 0},
		{"opened by seat 1", match.Incoming{Opener: 1}, "b2", [2]play.Seat{here, here}, 1},
		{"a puzzle", match.Incoming{Level: 2}, "b2", [2]play.Seat{{Level: 2}, here}, 0},
	} {
		w := openGame(t, "tapatan", 0, 0)
		c.game.Match = replay(t, tapatan(c.moves))
		w.do(match.Arrived{Game: c.game})
		if got := w.Table().Seats(); got != c.seats || w.Table().SeatOf(rules.First) != c.opener {
			t.Errorf("%s: the seats are %+v, and seat %d opened", c.name, got, w.Table().SeatOf(rules.First))
		}
	}
}

// A match with secrets that a player was told of is only looked at: nothing in it moves.
func TestUntoldSecretsAreWatched(t *testing.T) {
	first := openGame(t, "bag", 0, 0)
	first.write("3", "2")
	told := first.Table().Match().RecordFor(rules.First)
	w := openGame(t, "bag", 0, 1)
	w.do(match.EvaluationSwitched{}, match.Arrived{Game: match.Incoming{Match: replay(t, told), Link: true}})
	w.wantPhase(match.Watched)
	w.do(match.SatDown{Seats: [2]play.Seat{{Level: 1}, {Level: 1}}}, match.Visible{Yes: true})
	w.clock.pass(time.Hour)
	w.machine.mustRest()
	w.wantPhase(match.Watched)
	w.wantMoves("3 ?")
}

// How a guess at what is secret is met does not tell whether it is right.
func TestArrivalTellsNoSecret(t *testing.T) {
	for _, guess := range []rules.Move{"1", "2", "3"} {
		w := openGame(t, "bag", 0, 0)
		w.write("3")
		w.uncover()
		id := w.Table().ID()
		record := rules.Record{Game: "bag", Variant: "four", Moves: []rules.Move{guess}}
		w.do(match.Arrived{Game: match.Incoming{Match: replay(t, record)}})
		if w.Table().ID() == id {
			t.Errorf("the guess %s is met as known", guess)
		}
	}
	w := openGame(t, "bag", 0, 0)
	w.write("3")
	w.uncover()
	id := w.Table().ID()
	w.do(match.Arrived{Game: match.Incoming{Match: replay(t, w.Table().Record())}})
	if w.Table().ID() != id {
		t.Error("what this screen knows is met as another game")
	}
}
