package match_test

import (
	"testing"
	"time"

	"tablier/app/match"
	"tablier/app/play"
)

// A match between machines goes on by itself, as fast as has been chosen.
func TestPaceOfMachines(t *testing.T) {
	for pace, want := range map[play.Pace]time.Duration{
		play.Calm: 1500 * time.Millisecond, play.Steady: 600 * time.Millisecond, play.Brisk: 60 * time.Millisecond,
	} {
		w := openGame(t, "tapatan", 1, 1)
		settings := w.Table().Settings()
		settings.Pace = pace
		w.do(match.Configured{Settings: settings})
		w.machine.plays("b2")
		w.clock.pass(want - 1)
		w.wantMoves("")
		w.clock.pass(1)
		w.wantMoves("b2")
		w.machine.mustAsk()
	}
}

// It waits while a person has paused it.
func TestPause(t *testing.T) {
	w := openGame(t, "tapatan", 1, 1)
	w.machine.plays("b2")
	w.do(match.PausePressed{})
	w.wantPhase(match.Resting)
	w.clock.pass(time.Minute)
	w.wantMoves("")
	w.machine.mustRest()
	w.do(match.StepPressed{}, match.StepPressed{})
	w.machine.plays("a1")
	w.clock.pass(time.Second)
	w.wantMoves("a1")
	w.wantPhase(match.Resting)
	w.machine.mustRest()
	w.do(match.PausePressed{})
	w.wantPhase(match.OpponentMoves)
	w.machine.mustAsk()
	if w.IsPaused() {
		t.Error("it is paused")
	}
}

// It waits while nobody looks: the browser shows another page, or the program does. What the machine has been asked
// before is played, and no more.
func TestNobodyLooks(t *testing.T) {
	for name, c := range map[string][2]match.Event{
		"hidden":       {match.Visible{Yes: false}, match.Visible{Yes: true}},
		"another page": {match.Left{}, match.Entered{}},
	} {
		w := openGame(t, "tapatan", 1, 1)
		w.machine.mustAsk()
		w.do(c[0])
		w.wantPhase(match.Resting)
		w.machine.plays("b2")
		w.clock.pass(time.Minute)
		w.wantMoves("b2")
		w.machine.mustRest()
		w.do(c[1])
		if w.Phase() != match.OpponentMoves {
			t.Errorf("%s: phase %v", name, w.Phase())
		}
		w.machine.plays("a1")
		w.clock.pass(time.Second)
		w.wantMoves("b2 a1")
	}
}

// A match whose page has not been entered yet begins nothing, whatever the browser shows.
func TestPagesThatAreNotShown(t *testing.T) {
	first := againstMachine(t)
	first.touch("b2")
	w := newTab(t, gameOf("tapatan"), first.clock, first.disk)
	w.Load()
	w.do(match.Mounted{}, match.Visible{Yes: false}, match.Visible{Yes: true})
	w.machine.mustRest()
	w.do(match.Entered{})
	w.machine.mustAsk()
}

// Machines that take both seats of a match under way wait until a person says so; of a new one they do not.
func TestMachinesSitDown(t *testing.T) {
	machines := match.SatDown{Seats: [2]play.Seat{{Level: 1}, {Level: 2}}}
	w := openGame(t, "tapatan", 0, 0)
	w.do(machines)
	w.wantPhase(match.OpponentMoves)
	w = openGame(t, "tapatan", 0, 0)
	w.touch("b2")
	w.do(machines)
	w.wantPhase(match.Resting)
	w.machine.mustRest()
	w.do(match.Restarted{})
	w.wantPhase(match.OpponentMoves)
}

// A person who takes a seat of theirs back goes on, paused or not.
func TestPersonTakesASeat(t *testing.T) {
	w := openGame(t, "tapatan", 1, 1)
	w.machine.plays("b2")
	w.clock.pass(time.Second)
	w.do(match.PausePressed{}, match.SatDown{Seats: [2]play.Seat{{Level: 1}, {}}})
	w.wantPhase(match.PersonMoves)
	w.touch("a1")
	w.wantPhase(match.OpponentMoves)
	w.machine.mustAsk()
}
