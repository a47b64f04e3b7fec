package match_test

import (
	"strings"
	"testing"
	"time"

	"tablier/app/match"
	"tablier/rules"
)

// Pages on which nobody plays know the match on a table as it stands: what has been taken back is no part of it.
func TestKeptMatch(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 a3 b1")
	w.do(match.UndoPressed{}, match.Suspending{})
	w.wantKept("a1 a3")
}

// Where none is kept, or one that cannot be read, there is a new match, and what is kept stays as it is.
func TestNoKeptMatch(t *testing.T) {
	for _, text := range []string{"", "x", `{"version":99}`} {
		w := newWorld(t, gameOf("tapatan"))
		if text != "" {
			w.disk.texts[match.SaveKey("tapatan")] = text
		}
		w.wantKept("")
		if got := w.saved(); got != text || len(w.disk.texts) > 1 {
			t.Errorf("%q is kept as %v", text, w.disk.texts)
		}
	}
}

// A long one is read in several turns of the browser.
func TestLongKeptMatchIsReadInSteps(t *testing.T) {
	w := openGame(t, "entropy")
	w.do(match.Arrived{Game: match.Incoming{Match: longMatch(t, 5000), Link: true}})
	read := w.readKept()
	if *read != nil {
		t.Error("it is read at once")
	}
	w.clock.pass(time.Second)
	if *read == nil || (*read).Ply() != 5000 {
		t.Error("it is not read")
	}
}

// readKept begins to read the match that is kept, and returns where it is told.
func (w *world) readKept() **rules.Match {
	var read *rules.Match
	match.SavedMatches{Store: w.store, Clock: w.clock}.Read(w.Game(), func(m *rules.Match) { read = m })
	return &read
}

// wantKept fails unless the match that is kept is told at once, and has these moves.
func (w *world) wantKept(want string) {
	w.t.Helper()
	m := *w.readKept()
	if m == nil {
		w.t.Fatal("nothing is told of the match")
	}
	var moves []string
	for _, move := range m.Moves()[:m.Ply()] {
		moves = append(moves, string(move))
	}
	if got := strings.Join(moves, " "); got != want {
		w.t.Errorf("the moves are %q, want %q", got, want)
	}
}
