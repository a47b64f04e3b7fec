package match_test

import (
	"strings"
	"testing"
	"time"

	"tablier/app/match"
	"tablier/rules"
)

// A match is as it was left: the moves, those taken back, the lines left, and the moment looked at.
func TestResume(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 a3 b1")
	w.do(match.UndoPressed{}, match.WentTo{Ply: 1}, match.Suspending{})
	again := w.again()
	again.wantMoves("a1 a3")
	if got := again.Table(); got.Shown() != 1 || got.Match().Plies() != 3 || got.ID() != w.Table().ID() {
		t.Errorf("ply %d of %d is shown", got.Shown(), got.Match().Plies())
	}
	again.do(match.WentTo{Ply: 2}, match.RedoPressed{})
	again.wantMoves("a1 a3 b1")
}

// What is only looked at is saved when the page is left, and not at every step.
func TestLookIsSavedLate(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 a3")
	before := w.saved()
	w.do(match.WentTo{Ply: 1})
	if w.saved() != before {
		t.Error("a look is saved at once")
	}
	w.do(match.Left{}, match.Suspending{})
	if w.saved() == before {
		t.Error("the look is not saved")
	}
}

// The machine, which was to move when the page was closed, moves when it is opened.
func TestMachineMovesAfterResume(t *testing.T) {
	w := againstMachine(t)
	w.touch("b2")
	again := w.again()
	again.wantPhase(match.OpponentMoves)
	again.machine.plays("a1")
	again.clock.pass(time.Second)
	again.wantMoves("b2 a1")
}

// A match between machines waits for a person when it is opened; the next one does not.
func TestMachinesArePausedAfterResume(t *testing.T) {
	w := openGame(t, "tapatan", 1, 1)
	w.machine.plays("b2")
	w.clock.pass(time.Second)
	again := w.again()
	again.wantPhase(match.Resting)
	again.machine.mustRest()
	if !again.IsPaused() {
		t.Error("it is not paused")
	}
	again.do(match.Restarted{})
	again.wantPhase(match.OpponentMoves)
}

// A round that had ended is still to be begun.
func TestResumeBetweenRounds(t *testing.T) {
	w := openGame(t, "hyle", 0, 0)
	w.playRound()
	again := w.again()
	again.wantPhase(match.BetweenRounds)
	again.do(match.RoundBegun{})
	again.again().wantPhase(match.ChanceActs)
}

// What nobody can read is set aside, and the page begins anew and says so, until a person plays.
func TestUnreadableSave(t *testing.T) {
	for _, text := range []string{"", "{}", "x", `{"version":1}`} {
		w := newWorld(t, gameOf("tapatan"))
		key := match.SaveKey("tapatan")
		w.disk.texts[key] = text
		w.open()
		if !w.Unreadable() || len(w.screen.logged) != 1 || w.disk.texts[key+".unreadable"] != text {
			t.Errorf("%q: unreadable %t, logged %v, stored %v", text, w.Unreadable(), w.screen.logged, w.disk.texts)
		}
		w.do(match.Wrote{Text: "b2"})
		if w.Table().Match().Ply() > 0 && (w.Unreadable() || w.saved() != w.Table().Save()) {
			t.Errorf("%q: after a move unreadable %t, saved %s", text, w.Unreadable(), w.saved())
		}
	}
}

// What a later version has saved is neither read nor touched.
func TestNewerSave(t *testing.T) {
	w := newWorld(t, gameOf("tapatan"))
	const newer = `{"version":99}`
	w.disk.texts[match.SaveKey("tapatan")] = newer
	w.open()
	w.wantPhase(match.SavedByNewer)
	if w.Can() {
		t.Error("a match can be played here")
	}
	w.do(match.Restarted{}, match.Wrote{Text: "b2"}, match.UndoPressed{}, match.ResignPressed{}, match.KeepAsked{},
		match.WentTo{}, match.Suspending{}, match.PlayHerePressed{}, incoming(t, "b2"), match.CorrespondenceBegun{})
	w.touch("b2")
	w.wantMoves("")
	w.wantPhase(match.SavedByNewer)
	if got := w.saved(); got != newer || len(w.disk.texts) != 1 {
		t.Errorf("stored is %v", w.disk.texts)
	}
}

// tapatan returns the record of a match.
func tapatan(moves string) rules.Record {
	record := rules.Record{Game: "tapatan", Variant: "tapatan"}
	for m := range strings.FieldsSeq(moves) {
		record.Moves = append(record.Moves, rules.Move(m))
	}
	return record
}

// replay returns the match of a record.
func replay(t *testing.T, record rules.Record) *rules.Match {
	t.Helper()
	m, err := registry.Replay(record)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// incoming brings a match of Tapatan as a link does.
func incoming(t *testing.T, moves string) match.Arrived {
	return match.Arrived{Game: match.Incoming{Match: replay(t, tapatan(moves)), Link: true}}
}
