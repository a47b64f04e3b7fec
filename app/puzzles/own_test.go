package puzzles_test

import (
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/app/puzzles"
	"tablier/rules/all"
)

// of returns the session at a puzzle that somebody has composed.
func of(t *testing.T, line string) *puzzles.Session {
	t.Helper()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	p, err := puzzle.ParseLine(line)
	if err == nil {
		err = puzzle.Check(spec, p)
	}
	if err != nil {
		t.Fatal(err)
	}
	return puzzles.Begin(p, spec)
}

// Of several right moves any is right: that of the line goes on with it, and one beside it with its own reply, after
// which the machine judges. A win that comes later than the puzzle asks is wrong.
func TestOwnPuzzlesAreSolved(t *testing.T) {
	const any = "win+\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1\tc2 a2 c2-c3\t1 0"
	s := of(t, any)
	play(t, s, "c3", puzzles.Solved) // it ends the game
	s = of(t, any)
	play(t, s, "c2", puzzles.ToAnswer, "a2")
	play(t, s, "c2-c3", puzzles.Solved)

	const three = "win+\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 w7:0 w3:0 w1\tc2 a2 c2-c3\t1 0"
	s = of(t, three)
	beside := s.Start().Moves()[2]
	after, err := s.Start().Play(beside)
	if err != nil {
		t.Fatal(err)
	}
	play(t, s, beside, puzzles.ToAnswer, after.Moves()[0])
	if s.Kept() != 2 || s.Expected() != "" || len(s.Tries()) != 0 {
		t.Errorf("%d moves stay, expected is %q after %v", s.Kept(), s.Expected(), s.Tries())
	}
	play(t, s, s.Position().Moves()[0], puzzles.Judging)
	if s.Judge(puzzles.Judgement{}); s.State() != puzzles.Wrong {
		t.Errorf("a later move of which nothing is proved: state %d", s.State())
	}
	s.Retry()
	play(t, s, s.Position().Moves()[0], puzzles.Judging)
	if s.Judge(puzzles.Judgement{Value: ai.Win, Plies: 3}); s.State() != puzzles.Solved {
		t.Errorf("a later move that wins: state %d", s.State())
	}

	s = of(t, strings.Replace(three, "win+", "win+ 4", 1))
	play(t, s, beside, puzzles.ToAnswer, after.Moves()[0])
	play(t, s, s.Position().Moves()[0], puzzles.Judging)
	if s.Judge(puzzles.Judgement{Value: ai.Win}); s.State() != puzzles.Wrong {
		t.Errorf("a later move that wins, nobody knows when: state %d", s.State())
	}

	const soon = "win 1\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1\tc3\t1 0"
	s = of(t, soon)
	if _, err := s.Play("c2"); err != nil || s.State() != puzzles.Wrong || s.Last().Value != ai.Win {
		t.Errorf("a later win: state %d, %+v", s.State(), s.Last())
	}
	s.Retry()
	play(t, s, "c3", puzzles.Solved)

	const long = "win+\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1\tc3\t1 0"
	s = of(t, long)
	play(t, s, "c2", puzzles.Solved) // right, and the line asks for no more
}
