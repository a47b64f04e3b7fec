package match_test

import (
	"testing"
	"time"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/rules"
)

// wantGreeting opens a game whose first move is the other side's, and wants nobody to act.
func wantGreeting(t *testing.T) *world {
	t.Helper()
	w := newWorld(t, gameOf("hyle")).open()
	w.gesture(board.Over, "a1")
	w.clock.pass(time.Minute)
	w.wantPhase(match.Greeting)
	w.wantMoves("")
	w.machine.mustRest()
	return w
}

// Nobody acts before a newcomer does: a button begins, or a touch of the board, which is no more than that.
func TestNobodyActsBeforeANewcomer(t *testing.T) {
	for name, begin := range map[string]func(w *world){
		"a button":     func(w *world) { w.do(match.Welcomed{}) },
		"a touch":      func(w *world) { w.touch("c3") },
		"a drag":       func(w *world) { w.gesture(board.Pick, "c3") },
		"another game": func(w *world) { w.do(match.Restarted{}) },
		"two people":   func(w *world) { w.do(match.SatDown{}, match.Welcomed{}) },
	} {
		w := wantGreeting(t)
		if begin(w); w.FirstVisit() {
			t.Errorf("%s: how to begin is offered still", name)
		}
		w.clock.pass(time.Minute)
		if w.Table().Match().Ply() != 1 || len(w.Table().Selected()) > 0 {
			t.Errorf("%s: the moves are %q, want a draw alone", name, w.moves())
		}
	}
}

// A touch before the program ran begins as well. Whoever has played before finds the match going on.
func TestNewcomerIsEarly(t *testing.T) {
	w := wantGreeting(t).touchEarly("c3")
	w.clock.pass(time.Minute)
	if w.Table().Match().Ply() != 1 || w.FirstVisit() {
		t.Errorf("the moves are %q, want a draw alone", w.moves())
	}
	w.machine.newest().killed = true // with its page
	w = w.again()
	w.wantPhase(match.OpponentMoves)
}

// A level can be chosen first: it begins nothing.
func TestNewcomerChoosesALevel(t *testing.T) {
	w := wantGreeting(t)
	w.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 1}}})
	w.clock.pass(time.Minute)
	w.wantPhase(match.Greeting)
	w.wantMoves("")
}

// The first match is the newcomer's to open, whatever chance would say, unless the game has them answer.
func TestNewcomersOpen(t *testing.T) {
	for _, game := range tested {
		for seed := range uint64(8) {
			w := newWorld(t, game)
			w.run(match.New(game, seed), 1)
			w.open()
			want := rules.First
			if game.Answers {
				want = rules.Second
			}
			if got := w.Table().PlayerOf(0); got != want {
				t.Errorf("%s, seed %d: the newcomer is %s, want %s", game.ID(), seed, got, want)
			}
		}
	}
}

// Where one sets up, a set-up is ready; it can be changed while how to begin is offered, and is what the match is begun
// with.
func TestNewcomerHasASetUp(t *testing.T) {
	w := newWorld(t, gameOf("stratege")).open()
	ready := w.Table().View().String()
	w.touch("a1")
	w.touch("c1")
	if got := w.Table().View().String(); got == ready || !w.FirstVisit() {
		t.Errorf("two pawns change places: %s, and how to begin is offered: %t", got, w.FirstVisit())
	}
	w.do(match.Welcomed{})
	w.wantPhase(match.OpponentMoves)
	if w.Table().Match().Ply() != 18 || w.FirstVisit() {
		t.Errorf("the moves are %q", w.moves())
	}
	w.do(match.UndoPressed{}, match.Restarted{})
	if !w.Table().SettingUp() {
		t.Error("the next match begins with no set-up")
	}
}
