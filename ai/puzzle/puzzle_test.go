package puzzle_test

import (
	"errors"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules"
	"tablier/rules/all"
)

// sample is a file with one puzzle of each way to answer. The first is exact: a1 wins alone.
const sample = "puzzles 1 tapatan\n" +
	"bands 2 4\n" +
	"win\ttapatan\t.o...o..r r o1r2\tw5:0 d:1 d:0 d:0 d:0 l4:0\ta1\t3 27\n" +
	"points\ttapatan\t.o...o..r o o1r2\t0 50 80 0 170 5\t-\t0 4\n" +
	"forces c6\ttapatan\t.........  r o3r3\t245\t-\tretired\n"

func TestParse(t *testing.T) {
	s, err := puzzle.Parse(sample)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.String(); got != sample {
		t.Errorf("written again:\n%s\nwant:\n%s", got, sample)
	}
	first, points := &s.Puzzles[0], &s.Puzzles[1]
	if first.Value() != ai.Win || !first.Right(0) || first.Right(1) || first.Right(5) {
		t.Error("only the first move wins")
	}
	if !points.Right(0) || points.Right(1) || !points.Right(3) {
		t.Error("the moves that cost nothing are right")
	}
	if s.Band(first) != puzzle.Medium || s.Band(points) != puzzle.Hard {
		t.Errorf("bands %d and %d", s.Band(first), s.Band(points))
	}
	if asked := s.Asked(puzzle.Easy); len(asked) != 0 {
		t.Error("a retired puzzle is asked")
	}
	for i := range s.Puzzles {
		p := &s.Puzzles[i]
		if s.Find(p.ID(s.Game)) != p {
			t.Errorf("puzzle %d is not found by its ID", i)
		}
	}
}

func TestIDs(t *testing.T) {
	p := puzzle.Puzzle{Kind: puzzle.Win, Variant: "tapatan", Position: ".o...o..r r o1r2"}
	id := p.ID("tapatan")
	if id != "8qrchkuyyg" {
		t.Errorf("the ID is %q: links hold the old one", id)
	}
	other := p
	other.Level, other.Line, other.Retired = 3, []rules.Move{"a1"}, true
	if other.ID("tapatan") != id {
		t.Error("the answer changes the ID")
	}
	for _, change := range []func(*puzzle.Puzzle){
		func(p *puzzle.Puzzle) { p.Kind = puzzle.Hold },
		func(p *puzzle.Puzzle) { p.On = "a1" },
		func(p *puzzle.Puzzle) { p.Variant = "achi" },
		func(p *puzzle.Puzzle) { p.Position = ".o...o..r o o1r2" },
	} {
		q := p
		change(&q)
		if q.ID("tapatan") == id {
			t.Errorf("%v has the ID of %v", q, p)
		}
	}
}

// A file that is not one of puzzles, or has a fault, gets an error that says which and where.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		old, new string
		fault    puzzle.Fault
		line     int
	}{
		{"puzzles 1 ", "puzzles 9 ", puzzle.BadHead, 1},
		{"bands 2 4", "bands 4 2", puzzle.BadHead, 2},
		{"win\t", "whim\t", puzzle.BadKind, 3},
		{"forces c6", "forces", puzzle.BadKind, 5},
		{"points\t", "points c6\t", puzzle.BadKind, 4},
		{"w5:0", "5:0", puzzle.BadAnswer, 3},
		{"w5:0", "w:0", puzzle.BadAnswer, 3},
		{"w5:0", "w5:-1", puzzle.BadAnswer, 3},
		{"170", "x", puzzle.BadAnswer, 4},
		{"\t245\t", "\t\t", puzzle.BadAnswer, 5},
		{"3 27", "3", puzzle.BadLevel, 3},
		{"\ta1\t", "\t", puzzle.Columns, 3},
	} {
		_, err := puzzle.Parse(strings.Replace(sample, c.old, c.new, 1))
		var fault *puzzle.Error
		if !errors.As(err, &fault) || fault.Fault != c.fault || fault.Line != c.line {
			t.Errorf("%q for %q: %v, want %s in line %d", c.new, c.old, err, c.fault, c.line)
		}
	}
	_, line, _ := strings.Cut(sample, "4\n")
	line, _, _ = strings.Cut(line, "\n")
	if _, err := puzzle.Parse(sample + line + "\n"); err == nil {
		t.Error("the same puzzle twice is no fault")
	}
}

func TestCheck(t *testing.T) {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	s, err := puzzle.Parse(sample)
	if err != nil {
		t.Fatal(err)
	}
	if err := puzzle.Check(spec, &s.Puzzles[0]); err != nil {
		t.Errorf("a good puzzle: %v", err)
	}
	for _, c := range []struct {
		fault puzzle.Fault
		spoil func(*puzzle.Puzzle)
	}{
		{puzzle.BadPosition, func(p *puzzle.Puzzle) { p.Position = "here" }},
		{puzzle.BadPosition, func(p *puzzle.Puzzle) { p.Variant = "nowhere" }},
		{puzzle.BadSubject, func(p *puzzle.Puzzle) { p.Kind, p.On = puzzle.Odds, "z9" }},
		{puzzle.Count, func(p *puzzle.Puzzle) { p.Verdicts = p.Verdicts[1:] }},
		{puzzle.BadReply, func(p *puzzle.Puzzle) { p.Verdicts[1].Reply = 99 }},
		{puzzle.BadReply, func(p *puzzle.Puzzle) { p.Verdicts[1].Reply = -1 }},
		{puzzle.NoAnswer, func(p *puzzle.Puzzle) { p.Verdicts[1].Value = ai.Win }},
		{puzzle.NoAnswer, func(p *puzzle.Puzzle) { p.Verdicts[0] = p.Verdicts[1] }},
		{puzzle.NoAnswer, func(p *puzzle.Puzzle) { p.Kind = puzzle.Hold }},
		{puzzle.NoAnswer, func(p *puzzle.Puzzle) { p.Kind = puzzle.Escape }},
		{puzzle.BadSubject, func(p *puzzle.Puzzle) { p.Kind, p.On, p.Answer = puzzle.Odds, "a1", "1/2" }},
		{puzzle.BadSubject, func(p *puzzle.Puzzle) { p.Kind, p.On, p.Answer = puzzle.Forces, "b1", "245" }},
		{puzzle.BadLine, func(p *puzzle.Puzzle) { p.Line = nil }},
		{puzzle.BadLine, func(p *puzzle.Puzzle) { p.Line[0] = "b2" }},
		{puzzle.BadLine, func(p *puzzle.Puzzle) { p.Line = append(p.Line, "z9", "z9") }},
	} {
		s, err := puzzle.Parse(sample)
		if err != nil {
			t.Fatal(err)
		}
		c.spoil(&s.Puzzles[0])
		var fault *puzzle.Error
		if err := puzzle.Check(spec, &s.Puzzles[0]); !errors.As(err, &fault) || fault.Fault != c.fault {
			t.Errorf("%v, want %s", err, c.fault)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(sample)
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := puzzle.Parse(text)
		if err != nil {
			return
		}
		again, err := puzzle.Parse(s.String())
		if err != nil || again.String() != s.String() {
			t.Errorf("written and read again: %v", err)
		}
		for i := range s.Puzzles {
			puzzle.Check(spec, &s.Puzzles[i]) // must not panic
		}
	})
}
