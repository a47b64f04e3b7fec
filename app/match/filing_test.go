package match_test

import (
	"testing"
	"time"

	"tablier/app/archive"
	"tablier/app/match"
)

// winning are touches by which seat 0 wins at Tapatan.
const winning = "a1 a3 b1 b3 c1"

// A match that has ended is kept and counted once, however often it comes to its end.
func TestEndIsFiledOnce(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch(winning)
	w.wantPhase(match.Over)
	w.wantPast(1, 1)
	w.do(match.Configured{Settings: w.Table().Settings()}, match.KeepAsked{}, match.UndoPressed{})
	w.wantPast(1, 1)
	w.touch("c1")
	w.wantPast(1, 1)
	w = w.again()
	w.do(match.UndoPressed{}, match.RedoPressed{})
	w.wantPast(1, 1)
	w.do(match.Restarted{})
	w.touch(winning)
	w.wantPast(2, 2)
}

// Another end takes the place of the first, in what is kept and in what is counted.
func TestAnotherEnd(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 a3")
	w.do(match.ResignPressed{}, match.UndoPressed{})
	w.touch("b1 b3 c1")
	w.wantPast(1, 1)
	stats, _ := w.keeper.Stats("tapatan")
	if rows := stats.Rows(); len(rows) != 1 || rows[0].Won != 1 || rows[0].Lost != 0 {
		t.Errorf("counted as %+v, want one win of seat 0", rows)
	}
}

// Whoever begins the next match right at the end of one has ended that one, and not the next.
func TestRestartAtTheEnd(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch(winning)
	w.do(match.Restarted{}, match.Restarted{})
	if w.Table().Filed() {
		t.Error("the next match is marked as filed")
	}
	w.touch("a1")
	w.do(match.Restarted{})
	w.wantPast(2, 1)
	if past := w.past(); past[0].Over() == past[1].Over() {
		t.Errorf("kept are %+v", past)
	}
}

// A match that was over when it came here is kept; nobody has won it at this table.
func TestWonElsewhere(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.do(incoming(t, winning))
	w.wantPhase(match.Over)
	w.wantPast(1, 0)
}

// A match that makes place is kept once somebody has played in it.
func TestUnfinishedIsKept(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.do(match.KeepAsked{}, match.Restarted{})
	w.wantPast(0, 0)
	w.touch("a1")
	w.do(match.KeepAsked{}, match.Restarted{})
	w.wantPast(1, 0)
	if past := w.past(); past[0].Over() || len(past[0].Record.Moves) != 1 {
		t.Errorf("kept is %+v", past)
	}
}

// One between machines that nobody waits for is not.
func TestAbandonedMachines(t *testing.T) {
	w := openGame(t, "tapatan", 1, 1)
	w.machine.plays("b2")
	w.clock.pass(time.Second)
	w.wantMoves("b2")
	w.do(match.Restarted{})
	w.wantPast(0, 0)
}

// Whoever takes back the end and begins another match has ended it all the same.
func TestEndedMatchStaysEnded(t *testing.T) {
	for _, end := range []func(*world){
		func(w *world) { w.touch(winning) },
		func(w *world) { w.touch("a1 a3"); w.do(match.ResignPressed{}) },
	} {
		w := openGame(t, "tapatan", 0, 0)
		end(w)
		w.do(match.UndoPressed{}, match.Restarted{})
		w.wantPast(1, 1)
		if past := w.past(); !past[0].Over() {
			t.Errorf("kept is %+v", past)
		}
	}
}

// A match that a person has removed from the past does not come back, nor is it counted again.
func TestRemovedMatchStaysAway(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch(winning)
	w.keeper.Remove("tapatan", w.Table().ID())
	w.do(match.KeepAsked{})
	w.wantPast(0, 1)
	w = w.again()
	w.do(match.UndoPressed{}, match.KeepAsked{})
	w.wantPast(0, 1)
	w.touch("c1")
	w.wantPast(0, 1)
}

// Nothing of the past is read before it is needed: with many games that takes time.
func TestPastIsReadLate(t *testing.T) {
	w := newWorld(t, gameOf("tapatan"))
	key := archive.PastKey("tapatan")
	w.disk.texts[key] = "broken"
	w.open().do(match.SatDown{}, match.Wrote{Text: "b2"})
	if w.disk.texts[key] != "broken" {
		t.Error("the past was read")
	}
}

// What a later version has kept of the past stays as it is, and the match that has ended is not marked as filed.
func TestNewerPast(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	key, newer := archive.PastKey("tapatan"), `{"version":99}`
	w.disk.texts[key] = newer
	w.touch(winning)
	if w.disk.texts[key] != newer || w.Table().Filed() {
		t.Errorf("stored is %s, filed %t", w.disk.texts[key], w.Table().Filed())
	}
	delete(w.disk.texts, key)
	w.do(match.Restarted{})
	w.wantPast(1, 1)
}

// A past match is opened where it was: a finished one at its start, an unfinished one where it stands; what was on the
// table joins the others.
func TestReopen(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch(winning)
	ended := w.past()[0]
	w.do(match.Restarted{})
	w.touch("a1 b2")
	running := w.Table().ID()
	w.do(match.Reopened{Game: ended, Match: replay(t, ended.Record)})
	if got := w.Table(); got.ID() != ended.ID || got.Shown() != 0 || !got.Result().Over() || !got.Filed() {
		t.Errorf("opened is %s at ply %d, filed %t", got.ID(), got.Shown(), got.Filed())
	}
	w.wantPast(2, 1)
	past := w.past()
	at := 0
	if past[1].ID == running {
		at = 1
	}
	w.do(match.Reopened{Game: past[at], Match: replay(t, past[at].Record)})
	w.wantMoves("a1 b2")
	w.wantPhase(match.PersonMoves)
	if w.Table().ID() != running || w.Table().Filed() {
		t.Errorf("opened is %s, filed %t", w.Table().ID(), w.Table().Filed())
	}
	w.wantPast(2, 1)
}

// One between machines waits until a person says that it is to go on.
func TestReopenMachines(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	game := archive.Game{ID: "a", Winner: -1, Record: tapatan("b2"), Seats: [2]archive.Seat{{Level: 1}, {Level: 2}}}
	w.do(match.Reopened{Game: game, Match: replay(t, game.Record)})
	w.wantPhase(match.Resting)
	w.machine.mustRest()
	w.do(match.PausePressed{})
	w.machine.mustAsk()
}
