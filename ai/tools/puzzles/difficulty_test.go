package main

import (
	"slices"
	"testing"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/grade"
	"tablier/rules"
	"tablier/rules/all"
)

// The level of a puzzle is the lowest that solves it with the next one, however many lower ones do by luck.
func TestRate(t *testing.T) {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	p := puzzle.Puzzle{Kind: puzzle.Win, Position: "ooro.rr.. o o0r0"}
	m, err := rules.NewMatch(spec, p.Setup(), p.Position)
	if err != nil {
		t.Fatal(err)
	}
	moves := m.Position().Moves()
	p.Line, p.Verdicts = moves[:1], make([]puzzle.Verdict, len(moves))
	p.Verdicts[0].Value = ai.Win
	for _, c := range []struct {
		solvers []int
		perfect bool
		want    int
	}{
		{solvers: []int{1, 2, 3, 4, 5}, want: 1},
		{solvers: []int{3, 4, 5}, want: 3},
		{solvers: []int{1, 3, 5}, want: 5},
		{solvers: []int{2, 4, 5}, want: 4},
		{solvers: []int{1, 2, 4}, want: 1},
		{solvers: []int{2, 4}, want: 0},
		{solvers: nil, want: 0},
		{solvers: []int{2}, perfect: true, want: 5},
		{solvers: []int{4}, perfect: true, want: 4},
	} {
		machine := grade.Machine{Spec: spec, Levels: 5, Perfect: c.perfect,
			Move: func(_ ai.Task, level int) (rules.Move, error) {
				if slices.Contains(c.solvers, level) {
					return moves[0], nil
				}
				return moves[1], nil
			}}
		if err := machine.Rate(&p, 1); err != nil || p.Level != c.want {
			t.Errorf("solved by %v: level %d, %v, want %d", c.solvers, p.Level, err, c.want)
		}
	}
}
