package match_test

import (
	"strings"
	"testing"
	"time"

	"tablier/app/match"
	"tablier/app/play"
	"tablier/rules"
)

// Two people at one screen hand it over before each turn, and nothing can be played or seen before that.
func TestHandOver(t *testing.T) {
	w := openGame(t, "bag", 0, 0)
	w.wantPhase(match.Covered)
	w.touch("3")
	w.wantMoves("")
	w.do(match.Uncovered{})
	w.wantPhase(match.PersonMoves)
	w.touch("3")
	w.wantMoves("3")
	w.wantPhase(match.Covered)
	if got := w.Table().View().String(); strings.HasPrefix(got, "3") {
		t.Errorf("handed over, the screen shows %s", got)
	}
	w.do(match.Uncovered{})
	w.touch("2")
	w.wantPhase(match.ChanceActs) // nobody's turn: the screen stays as it is
	w.clock.pass(time.Second)
	w.wantPhase(match.Covered)
	w.do(match.HintAsked{}, match.EvaluationSwitched{})
	w.machine.mustRest()
	w.do(match.Uncovered{})
	if asked := w.machine.mustAsk(); asked.Moves[1] != "?" || asked.Moves[0] != "3" {
		t.Errorf("First asks what Second must not know: %v", asked.Moves)
	}
}

// Whoever opens the page anew is asked again whose screen it is.
func TestHandOverAfterResume(t *testing.T) {
	w := openGame(t, "bag", 0, 0)
	w.uncover()
	w.again().wantPhase(match.Covered)
}

// Against the machine nothing is handed over, and it is told what its side knows and nothing else.
func TestMachineKnowsItsSide(t *testing.T) {
	w := openGame(t, "bag", 0, 1)
	w.wantPhase(match.PersonMoves)
	w.touch("3")
	if asked := w.machine.mustAsk(); asked.Moves[0] != "?" || len(asked.Seeds) > 0 {
		t.Errorf("the machine is told %v, %v", asked.Moves, asked.Seeds)
	}
	w.machine.plays("2")
	w.clock.pass(time.Second)
	w.wantPhase(match.PersonMoves)
	if got := w.Table().Record(); got.Moves[1] != "?" || got.Moves[0] != "3" {
		t.Errorf("the person is told %v", got.Moves)
	}
}

// Of two people at one screen only the one to move can give up, and nobody while it is handed over or chance acts.
func TestWhoResigns(t *testing.T) {
	w := openGame(t, "bag", 0, 0)
	for range 4 {
		if got := w.Resigner(); w.Phase() != match.Covered || got != -1 {
			t.Errorf("in phase %v seat %d would resign", w.Phase(), got)
		}
		w.uncover()
		if got, want := w.Resigner(), w.Table().Turn(); got != want {
			t.Errorf("seat %d would resign, want %d", got, want)
		}
		w.write(string(w.Table().Match().Position().Moves()[0]))
		if w.Phase() == match.ChanceActs && w.Resigner() != -1 {
			t.Errorf("while chance acts seat %d would resign", w.Resigner())
		}
		w.clock.pass(time.Second)
	}
}

// Seats of a match with secrets change hands only with the next match.
func TestSeatsStayWhileThereAreSecrets(t *testing.T) {
	w := openGame(t, "bag", 0, 1)
	w.touch("3")
	w.do(match.SatDown{Seats: [2]play.Seat{{Level: 1}, {}}})
	if got := w.Table().Seats(); got[0].Level != 0 || got[1].Level != 1 {
		t.Errorf("the match is played by %+v", got)
	}
	w.do(match.Restarted{})
	if got := w.Table().Seats(); got[0].Level != 1 || got[1].Level != 0 {
		t.Errorf("the next one is played by %+v", got)
	}
}

// Once it is over a match with secrets is seen with everything, or as a seat knew it.
func TestSeenAs(t *testing.T) {
	w := openVariant(t, "bag", "one", 0, 0)
	w.write("3", "2")
	w.clock.pass(time.Second)
	w.uncover()
	w.do(match.ResignPressed{})
	w.wantPhase(match.Over)
	if w.Table().Viewer() != rules.Chance {
		t.Errorf("the viewer is %v", w.Table().Viewer())
	}
	w.do(match.SawAs{Seat: 1})
	if got := w.Table().Moves(); got[0] != "?" || got[1] != "2" {
		t.Errorf("seat 1 sees %v", got)
	}
	w.do(match.UndoPressed{})
	w.wantPhase(match.Over) // all is told: nobody goes back to before that
}

// A game's own part tries moves before they are played: they are stepped through, saved, and not yet played.
func TestTried(t *testing.T) {
	w := openGame(t, "bag", 0, 0)
	w.uncover()
	before := w.saved()
	w.act("try")
	w.act("try")
	tried := w.saved()
	if tried == before || !w.Table().Trying() {
		t.Error("what is tried is not saved")
	}
	w.wantMoves("")
	w.do(match.UndoPressed{})
	if w.saved() == tried {
		t.Error("a step back in what is tried is not saved")
	}
	w.do(match.RedoPressed{})
	if w.saved() != tried {
		t.Error("a step forth in what is tried is not saved")
	}
	if again := w.again(); again.Phase() != match.Covered {
		t.Error("the screen is not handed over")
	} else if again.uncover(); !again.Table().Trying() {
		t.Error("what was tried is lost")
	}
	w.act("play")
	w.wantMoves("2")
	if strings.Contains(w.saved(), `"draft"`) {
		t.Errorf("saved is %s", w.saved())
	}
}
