package match_test

import (
	"testing"
	"time"

	"tablier/app/match"
)

// A browser without room for the match says so; it is played on, and kept as soon as there is room, at the latest when
// a person looks back.
func TestStorageRefuses(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	before := w.saved()
	w.disk.full = true
	w.touch("a1 a3")
	w.wantMoves("a1 a3")
	if !w.Forgetful() || w.saved() != before {
		t.Errorf("forgetful %t, saved %s", w.Forgetful(), w.saved())
	}
	w.wantPhase(match.PersonMoves)
	w.do(match.WentTo{Ply: 1})
	if !w.Forgetful() {
		t.Error("it says that it is saved")
	}
	w.disk.full = false
	w.do(match.WentTo{Ply: 2})
	if w.Forgetful() || w.saved() != w.Table().Save() {
		t.Errorf("forgetful %t, saved %s", w.Forgetful(), w.saved())
	}
}

// Nothing is saved before anything has been done, and everything that a person chooses is.
func TestWhatIsSaved(t *testing.T) {
	w := newWorld(t, gameOf("tapatan")).open()
	w.do(match.WentTo{}, match.Cancelled{}, match.HintAsked{}, match.EvaluationSwitched{}, match.Visible{Yes: true},
		match.Suspending{})
	if len(w.disk.texts) != 0 {
		t.Errorf("stored is %v", w.disk.texts)
	}
	settings := w.Table().Settings()
	settings.Turned = true
	for _, e := range []match.Event{
		match.Rearranged{Settings: settings}, match.Renamed{Seat: 1, Name: "Zoé"}, match.ScoreReset{},
		match.Configured{Settings: settings}, match.SatDown{}, match.Wrote{Text: "b2"}, match.UndoPressed{},
		match.RedoPressed{}, match.Restarted{},
	} {
		before := w.disk.writes
		if w.do(e); w.disk.writes == before || w.saved() != w.Table().Save() {
			t.Errorf("%T: saved is %s, %d times", e, w.saved(), w.disk.writes-before)
		}
	}
}

// A match that nobody has opened does not begin by itself, though chance or the machine were to move: not when the
// program starts, nor when all that is kept has been replaced.
func TestUnopenedMatchDoesNotBegin(t *testing.T) {
	w := newWorld(t, gameOf("hyle"))
	for _, begin := range []func(){
		func() { w.Load(); w.do(match.Mounted{}) },
		func() { w.do(match.Visible{Yes: false}, match.Visible{Yes: true}) },
		w.Load, w.Refresh, w.Notice,
	} {
		begin()
		w.clock.pass(time.Minute)
		if len(w.disk.texts) != 0 {
			t.Fatalf("stored is %v", w.disk.texts)
		}
	}
	w.do(match.Entered{}, match.Welcomed{})
	w.clock.pass(time.Minute)
	if w.Table().Match().Ply() == 0 {
		t.Error("it does not begin when it is opened")
	}
}

// With a full storage the end of a match is on file only as long as the page is open.
func TestFilingWithoutRoom(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.disk.full = true
	w.touch(winning)
	w.wantPhase(match.Over)
	w.wantPast(1, 1)
	w.disk.full = false
	w.do(match.Restarted{})
	w.touch("b2")
	w.wantPhase(match.PersonMoves)
	if w.saved() != w.Table().Save() {
		t.Errorf("saved is %s", w.saved())
	}
}

// To see whether another tab has played on makes no copy of what is saved, which may be long.
func TestSavedTablesAreComparedInPlace(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("b2 a1")
	const key = 1 // the name under which it is kept
	if n := testing.AllocsPerRun(100, w.Refresh); n > key {
		t.Errorf("%v allocations", n)
	}
	w.wantPhase(match.PersonMoves)
}
