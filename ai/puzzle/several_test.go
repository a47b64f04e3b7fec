package puzzle_test

import (
	"errors"
	"testing"

	"tablier/ai/puzzle"
	"tablier/rules/all"
)

// Where a win is asked in so many moves only such wins are right, and of other moves nothing more need be known; where
// several answers are right the puzzle says so.
func TestQuestionsOfAuthors(t *testing.T) {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		line  string
		right []int
		fault puzzle.Fault // of the line, or of Check
	}{
		{"win 1\ttapatan\to.r.o..r. o o1r1\tl10:0 ?:0 l6:0 w3:0 w1\tc3\t1 0", []int{4}, ""},
		{"win+ 2\ttapatan\to.r.o..r. o o1r1\tl10:0 ?:0 l6:0 w3:0 w1\tc2 a2 c2-c3\t1 0", []int{3, 4}, ""},
		{"win+\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1\tc3\t1 0", []int{3, 4}, ""},
		{"win\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1\tc3\t1 0", nil, puzzle.NoAnswer},
		{"win+ 1\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1\tc3\t1 0", nil, puzzle.NoAnswer},
		{"win 1\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1\tc2\t1 0", nil, puzzle.BadLine},
		{"win 0\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1\tc3\t1 0", nil, puzzle.BadKind},
		{"win 01\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1\tc3\t1 0", nil, puzzle.BadKind},
		{"hold 1\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1\tc3\t1 0", nil, puzzle.BadKind},
		{"win\ttapatan\to.r.o..r. o o1r1\tl10:0 ?:0 l6:0 l3:0 w1\tc3\t1 0", nil, puzzle.BadAnswer},
		{"forces+ a1\ttapatan\to.r.o..r. o o1r1\t245\t-\t1 0", nil, puzzle.BadKind},
	} {
		p, err := puzzle.ParseLine(c.line)
		if err == nil {
			if p.String() != c.line {
				t.Errorf("%q is written as %q", c.line, p)
			}
			err = puzzle.Check(spec, p)
		}
		var fault *puzzle.Error
		if errors.As(err, &fault); (fault == nil) != (c.fault == "") || fault != nil && fault.Fault != c.fault {
			t.Errorf("%q: %v, want %q", c.line, err, c.fault)
			continue
		}
		for i := range 5 {
			right := false
			for _, at := range c.right {
				right = right || at == i
			}
			if c.fault == "" && p.Right(i) != right {
				t.Errorf("%q: move %d is right: %v", c.line, i, !right)
			}
		}
	}
}
