package domino

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/ai"
	engine "tablier/ai/domino"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	prover "tablier/ai/puzzle/prove/domino"
	"tablier/ai/tools/puzzles/internal/shipped"
	"tablier/rules"
	"tablier/rules/domino"
)

// verify solves puzzles again from nothing: who wins by the engine's proof search, when by looking at every move.
func verify(t *testing.T, list []puzzle.Puzzle) {
	t.Helper()
	spec, solver := domino.Spec(), engine.New(18)
	for i := range list {
		p := &list[i]
		if err := craft.Verify(prover.NewJudge(), spec, p); err != nil {
			t.Error(err)
			continue
		}
		position, err := p.Open(spec)
		if err != nil {
			t.Fatal(err)
		}
		task := ai.Task{Spec: spec, View: position.View(position.ToMove())}
		result, err := solver.Search(context.Background(), task, ai.Limits{Lines: len(p.Verdicts)}, ai.Hooks{})
		if err != nil {
			t.Fatal(err)
		}
		moves := position.Moves()
		for _, line := range result.Lines {
			if want := p.Verdicts[slices.Index(moves, line.Move)].Value; line.Value != want {
				t.Errorf("%s: %s is a %s, said to be a %s", p.Position, line.Move, line.Value, want)
			}
		}
		checkParity(t, p, position)
	}
}

// checkParity holds a puzzle that asks for parity to its word: after the right move no move changes who wins.
func checkParity(t *testing.T, p *puzzle.Puzzle, position rules.Position) {
	t.Helper()
	after, err := position.Play(p.Line[0])
	if err != nil {
		t.Fatal(err)
	}
	if fixed := prover.NewJudge().Length(after).Fixed; p.Kind == puzzle.Parity && !fixed {
		t.Errorf("%s: after %s it still matters what is played", p.Position, p.Line[0])
	}
}

// Every third puzzle is solved again.
func TestSolvedAgain(t *testing.T) { verify(t, shipped.Some(t, "domino", 3)) }

// No two puzzles are the same up to symmetry and the names of the numbers.
func TestNoneAlike(t *testing.T) {
	seen := map[uint64]string{}
	list := shipped.Puzzles(t, "domino").Puzzles
	for i := range list {
		position, err := list[i].Open(domino.Spec())
		if err != nil {
			t.Fatal(err)
		}
		s := position.(domino.Position).State
		if other := seen[engine.Key(&s)]; other != "" {
			t.Errorf("%s is %s", list[i].Position, other)
		}
		seen[engine.Key(&s)] = list[i].Position
	}
	if len(seen) < 150 {
		t.Errorf("only %d puzzles", len(seen))
	}
}

// The same seed makes the same puzzles, another one others.
func TestSeeds(t *testing.T) {
	of := func(seed uint64) (lines []string) {
		for _, p := range (zone{4, 10}).make(rand.New(rand.NewPCG(seed, 0)), 1_000) {
			lines = append(lines, p.String())
		}
		return lines
	}
	if one := of(1); len(one) == 0 || !slices.Equal(one, of(1)) || slices.Equal(one, of(2)) {
		t.Errorf("%d puzzles", len(one))
	}
}
