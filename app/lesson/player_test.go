package lesson_test

import (
	"errors"
	"testing"

	"tablier/app/lesson"
	"tablier/rules"
	"tablier/rules/all"
)

// beginSmall returns a player of the lesson of small.
func beginSmall(t *testing.T, progress lesson.Progress) *lesson.Player {
	t.Helper()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	return lesson.Begin(readSmall(t), spec, progress)
}

// play makes a move that must be legal.
func play(t *testing.T, p *lesson.Player, m rules.Move) lesson.Answer {
	t.Helper()
	answer, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	return answer
}

// A wrong move stays on the board with its reply until it is taken back; after two the right one can be shown.
func TestWrongMoves(t *testing.T) {
	p := beginSmall(t, lesson.Progress{})
	start := p.Position().String()
	for _, m := range []rules.Move{"a3", "b3"} {
		if _, ok := p.Shown(); ok {
			t.Errorf("shown before %s", m)
		}
		answer := play(t, p, m)
		if p.State() != lesson.Wrong || answer.Right || answer.Move != m || answer.Reply[0] != "c2" {
			t.Errorf("%s: state %d, %+v", m, p.State(), answer)
		}
		if o := p.Position().Outcome(); o.Winner != rules.Second {
			t.Errorf("the reply to %s is not on the board", m)
		}
		if _, err := p.Play("c1"); err == nil {
			t.Errorf("a move after %s", m)
		}
		if shown, ok := p.Shown(); ok != (m == "b3") || ok && shown != "c1" {
			t.Errorf("after %s: shown is %q, %v", m, shown, ok)
		}
		p.Retry()
		if p.State() != lesson.ToPlay || p.Position().String() != start || p.Answer().Move != "" {
			t.Errorf("%s was not taken back", m)
		}
	}
	if m, ok := p.Shown(); !ok || m != "c1" {
		t.Errorf("shown is %q, %v", m, ok)
	}
	if _, err := p.Play("a1"); !errors.As(err, new(*rules.Illegal)) || p.State() != lesson.ToPlay {
		t.Errorf("an illegal move: %v, state %d", err, p.State())
	}
}

// A right move leads to the next task or solves the board; from board to board one goes freely.
func TestBoards(t *testing.T) {
	p := beginSmall(t, lesson.Progress{})
	p.Back()
	if p.At() != 0 {
		t.Errorf("board %d before the first", p.At())
	}
	play(t, p, "c1")
	if p.State() != lesson.Right || !p.Progress().Done("small", "line") {
		t.Errorf("state %d, %v", p.State(), p.Progress())
	}
	p.Next()
	play(t, p, "b2")
	if p.State() != lesson.ToPlay || p.Task().Do.English != "Finish." || !p.Answer().Right {
		t.Errorf("state %d, %+v", p.State(), p.Task())
	}
	play(t, p, "c1-c2")
	p.Next()
	if p.State() != lesson.Finished || p.Board() != nil || p.Task() != nil {
		t.Errorf("state %d", p.State())
	}
	p.Back()
	if p.At() != 1 || p.State() != lesson.ToPlay || p.Task().Do.English != "Threaten." {
		t.Errorf("board %d, state %d", p.At(), p.State())
	}
	p.Restart()
	if p.At() != 0 || p.Progress().Done("small", "line") {
		t.Errorf("board %d, %v", p.At(), p.Progress())
	}
}

// A lesson is gone on with where it was left, and a board that is passed over is not done.
func TestResume(t *testing.T) {
	done := lesson.Progress{}.With("small", "line")
	if p := beginSmall(t, done); p.At() != 1 {
		t.Errorf("board %d", p.At())
	}
	if p := beginSmall(t, done.With("small", "fork")); p.At() != 0 {
		t.Errorf("board %d of a lesson that is done", p.At())
	}
	p := beginSmall(t, lesson.Progress{})
	p.Next()
	p.Next()
	if p.State() != lesson.Finished || p.Progress().Done("small", "line") {
		t.Errorf("state %d, %v", p.State(), p.Progress())
	}
}

// A progress is a value that is kept as text.
func TestProgress(t *testing.T) {
	one := lesson.Progress{}.With("b", "y").With("b", "x").With("a", "z").With("b", "x")
	const text = "lessons 1\na z\nb x y\n"
	if one.String() != text {
		t.Errorf("%q", one)
	}
	read, err := lesson.ParseProgress(text)
	if err != nil || read.String() != text {
		t.Errorf("%q, %v", read, err)
	}
	two := one.Without("b").With("c", "w")
	if got := one.Join(two).String(); got != "lessons 1\na z\nb x y\nc w\n" {
		t.Errorf("%q", got)
	}
	if one.String() != text {
		t.Errorf("changed to %q", one)
	}
}

// A text that is no progress is refused with the line, and one of a later version as such.
func TestProgressFaults(t *testing.T) {
	for _, c := range []struct {
		text  string
		fault lesson.Fault
		line  int
	}{
		{"", lesson.NoKey, 1}, {"lessons 2\n?", lesson.Newer, 1}, {"lessons 1\na\n", lesson.NoValue, 2},
		{"lessons 1\na b\nA b\n", lesson.NoValue, 3}, {"lessons 1\n\n", lesson.NoValue, 2},
	} {
		_, err := lesson.ParseProgress(c.text)
		var e *lesson.Error
		if !errors.As(err, &e) || e.Fault != c.fault || e.Line != c.line {
			t.Errorf("%q: %v, want %s in line %d", c.text, err, c.fault, c.line)
		}
	}
}

// FuzzParseProgress reads any text: what is read is written so that it is read as the same.
func FuzzParseProgress(f *testing.F) {
	f.Add("lessons 1\na z\nb x y\n")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := lesson.ParseProgress(text)
		if err != nil {
			if !errors.As(err, new(*lesson.Error)) {
				t.Fatal(err)
			}
			return
		}
		again, err := lesson.ParseProgress(p.String())
		if err != nil || again.String() != p.String() {
			t.Fatalf("%q became %q, %v", p, again, err)
		}
	})
}
