package puzzle_test

import (
	"errors"
	"slices"
	"testing"

	"tablier/ai/puzzle"
	"tablier/rules"
	"tablier/rules/all"
)

// The options of the rules stand behind the variant, each once and in their order, and belong to what makes two
// puzzles the same; a line without them is what it was.
func TestOptionsOfALine(t *testing.T) {
	const (
		begin   = "win 1\tentropy"
		end     = "\tb1bw1/5/www1w/1bbb1/wbb1w w\t?:0 ?:0 ?:0 ?:0 ?:0 ?:0 w1 ?:0 ?:0 ?:0 ?:0 ?:0 ?:0\tb3-b5\t0 0"
		allowed = " immediate"
	)
	spec, err := all.Games().Find("entropy")
	if err != nil {
		t.Fatal(err)
	}
	plain, err := puzzle.ParseLine(begin + end)
	if err != nil || plain.Options != nil || plain.String() != begin+end {
		t.Fatalf("%v, %v", plain, err)
	}
	p, err := puzzle.ParseLine(begin + allowed + end)
	if err != nil || !slices.Equal(p.Options, []string{"immediate"}) || p.String() != begin+allowed+end {
		t.Fatalf("%v, %v", p, err)
	}
	if err := puzzle.Check(spec, p); err != nil || p.ID("entropy") == plain.ID("entropy") {
		t.Errorf("%v, %s like %s", err, p.ID("entropy"), plain.ID("entropy"))
	}
	position, err := p.Open(spec)
	if err != nil {
		t.Fatal(err)
	}
	if after, err := position.Play("b3-b5"); err != nil || after.Outcome().Winner != rules.First {
		t.Errorf("b3-b5: %v, %v", after.Outcome(), err)
	}
	for _, options := range []string{" ", " later", " immediate immediate", "  immediate"} {
		p, err := puzzle.ParseLine(begin + options + end)
		if err == nil {
			err = puzzle.Check(spec, p)
		}
		if fault := (*puzzle.Error)(nil); !errors.As(err, &fault) || fault.Fault != puzzle.BadPosition {
			t.Errorf("%q: %v", options, err)
		}
	}
}
