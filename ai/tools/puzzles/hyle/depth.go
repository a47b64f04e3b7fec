package hyle

import (
	"context"
	"slices"

	"tablier/ai"
	engine "tablier/ai/hyle"
	"tablier/rules/hyle"
)

// A depth is how far one must look to solve a puzzle.
type depth int

// The depths. There are as many puzzles of each.
const (
	shallow depth = iota // the first look solves it, and every longer one
	middle               // it takes a look at the replies
	deep                 // it takes more than the moves of three plies
	depths
)

// A sounder finds out how far one must look, by the machine's own search.
type sounder struct{ engine *engine.Engine }

func newSounder() sounder {
	const tableBits = 14 // more than the longest search here needs
	return sounder{engine.New(tableBits)}
}

// sound returns how far one must look to solve a puzzle, ok if looking further than that in the shallow ones does not
// lead away from the solution.
func (d sounder) sound(s *hyle.State, costs []int) (how depth, ok bool) {
	one, two, three := d.solves(s, costs, ai.Limits{Depth: 1}), d.solves(s, costs, ai.Limits{Depth: 2}),
		d.solves(s, costs, ai.Limits{Depth: 3})
	switch {
	case one:
		return shallow, two && three && d.solves(s, costs, ai.Limits{Nodes: 1_000}) &&
			d.solves(s, costs, ai.Limits{Nodes: 12_000})
	case two || three:
		return middle, true
	}
	return deep, true
}

// solves says whether a search finds a move that is good enough.
func (d sounder) solves(s *hyle.State, costs []int, limits ai.Limits) bool {
	p := hyle.Position{State: *s}
	task := ai.Task{Spec: hyle.Spec(), View: p.View(p.ToMove()), Seed: 1}
	result, err := d.engine.Search(context.Background(), task, limits, ai.Hooks{})
	if err != nil {
		panic(err) // a position with moves
	}
	return costs[slices.Index(p.Moves(), result.Move)] < solved
}
