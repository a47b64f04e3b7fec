package puzzles_test

import (
	"errors"
	"os"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/puzzles"
	"tablier/rules/all"
)

// A workshop is a machine that answers when it is told to.
type workshop struct {
	asked    []string
	far      func(int)
	done     func(string, error)
	cancels  int
	redrawns int
}

func (w *workshop) Make(game, variant string, far func(int), done func(string, error)) func() {
	w.asked, w.far, w.done = append(w.asked, game+" "+variant), far, done
	return func() { w.cancels++ }
}

// newSpot returns puzzles on the spot with their machine, and a file that it can answer.
func newSpot(t *testing.T) (*puzzles.Spot, *workshop, string) {
	t.Helper()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile("../boards/morris/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	w := &workshop{}
	return puzzles.NewSpot(spec, w, func() { w.redrawns++ }), w, string(file)
}

const ladder = "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psx2"

// Puzzles are made once for a game, whatever the order of its text, and it is said how far they are.
func TestMadeOnTheSpot(t *testing.T) {
	s, w, file := newSpot(t)
	s.Show("")
	if s.State() != puzzles.NotAsked || len(w.asked) > 0 {
		t.Fatal("nothing is asked for, and made")
	}
	s.Show("g=3&p=a2b2c2a1b1c1&l=012.543&c=03.41.25&r=2psx2")
	if s.State() != puzzles.Making || s.Variant() != ladder || len(w.asked) != 1 || w.asked[0] != "tapatan "+ladder {
		t.Fatalf("%d: %q", s.State(), w.asked)
	}
	w.far(40)
	w.far(40)
	if s.Far() != 40 || w.redrawns != 1 || s.Shelf() != nil {
		t.Errorf("%d hundredths, drawn %d times", s.Far(), w.redrawns)
	}
	w.done(file, nil)
	if s.State() != puzzles.Made || s.Shelf() == nil || w.redrawns != 2 {
		t.Errorf("%d, drawn %d times", s.State(), w.redrawns)
	}
	s.Show("")
	s.Show(ladder)
	if s.State() != puzzles.Made || len(w.asked) != 1 || w.cancels != 0 {
		t.Error("they are made again")
	}
}

// Making them can be stopped and gone on with; whoever leaves stops it, and what failed says why.
func TestMakingEnds(t *testing.T) {
	s, w, file := newSpot(t)
	s.Show(ladder)
	s.Halt()
	if s.State() != puzzles.Halted || w.cancels != 1 {
		t.Errorf("stopped: %d", s.State())
	}
	s.Halt()
	s.Resume()
	s.Resume()
	if s.State() != puzzles.Making || len(w.asked) != 2 || w.cancels != 1 {
		t.Errorf("resumed: %d", s.State())
	}
	s.Leave()
	s.Show("g=3&p=a1")
	if s.State() != puzzles.Unreadable || w.cancels != 2 {
		t.Errorf("nonsense: %d", s.State())
	}
	if s.Resume(); s.State() != puzzles.Unreadable {
		t.Error("nonsense is made")
	}
	s.Show(ladder)
	w.done("", &protocol.Error{Code: protocol.CodeLarge})
	if s.State() != puzzles.TooLarge {
		t.Errorf("too large: %d", s.State())
	}
	for _, answer := range []struct {
		file string
		err  error
	}{{"", errors.New("dead")}, {"nonsense", nil}} {
		s.Show(ladder)
		if w.done(answer.file, answer.err); s.State() != puzzles.Failed {
			t.Errorf("failed: %d", s.State())
		}
	}
	s.Resume()
	if w.done(file, nil); s.State() != puzzles.Made {
		t.Errorf("in the end: %d", s.State())
	}
}
