package match_test

import (
	"strings"
	"testing"
	"time"

	"tablier/app/match"
)

// drawn opens Hyle where seat 0 has placed a pawn, the other has passed, and the next pawn has been drawn.
func drawn(t *testing.T, levels ...int) *world {
	w := openGame(t, "hyle", levels...)
	w.clock.pass(time.Second)
	w.write("c3")
	if len(levels) > 1 && levels[1] > 0 {
		w.machine.plays("--")
	} else {
		w.write("--")
	}
	w.clock.pass(time.Minute)
	w.wantPhase(match.PersonMoves)
	if got := w.Table().Match().Ply(); got != 4 {
		t.Fatalf("%d moves: %s", got, w.moves())
	}
	return w
}

// wantNote says what is said once.
func (w *world) wantNote(want match.Note) {
	w.t.Helper()
	if got := w.Note(); got != want {
		w.t.Errorf("the note is %v, want %v", got, want)
	}
}

// Before the first time that a match is marked it is said what that means; only then is it done, and after that without
// another word.
func TestTakingBackIsSaidFirst(t *testing.T) {
	w := drawn(t, 0, 1)
	w.do(match.UndoPressed{})
	w.wantNote(match.MarksNote)
	if w.Table().Match().Ply() != 4 || w.Table().Retaken() {
		t.Error("it is done without a word")
	}
	w.do(match.UndoPressed{})
	w.wantNote(match.NoNote)
	if got := w.moves(); strings.Contains(got, "c3") || !w.Table().Retaken() {
		t.Errorf("asked again it is not done: %s, marked %t", got, w.Table().Retaken())
	}
	if !w.again().Table().Retaken() {
		t.Error("the mark is not saved")
	}
	w.do(match.RedoPressed{}, match.UndoPressed{})
	w.wantNote(match.NoNote)
	if got := w.moves(); strings.Contains(got, "c3") {
		t.Errorf("asked a third time it is not done: %s", got)
	}
}

// Whoever does something else is not taken to have agreed.
func TestTakingBackIsSaidAgain(t *testing.T) {
	w := drawn(t, 0, 1)
	w.do(match.UndoPressed{}, match.WentTo{Ply: 1})
	w.wantNote(match.NoNote)
	w.do(match.WentTo{Ply: 4})
	w.do(match.UndoPressed{}, match.Wrote{Text: "a1"}, match.UndoPressed{}) // of that one, which has revealed nothing
	w.wantNote(match.NoNote)
	w.do(match.UndoPressed{})
	if w.wantNote(match.MarksNote); w.Table().Retaken() {
		t.Error("the match is marked")
	}
}

// Between two people it is not done, and said why.
func TestTwoPeopleDoNotTakeADrawBack(t *testing.T) {
	w := drawn(t, 0, 0)
	w.do(match.UndoPressed{}, match.UndoPressed{})
	w.wantNote(match.BarredNote)
	if w.Table().Match().Ply() != 4 || w.Table().Retaken() {
		t.Errorf("%s, marked %t", w.moves(), w.Table().Retaken())
	}
}

// A line that was left is gone back to in the same way.
func TestGoingBackToALineIsSaidFirst(t *testing.T) {
	w := openGame(t, "hyle", 0, 1)
	w.clock.pass(time.Second)
	w.write("a1")
	w.do(match.UndoPressed{})
	w.write("c3")
	w.machine.plays("--")
	w.clock.pass(time.Minute)
	w.do(match.LineChosen{Line: 0})
	w.wantNote(match.MarksNote)
	before := w.moves()
	if w.do(match.LineChosen{Line: 0}); w.moves() == before || !w.Table().Retaken() {
		t.Errorf("after %s, marked %t", w.moves(), w.Table().Retaken())
	}
}

// A marked match is kept with its mark, in no statistics, and opened again with it.
func TestMarkedMatchIsNotCounted(t *testing.T) {
	w := drawn(t, 0, 1)
	w.do(match.UndoPressed{}, match.UndoPressed{})
	w.write("a1")
	w.do(match.ResignPressed{})
	w.wantPast(1, 0)
	past := w.past()[0]
	if !past.Retaken {
		t.Errorf("kept is %+v", past)
	}
	w.do(match.Restarted{})
	if w.Table().Retaken() {
		t.Error("the next match is marked")
	}
	w.do(match.Reopened{Game: past, Match: mustReplay(past.Record)})
	if !w.Table().Retaken() {
		t.Error("opened again it has no mark")
	}
}

// An end that was counted is counted no longer when the match has been gone back in like that, and ends again.
func TestMarkingTakesACountedEndBack(t *testing.T) {
	w := drawn(t, 0, 1)
	w.do(match.ResignPressed{})
	w.wantPast(1, 1)
	w.do(match.UndoPressed{}, match.UndoPressed{}, match.UndoPressed{}, match.RedoPressed{})
	w.clock.pass(time.Minute)
	if !w.Table().Retaken() {
		t.Fatal("the match is not marked")
	}
	w.do(match.ResignPressed{})
	w.wantPast(1, 0)
}
