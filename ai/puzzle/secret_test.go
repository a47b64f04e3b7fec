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

// What is hidden from the side to move is in no puzzle, what is to be deduced is hidden, an answer is one that can be
// given, and where something is hidden no move has an exact value.
func TestSecrets(t *testing.T) {
	const (
		rows = "(11)/(4)gX(6)/(4)w5!(6)/(11)/(11)/(11)/(11)/(11)/(11)/w6(10) w 0 1112223334445566 "
		none = "11122233444555666"
	)
	stratege := func(kind, pawn, lost, answers, line string) string {
		return kind + "\tstratege\t" + strings.Replace(rows, "gX", pawn, 1) + lost + "\t" + answers + "\t" + line + "\t4 1"
	}
	for _, c := range []struct {
		game, line string
		fault      puzzle.Fault
	}{
		{"stratege", stratege("forces e9", "g?", none, "3", "-"), ""},
		{"stratege", stratege("odds e8xe9", "g?", none, "1/1", "-"), ""},
		{"stratege", stratege("odds e8xe9", "g?", none, "0/1", "-"), ""},
		{"stratege", stratege("forces e9", "g3", none, "3", "-"), puzzle.BadPosition},
		{"stratege", stratege("forces e9", "g3!", none, "3", "-"), puzzle.BadSubject},
		{"stratege", stratege("odds e8xe9", "g3!", none, "1/1", "-"), puzzle.BadSubject},
		{"stratege", stratege("forces e8", "g?", none, "3", "-"), puzzle.BadSubject},
		{"stratege", stratege("forces z9", "g?", none, "3", "-"), puzzle.BadSubject},
		{"stratege", stratege("forces e9x", "g?", none, "3", "-"), puzzle.BadSubject},
		{"stratege", stratege("forces e9", "g?", none, "9", "-"), puzzle.BadAnswer},
		{"stratege", stratege("forces e9", "g?", none, "42", "-"), puzzle.BadAnswer},
		{"stratege", stratege("forces e9", "g?", none, "33", "-"), puzzle.BadAnswer},
		{"stratege", stratege("odds e8xe9", "g?", none, "2/4", "-"), puzzle.BadAnswer},
		{"stratege", stratege("odds e8xe9", "g?", none, "3/2", "-"), puzzle.BadAnswer},
		{"stratege", stratege("odds e8xe9", "g?", none, "0/0", "-"), puzzle.BadAnswer},
		{"stratege", stratege("odds e8xe9", "g?", none, "1", "-"), puzzle.BadAnswer},
		{"stratege", stratege("win", "g?", none, "w1 d:0 d:0 d:0", "e8-d8"), puzzle.BadPosition},
	} {
		spec, err := all.Games().Find(c.game)
		if err != nil {
			t.Fatal(err)
		}
		p, err := puzzle.ParseLine(c.line)
		if err != nil {
			t.Fatalf("%q: %v", c.line, err)
		}
		var fault *puzzle.Error
		err = puzzle.Check(spec, p)
		if errors.As(err, &fault); (fault == nil) != (c.fault == "") || fault != nil && fault.Fault != c.fault {
			t.Errorf("%q: %v, want %q", c.line, err, c.fault)
		}
	}
}

// Chance neither replies in a puzzle nor moves in its line.
func TestNoChanceInALine(t *testing.T) {
	spec, err := all.Games().Find("hyle")
	if err != nil {
		t.Fatal(err)
	}
	first := puzzle.Puzzle{Kind: puzzle.Win, Variant: "3", Position: "abc/b1a/c2 c=a"}
	position, err := first.Open(spec)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		first.Line = append(first.Line, position.Moves()[0])
		if position, err = position.Play(position.Moves()[0]); err != nil {
			t.Fatal(err)
		}
		if len(first.Line) == 2 && position.ToMove() != rules.Chance {
			t.Fatal("a player is to move after Order")
		}
	}
	second := puzzle.Puzzle{Kind: puzzle.Win, Variant: "3"}
	for fault, p := range map[puzzle.Fault]*puzzle.Puzzle{puzzle.BadLine: &first, puzzle.BadReply: &second} {
		at, err := first.Open(spec)
		if err != nil {
			t.Fatal(err)
		}
		if p == &second {
			if at, err = at.Play(first.Line[0]); err != nil {
				t.Fatal(err)
			}
			second.Position, second.Line = at.String(), at.Moves()[:1]
		}
		for range at.Moves() {
			p.Verdicts = append(p.Verdicts, puzzle.Verdict{Value: ai.Loss, Plies: 2})
		}
		p.Verdicts[0] = puzzle.Verdict{Value: ai.Win, Plies: 3}
		var got *puzzle.Error
		if err := puzzle.Check(spec, p); !errors.As(err, &got) || got.Fault != fault {
			t.Errorf("%s: %v, want %s", p, err, fault)
		}
	}
}
