package match_test

import (
	"testing"
	"time"

	"tablier/app/match"
	"tablier/app/play"
)

// beforeTheEnd opens the test game, of which nothing is secret, one move before the end of its first round, which is
// shown for 120 ms; levels play.
func beforeTheEnd(t *testing.T, levels ...int) *world {
	w := openVariant(t, "bag", "one", levels...)
	settings := w.Table().Settings()
	settings.Options = []string{"told"}
	w.do(match.Configured{Settings: settings}, match.Restarted{})
	w.machine.think = time.Millisecond
	for range 100 {
		if w.Table().Match().Ply() == 3 && w.Phase() == match.PersonMoves {
			return w
		}
		switch w.Phase() {
		case match.Covered:
			w.uncover()
		case match.PersonMoves:
			w.write("1")
		default:
			w.clock.pass(50 * time.Millisecond)
		}
	}
	t.Fatalf("the match stands in phase %v after %s", w.Phase(), w.moves())
	return nil
}

// What a move leads to is shown step by step before the match goes on.
func TestInterlude(t *testing.T) {
	w := beforeTheEnd(t, 0, 0)
	if w.Step() != -1 {
		t.Errorf("step %d before the move", w.Step())
	}
	w.write("+")
	w.wantPhase(match.Interlude)
	if w.Step() != 0 {
		t.Errorf("step %d after the move", w.Step())
	}
	w.clock.pass(119 * time.Millisecond)
	w.wantPhase(match.Interlude)
	w.clock.pass(time.Millisecond)
	w.wantPhase(match.BetweenRounds)
	if w.Step() != -1 {
		t.Errorf("step %d after its time", w.Step())
	}
}

// An interlude of several steps shows one after the other.
func TestSteps(t *testing.T) {
	w := openGame(t, "hyle", 0, 0)
	for w.Phase() != match.Interlude {
		if w.Phase() == match.ChanceActs {
			w.clock.pass(300 * time.Millisecond)
		} else {
			w.write(string(w.Table().Match().Position().Moves()[0]))
		}
	}
	last := 0
	for w.Phase() == match.Interlude {
		if step := w.Step(); step < last || step > last+1 {
			t.Fatalf("step %d after %d", step, last)
		}
		last = w.Step()
		w.clock.pass(10 * time.Millisecond)
	}
	if last != 10 { // nothing, then each line of the board
		t.Errorf("the last step was %d", last)
	}
	w.wantPhase(match.BetweenRounds)
}

// A person can skip it, but not by what happened before it began.
func TestSkip(t *testing.T) {
	w := beforeTheEnd(t, 0, 0)
	before := w.clock.now
	w.clock.pass(time.Millisecond)
	w.write("+")
	w.do(match.Skipped{At: before})
	w.wantPhase(match.Interlude)
	w.do(match.Skipped{At: w.clock.now})
	w.wantPhase(match.BetweenRounds)
	w.clock.pass(time.Second)
	w.wantPhase(match.BetweenRounds)
	w.do(match.Skipped{At: w.clock.now})
	w.wantPhase(match.BetweenRounds)
}

// Whoever looks elsewhere, takes back or leaves the page has seen enough.
func TestInterludeEnds(t *testing.T) {
	for name, c := range map[string]struct {
		event match.Event
		phase match.Phase
	}{
		"look":  {match.WentTo{Ply: 1}, match.BetweenRounds},
		"undo":  {match.UndoPressed{}, match.PersonMoves},
		"leave": {match.Left{}, match.BetweenRounds},
		"round": {match.RoundBegun{}, match.Covered},
	} {
		w := beforeTheEnd(t, 0, 0)
		w.write("+")
		if w.do(c.event); w.Step() != -1 || w.Phase() != c.phase {
			t.Errorf("%s: step %d in phase %v", name, w.Step(), w.Phase())
		}
		w.clock.pass(time.Second)
		if w.Phase() != c.phase {
			t.Errorf("%s: later in phase %v", name, w.Phase())
		}
	}
}

// Nothing is shown to nobody: of a page that is hidden, or not on the screen, nor to who looks at the past, wants no
// motion, or has machines play fast.
func TestNoInterlude(t *testing.T) {
	for name, setUp := range map[string]func(*world){
		"hidden":       func(w *world) { w.do(match.Visible{Yes: false}) },
		"another page": func(w *world) { w.do(match.Left{}) },
		"no motion":    func(w *world) { w.screen.still = true },
	} {
		w := beforeTheEnd(t, 0, 0)
		setUp(w)
		w.write("+")
		if w.Step() != -1 || w.Phase() != match.BetweenRounds {
			t.Errorf("%s: step %d in phase %v", name, w.Step(), w.Phase())
		}
	}
	w := openGame(t, "hyle", 1, 1)
	settings := w.Table().Settings()
	settings.Pace = play.Brisk
	w.do(match.Configured{Settings: settings})
	w.machine.think = time.Millisecond
	for w.Phase() != match.BetweenRounds {
		if w.Step() != -1 {
			t.Fatal("a brisk match stops to show something")
		}
		w.clock.pass(w.clock.timers[0].at - w.clock.now)
	}
}

// Nor to who looks at the past while the machine's move ends the round.
func TestNoInterludeLookingBack(t *testing.T) {
	w := openVariant(t, "bag", "one", 1, 0)
	w.machine.plays("1")
	w.clock.pass(time.Second)
	w.write("1")
	w.clock.pass(time.Second)
	w.do(match.WentTo{Ply: 1})
	w.machine.plays("+")
	w.clock.pass(time.Second)
	w.wantPhase(match.BetweenRounds)
	if w.Table().Shown() != 1 {
		t.Errorf("ply %d is shown", w.Table().Shown())
	}
}

// Machines that play slowly enough are looked at, and a pause ends that.
func TestInterludeBetweenMachines(t *testing.T) {
	w := openGame(t, "hyle", 1, 1)
	w.machine.think = time.Millisecond
	for w.Phase() != match.Interlude {
		w.clock.pass(w.clock.timers[0].at - w.clock.now)
	}
	w.do(match.PausePressed{})
	w.wantPhase(match.Resting)
	w.clock.pass(time.Minute)
	w.do(match.PausePressed{})
	w.wantPhase(match.BetweenRounds)
}

// What an old match has shown is not shown again when it is opened.
func TestNoInterludeOnOpening(t *testing.T) {
	w := beforeTheEnd(t, 0, 0)
	w.write("+")
	w.again().wantPhase(match.BetweenRounds)
}

// Whoever reads another page in the meantime does not keep the machine waiting.
func TestMachineIsAskedBehindAnotherPage(t *testing.T) {
	const attack = "g1(1)g3(3)w6!(1)g1(1)g2/g3(1)g2(2)g5!(2)g1(1)g3/(2)w4(4)g4(2)g5/(11)/(11)/(11)/(11)/" +
		"(8)w2(1)w2/(1)w2(2)w6!w5(4)w6/g6!(1)w3(1)w1(1)w1(1)w3(1)w4 w 1 13455 244566"
	w := frameOf(t, "stratege", "second=machine-1&position="+attack)
	w.write("c8xc9")
	w.wantPhase(match.Interlude)
	w.machine.mustRest()
	w.do(match.Left{})
	w.machine.mustAsk()
}
