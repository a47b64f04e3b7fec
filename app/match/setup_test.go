package match_test

import (
	"testing"
	"time"

	"tablier/app/board"
	"tablier/app/match"
)

// wantTried says whether anything is tried, and whether storage has the table as it stands.
func (w *world) wantTried(trying bool) {
	w.t.Helper()
	if w.Table().Trying() != trying {
		w.t.Errorf("tried is %t, want %t", w.Table().Trying(), trying)
	}
	if w.saved() != w.Table().Save() {
		w.t.Errorf("saved is %s", w.saved())
	}
}

// What a person sets up is tried, stepped through and saved; it is played when they are ready, the machine sets up
// without a pause, and the match begins.
func TestSetUp(t *testing.T) {
	w := openGame(t, "stratege", 0, 1)
	empty := w.saved()
	w.act("shuffle")
	full := w.saved()
	w.wantTried(true)
	w.do(match.UndoPressed{})
	w.wantTried(true)
	if w.saved() == full || !w.Table().CanRedo() {
		t.Error("the shuffle is not taken back")
	}
	w.do(match.RedoPressed{})
	w.wantTried(true)
	if w.saved() == empty {
		t.Error("nothing is set up")
	}
	view := w.Table().View().String()
	w = w.again()
	if got := w.Table().View().String(); got != view {
		t.Errorf("opened anew the screen shows %s, want %s", got, view)
	}
	w.wantMoves("")
	w.machine.mustRest()
	w.act("ready")
	w.wantPhase(match.OpponentMoves)
	ply := w.Table().Match().Ply()
	for range ply {
		w.machine.plays(w.machine.legal(w.machine.mustAsk())[0])
		w.clock.pass(0) // nothing of it is to be seen
	}
	if got := w.Table().Match().Ply(); got != 2*ply || w.Table().SettingUp() {
		t.Errorf("%d moves have been made, after %d of one side", got, ply)
	}
	w.wantPhase(match.PersonMoves)
	w.do(match.UndoPressed{})
	w.wantMoves("")
	for name, w := range map[string]*world{"taken back": w, "opened anew": w.again()} {
		if got := w.Table().View().String(); got != view {
			t.Errorf("%s, the screen shows %s, want %s", name, got, view)
		}
		w.machine.mustRest()
	}
}

// A gesture during the set-up that changes nothing saves nothing.
func TestSetUpSavesChanges(t *testing.T) {
	w := openGame(t, "stratege", 0, 0)
	w.wantPhase(match.Covered)
	w.act("shuffle")
	if w.Table().Trying() {
		t.Error("one sets up on a covered screen")
	}
	w.uncover()
	before := w.saved()
	w.do(match.Gestured{Gesture: board.Gesture{Kind: board.Over, Point: 0}}, match.UndoPressed{})
	w.act("ready") // nothing stands yet
	if w.saved() != before {
		t.Errorf("saved is %s", w.saved())
	}
	w.wantMoves("")
}

// Two people set up one after the other: the screen is handed over in between, and what the first has done is not told.
func TestTwoSetUp(t *testing.T) {
	w := openGame(t, "stratege", 0, 0)
	for range 2 {
		w.wantPhase(match.Covered)
		w.uncover()
		w.wantTried(true)
		w.act("shuffle")
		w.act("ready")
	}
	w.wantPhase(match.Covered)
	w.uncover()
	w.wantPhase(match.PersonMoves)
	if w.Table().SettingUp() {
		t.Error("the match has not begun")
	}
}

// A hint is asked for no sooner than the match has begun, and no value is.
func TestNoHelpInTheSetUp(t *testing.T) {
	w := openGame(t, "stratege", 0, 1)
	w.do(match.HintAsked{}, match.EvaluationSwitched{})
	w.clock.pass(time.Second)
	w.machine.mustRest()
}
