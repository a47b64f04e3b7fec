package match_test

import (
	"testing"
	"time"

	"tablier/app/match"
	"tablier/app/play"
)

// Chance draws by itself after a short pause, for whoever sits there.
func TestChanceDraws(t *testing.T) {
	w := openGame(t, "hyle", 0, 0)
	w.wantPhase(match.ChanceActs)
	w.clock.pass(299 * time.Millisecond)
	w.wantMoves("")
	w.clock.pass(time.Millisecond)
	if got := w.Table().Match().Ply(); got != 1 {
		t.Fatalf("%d moves after the pause", got)
	}
	w.wantPhase(match.PersonMoves)
	w.clock.pass(time.Minute)
	if got := w.Table().Match().Ply(); got != 1 {
		t.Errorf("%d moves while a person is to move", got)
	}
}

// One timer makes one draw, however often the page is looked at meanwhile.
func TestChanceDrawsOnce(t *testing.T) {
	w := openGame(t, "hyle", 0, 0)
	for range 5 {
		w.do(match.Visible{Yes: false}, match.Visible{Yes: true}, match.Left{}, match.Entered{}, match.WentTo{})
	}
	w.clock.pass(300 * time.Millisecond)
	if got := w.Table().Match().Ply(); got != 1 {
		t.Errorf("%d moves after the pause", got)
	}
}

// What is drawn comes from the match's seed: taken back and gone on with, or opened anew, it is the same.
func TestTheSameDraw(t *testing.T) {
	w := openGame(t, "hyle", 0, 0)
	seed := w.again()
	w.clock.pass(300 * time.Millisecond)
	if seed.moves() == "" || seed.moves() != w.moves() {
		t.Errorf("drawn are %q and %q", seed.moves(), w.moves())
	}
}

// A draw that waits does not come once the match is another.
func TestDrawOfAnotherMatch(t *testing.T) {
	w := openGame(t, "hyle", 0, 0)
	w.clock.pass(200 * time.Millisecond)
	w.do(match.Restarted{})
	w.clock.pass(200 * time.Millisecond)
	w.wantMoves("")
	w.clock.pass(100 * time.Millisecond)
	if got := w.Table().Match().Ply(); got != 1 {
		t.Errorf("%d moves", got)
	}
}

// Between machines a draw takes as long as a move, and no time where the match is to be over soon.
func TestPaceOfDraws(t *testing.T) {
	for pace, want := range map[play.Pace]time.Duration{
		play.Calm: 1500 * time.Millisecond, play.Steady: 600 * time.Millisecond, play.Brisk: 0,
	} {
		w := openGame(t, "hyle", 1, 1)
		settings := w.Table().Settings()
		settings.Pace = pace
		w.do(match.Restarted{}, match.Configured{Settings: settings})
		if want > 0 {
			w.clock.pass(want - 1)
			w.wantMoves("")
		}
		w.clock.pass(1)
		if got := w.Table().Match().Ply(); got != 1 {
			t.Errorf("%s: %d moves after %v", pace, got, want)
		}
	}
}
