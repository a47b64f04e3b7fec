package match_test

import (
	"testing"
	"time"

	"tablier/app/match"
)

// deaths are the ways in which a worker can fail at what it is asked.
var deaths = map[string]func(*world){
	"crash":   func(w *world) { w.machine.crashes() },
	"silence": func(w *world) { w.clock.pass(5 * time.Second) },
	"garbage": func(w *world) { w.machine.newest().text("<html>") },
}

// A worker that dies while it thinks is replaced, and the next one is asked the same.
func TestWorkerDiesThinking(t *testing.T) {
	for name, die := range deaths {
		w := againstMachine(t)
		w.touch("b2")
		first := w.machine.mustAsk()
		die(w)
		w.wantPhase(match.OpponentMoves)
		again := w.machine.mustAsk()
		if len(w.machine.all) != 2 || again.Moves[0] != first.Moves[0] || again.Level != first.Level {
			t.Fatalf("%s: %d workers, the last asked %+v", name, len(w.machine.all), again)
		}
		w.machine.all[0].text(`{"id":` + string(first.ID) + `,"best":"c3"}`) // too late
		w.clock.pass(time.Second)
		w.wantMoves("b2")
		w.machine.plays("a1")
		w.clock.pass(time.Second)
		w.wantMoves("b2 a1")
	}
}

// When the second one dies too, that is told. The match is as it was; a person can have the machine try again.
func TestMachineFails(t *testing.T) {
	for name, die := range deaths {
		w := againstMachine(t)
		w.touch("b2")
		w.machine.mustAsk()
		die(w)
		w.machine.mustAsk()
		die(w)
		w.wantPhase(match.Failed)
		if !w.MachineFailed() || w.Thinking() || len(w.screen.logged) != 1 {
			t.Errorf("%s: failed %t, thinking %t, logged %v", name, w.MachineFailed(), w.Thinking(), w.screen.logged)
		}
		w.machine.mustRest()
		w.do(match.TryAgainPressed{})
		w.wantPhase(match.OpponentMoves)
		w.machine.plays("a1")
		w.clock.pass(time.Second)
		w.wantMoves("b2 a1")
	}
}

// fail makes the machine fail at what it is asked.
func (w *world) fail() {
	w.t.Helper()
	for range 2 {
		w.machine.mustAsk()
		w.machine.crashes()
	}
}

// Whoever takes back, begins another match or lets somebody else play gets on without trying again.
func TestGoingOnAfterAFailure(t *testing.T) {
	for name, c := range map[string]struct {
		event match.Event
		phase match.Phase
	}{
		"take back": {match.UndoPressed{}, match.PersonMoves},
		"restart":   {match.Restarted{}, match.PersonMoves},
		"two":       {match.SatDown{}, match.PersonMoves},
		"give up":   {match.ResignPressed{}, match.Over},
	} {
		w := againstMachine(t)
		w.touch("b2")
		w.fail()
		w.wantPhase(match.Failed)
		w.do(c.event)
		if got := w.Phase(); got != c.phase || w.MachineFailed() {
			t.Errorf("%s: phase %v, failed %t", name, got, w.MachineFailed())
		}
	}
}

// A hint that does not come is a failure too, and a person's move ends it. So is a value that was to be shown.
func TestWorkerDiesAskedForHelp(t *testing.T) {
	for name, ask := range map[string]match.Event{
		"hint": match.HintAsked{}, "value": match.EvaluationSwitched{}, "moves": match.MoveValuesSwitched{},
	} {
		w := openGame(t, "tapatan", 0, 0)
		w.touch("b2")
		w.do(ask)
		w.machine.mustAsk()
		w.machine.crashes()
		w.wantPhase(match.PersonMoves)
		w.machine.mustAsk()
		w.machine.crashes()
		w.wantPhase(match.Failed)
		w.do(match.WentTo{Ply: 0}, match.WentTo{Ply: 1})
		w.machine.mustRest() // a person is to say when it should try again
		w.do(match.TryAgainPressed{})
		w.wantPhase(match.PersonMoves)
		if _, asked := w.machine.question(); asked != (name != "hint") {
			t.Errorf("%s: asked again: %t", name, asked)
		}
		if name == "hint" {
			w.do(ask)
		}
		w.machine.plays("a1")
		f := w.Analysis().Found()
		if name == "hint" {
			f, _ = w.Analysis().Hinted()
		}
		if f == nil || f.Best != "a1" {
			t.Errorf("%s: found %+v", name, f)
		}
	}
}

// Whoever asks for another hint after one that has failed has the machine try again.
func TestAnotherHintAfterAFailure(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.do(match.HintAsked{})
	w.fail()
	w.do(match.HintAsked{})
	w.wantPhase(match.PersonMoves)
	w.machine.plays("b2")
	if found, _ := w.Analysis().Hinted(); found == nil {
		t.Error("no hint has come")
	}
}

// A review that fails stops, and says so; the match goes on.
func TestWorkerDiesInReview(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 a3 b1")
	w.do(match.ReviewStarted{})
	w.machine.plays("b2")
	if !w.Analysis().Reviewing() || !w.Analysis().Review().At(3).Known {
		t.Fatal("the review does not go on after an answer")
	}
	w.fail()
	if a := w.Analysis(); a.Reviewing() || !a.ReviewFailed() || w.MachineFailed() {
		t.Errorf("reviewing %t, failed %t, machine failed %t", a.Reviewing(), a.ReviewFailed(), w.MachineFailed())
	}
	w.wantPhase(match.PersonMoves)
	w.machine.mustRest()
	w.do(match.ReviewStarted{})
	if asked := w.machine.mustAsk(); len(asked.Moves) != 2 || w.Analysis().ReviewFailed() {
		t.Errorf("the review goes on with %v, failed %t", asked.Moves, w.Analysis().ReviewFailed())
	}
}

// One death does not end a review, nor does that of a worker that thinks of its move end the hint asked for before.
func TestWorkerDiesOnceInReview(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 a3")
	w.do(match.ReviewStarted{})
	for range 3 {
		w.machine.mustAsk()
		w.machine.crashes()
		w.machine.plays("b2")
	}
	if w.Analysis().Reviewing() || w.Analysis().ReviewFailed() || !w.Analysis().Review().At(2).Known {
		t.Error("the review has not come to its end")
	}
}

// Between machines a failure stops the match, paused or not, until a person has it try again.
func TestMachinesFail(t *testing.T) {
	w := openGame(t, "tapatan", 1, 1)
	w.fail()
	w.wantPhase(match.Failed)
	w.do(match.PausePressed{}, match.StepPressed{})
	w.machine.mustRest()
	w.do(match.PausePressed{}, match.TryAgainPressed{})
	w.machine.plays("b2")
	w.clock.pass(time.Second)
	w.wantMoves("b2")
}

// Chance does not hide a failure: it draws once a person has had the machine try again.
func TestChanceWaitsForAFailure(t *testing.T) {
	w := openGame(t, "hyle", 0, 0)
	w.clock.pass(300 * time.Millisecond)
	for range 2 {
		w.write(string(w.Table().Match().Position().Moves()[0]))
	}
	w.wantPhase(match.ChanceActs)
	w.do(match.WentTo{Ply: 1}, match.EvaluationSwitched{})
	w.fail()
	w.wantPhase(match.Failed)
	w.clock.pass(time.Second)
	w.wantPhase(match.Failed)
	w.do(match.TryAgainPressed{})
	w.wantPhase(match.ChanceActs)
	w.clock.pass(300 * time.Millisecond)
	if got := w.Table().Match().Ply(); got != 4 {
		t.Errorf("%d moves after another try, want 4", got)
	}
}
