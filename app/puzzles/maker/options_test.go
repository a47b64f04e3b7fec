package maker_test

import (
	"slices"
	"testing"

	"tablier/app/asked"
	"tablier/app/puzzles/maker"
	"tablier/rules"
	"tablier/rules/all"
)

// The options of a match come with the position, are asked of the machine, and stand in the puzzle.
func TestOptionsOfAPosition(t *testing.T) {
	const (
		position = "b1bw1/5/www1w/1bbb1/wbb1w w"
		line     = "win 1\tentropy immediate\t" + position +
			"\t?:0 ?:0 ?:0 ?:0 ?:0 ?:0 w1 ?:0 ?:0 ?:0 ?:0 ?:0 ?:0\tb3-b5\t0 0"
	)
	m := &machine{}
	s := maker.New(maker.Environment{Games: all.Games(), Machine: m, Redraw: func() {}})
	setup := rules.Setup{Variant: "entropy", Options: []string{"immediate"}}
	if err := s.Enter(asked.Position("entropy", setup, position)); err != nil {
		t.Fatal(err)
	}
	s.Prove()
	if r := m.asked[0]; !slices.Equal(r.Options, setup.Options) {
		t.Errorf("asked is %+v", r)
	}
	m.done(answer(line, []string{"b3-b5"}, 1), nil)
	p, ok := s.Composed()
	if !ok {
		t.Fatalf("state %d", s.State())
	}
	if q, fault := p.Open(all.Games()); fault != nil || !slices.Equal(q.Options, setup.Options) {
		t.Errorf("%+v, %v", q, fault)
	}
	setup.Options = []string{"never"}
	if err := s.Enter(asked.Position("entropy", setup, position)); err != maker.ErrPosition {
		t.Errorf("an option that there is not: %v", err)
	}
}
