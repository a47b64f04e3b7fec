package match_test

import (
	"testing"
	"time"

	"tablier/app/match"
)

// playRound plays the first legal move for whoever is to move until a round or the match has ended.
func (w *world) playRound() {
	w.t.Helper()
	for range 1000 {
		switch w.Phase() {
		case match.Covered:
			w.uncover()
		case match.PersonMoves:
			w.write(string(w.Table().Match().Position().Moves()[0]))
		case match.BetweenRounds, match.Over:
			return
		default:
			if len(w.clock.timers) == 0 {
				w.t.Fatalf("the match stands still in phase %v", w.Phase())
			}
			w.clock.pass(w.clock.timers[0].at - w.clock.now)
		}
	}
	w.t.Fatal("the round does not end")
}

// The end of a round stays on the board until a person begins the next.
func TestPersonBeginsTheNextRound(t *testing.T) {
	w := openGame(t, "hyle", 0, 0)
	w.playRound()
	w.wantPhase(match.BetweenRounds)
	ply := w.Table().Match().Ply()
	w.clock.pass(time.Hour)
	if w.Table().Match().Ply() != ply || w.Table().Round() != 0 {
		t.Errorf("the next round begins by itself")
	}
	w.do(match.RoundBegun{})
	w.wantPhase(match.ChanceActs)
	if w.Table().Round() != 1 {
		t.Errorf("round %d is shown", w.Table().Round())
	}
	w.playRound()
	w.wantPhase(match.Over)
	w.wantPast(1, 1)
}

// Against the machine it is the person who begins the round, whoever opens it.
func TestMachineWaitsForTheRound(t *testing.T) {
	w := openVariant(t, "bag", "one", 0, 1)
	w.machine.think = time.Millisecond
	w.playRound()
	w.wantPhase(match.BetweenRounds)
	w.clock.pass(time.Minute)
	w.machine.mustRest()
	w.do(match.RoundBegun{})
	w.clock.pass(time.Second)
	if got := w.Table().Round(); got != 1 {
		t.Errorf("round %d is shown", got)
	}
	w.playRound()
	w.wantPhase(match.Over)
}

// Between machines the next round begins after four pauses, and the whole match goes to its end by itself.
func TestMachinesBeginTheNextRound(t *testing.T) {
	w := openGame(t, "hyle", 1, 1)
	w.machine.think = time.Millisecond
	w.playRound()
	w.wantPhase(match.BetweenRounds)
	w.clock.pass(4*600*time.Millisecond - 1)
	w.wantPhase(match.BetweenRounds)
	w.clock.pass(1)
	w.wantPhase(match.ChanceActs)
	w.clock.pass(time.Hour)
	w.wantPhase(match.Over)
	w.wantPast(1, 0)
}

// A round that a person begins sooner does not begin twice, and one that is paused does not begin.
func TestRoundBetweenMachinesBeginsOnce(t *testing.T) {
	w := openGame(t, "hyle", 1, 1)
	w.machine.think = time.Millisecond
	w.playRound()
	w.do(match.PausePressed{})
	w.clock.pass(time.Minute)
	w.wantPhase(match.Resting)
	w.do(match.StepPressed{})
	w.clock.pass(4 * 600 * time.Millisecond)
	if got := w.Table().Round(); got != 1 {
		t.Errorf("after a step round %d is shown", got)
	}
	w.wantPhase(match.Resting)
	w.do(match.PausePressed{})
	w.wantPhase(match.ChanceActs)
}

// Taking back after the end of a round goes back into it.
func TestTakeBackBetweenRounds(t *testing.T) {
	w := openGame(t, "hyle", 0, 0)
	w.playRound()
	w.wantPhase(match.BetweenRounds)
	w.do(match.UndoPressed{})
	w.wantPhase(match.PersonMoves)
	if got := w.Table().Match().Round(); got != 0 {
		t.Errorf("in round %d", got)
	}
	w.do(match.RedoPressed{})
	w.clock.pass(time.Minute)
	w.wantPhase(match.BetweenRounds)
}
