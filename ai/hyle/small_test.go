package hyle_test

import (
	"cmp"
	"context"
	"math"
	"slices"
	"testing"

	"tablier/ai"
	engine "tablier/ai/hyle"
	"tablier/ai/hyle/exact"
	"tablier/ai/players"
	"tablier/rules/hyle"
)

// nineCells calls see with every board of nine cells that is not full, but for names of colours, with a draw due.
func nineCells(see func(s hyle.State)) {
	var fill func(s hyle.State, cell int, colours uint8)
	fill = func(s hyle.State, cell int, colours uint8) {
		if cell == 9 {
			if s.Phase != hyle.Ended {
				see(s)
			}
			return
		}
		fill(s, cell+1, colours)
		for colour := uint8(1); colour <= min(colours+1, 3); colour++ {
			if s.Bag[colour] == 0 {
				continue
			}
			next := s.Play(hyle.Draw(colour))
			if next.Do(hyle.Place(cell)); next.Phase == hyle.Sliding {
				next.Do(hyle.Decline)
			}
			fill(next, cell+1, max(colours, colour))
		}
	}
	fill(hyle.Start(3), 0, 0)
}

// toMove returns the state before the draw with Order to move instead.
func toMove(s hyle.State) hyle.State {
	s.Phase = hyle.Sliding
	return s
}

// On every board of nine cells, in both roles, the best level's move keeps what perfect play of both comes to, and the
// level knows how much that is.
func TestBestLevelIsPerfectOnNineCells(t *testing.T) {
	levels := players.New().Find("hyle").Levels
	best, table, spec := levels[len(levels)-1], exact.Solve[float64](3, nil), hyle.Spec()
	boards := 0
	check := func(s hyle.State) {
		p := hyle.Position{State: s}
		task := ai.Task{Spec: spec, View: p.View(p.ToMove()), Seed: uint64(boards)}
		got, err := best.Engine.Search(context.Background(), task, best.Limits, ai.Hooks{})
		if err != nil {
			t.Fatal(err)
		}
		next, err := p.Play(got.Move)
		if err != nil {
			t.Fatal(err)
		}
		after := next.(hyle.Position).State
		want := table.Value(&s)
		if math.Abs(got.Score-want) > 1e-9 || math.Abs(table.Value(&after)-want) > 1e-9 || got.End != ai.Proved {
			t.Fatalf("%v: %s is said to be worth %v (%s) and is worth %v, want %v", p, got.Move, got.Score, got.End,
				table.Value(&after), want)
		}
	}
	nineCells(func(s hyle.State) {
		boards++
		if s.Empty < 9 {
			check(toMove(s))
		}
		for _, draw := range s.AppendMoves(nil) {
			check(s.Play(draw))
		}
	})
	if want := 22_790 - 280; boards != want { // but for the full ones
		t.Errorf("%d boards, want %d", boards, want)
	}
}

// A search that may not look at every board, and a level with a handicap, play the board of nine cells as they play any
// other; with as many lines as there are moves, each of the best has its exact value.
func TestWhoKnowsNineCells(t *testing.T) {
	p, table := mustParse(t, "a2/1b1/3 c=c", 3), exact.Solve[float64](3, nil)
	e := engine.New(tableBits)
	for _, limits := range []ai.Limits{{Depth: 2}, {Nodes: 1_000}} {
		if got := mustSearch(t, e, p, 1, limits); got.End == ai.Proved {
			t.Errorf("%+v: %+v", limits, got)
		}
	}
	weak := e.With(ai.Handicap{Overlook: 0.5})
	if got := mustSearch(t, weak, p, 1, ai.Limits{Lines: 9}); len(got.Lines) == 7 {
		t.Errorf("a level with a handicap sees all moves: %+v", got)
	}
	got := mustSearch(t, e, p, 1, ai.Limits{Lines: 9})
	if len(got.Lines) != 7 {
		t.Errorf("%d lines", len(got.Lines))
	}
	for _, line := range got.Lines {
		next, err := p.Play(line.Move)
		if err != nil {
			t.Fatal(err)
		}
		s := next.(hyle.Position).State
		if want := table.Value(&s); line.Score != want {
			t.Errorf("%s: %v, want %v", line.Move, line.Score, want)
		}
	}
	if !slices.IsSortedFunc(got.Lines, func(a, b ai.Line) int { return cmp.Compare(a.Score, b.Score) }) {
		t.Errorf("not the least first: %+v", got.Lines)
	}
}
