package match_test

import (
	"testing"
	"time"

	"tablier/app/match"
)

// touchEarly opens the page again after points were touched while the program was loading.
func (w *world) touchEarly(point string) *world {
	next := newTab(w.t, w.Game(), w.clock, w.disk)
	next.Load()
	next.do(match.Mounted{}, match.TouchedEarly{Point: point}, match.Entered{})
	return next
}

// A point touched before the program ran is played as soon as it can be.
func TestEarlyTouch(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0).touchEarly("b2")
	w.wantMoves("b2")
	if w.saved() != w.Table().Save() {
		t.Error("it is not saved")
	}
}

// It waits for the machine, and for chance.
func TestEarlyTouchWaits(t *testing.T) {
	w := againstMachine(t)
	w.touch("b2")
	w.machine.newest().killed = true // with its page
	w = w.touchEarly("c3")
	w.wantMoves("b2")
	w.machine.plays("a1")
	w.clock.pass(time.Second)
	w.wantMoves("b2 a1 c3")
	w.machine.mustAsk()
}

// It is forgotten once a person has done something else, and means nothing where no such point is.
func TestEarlyTouchIsForgotten(t *testing.T) {
	w := againstMachine(t)
	w.touch("b2")
	w = w.touchEarly("c3")
	w.do(match.UndoPressed{})
	w.clock.pass(time.Minute)
	w.wantMoves("")
	w = w.touchEarly("z9")
	w.wantMoves("")
	w.touch("a1")
	w.wantMoves("a1")
}

// What it changes of what is only tried is saved too.
func TestEarlyTouchOfWhatIsTried(t *testing.T) {
	w := openGame(t, "bag", 0, 1)
	w.act("try")
	w = w.touchEarly("drawn") // which ends the trial
	if w.Table().Trying() || w.saved() != w.Table().Save() {
		t.Errorf("tried %t, saved %s", w.Table().Trying(), w.saved())
	}
}
