// Package hyle has players of Hyle that are simple enough for anybody to write again from a line of text, so that
// figures measured against them can be compared. They know no limit and are not part of the machine.
package hyle

import (
	"math/rand/v2"

	"tablier/rules"
	"tablier/rules/hyle"
)

// Greedy plays, as Order, the slide or decline with the most points at once; as Chaos, the cell that leaves Order the
// fewest points after the reply that has the most. Ties are broken at random.
type Greedy struct{}

// Choose returns a player's move.
func (Greedy) Choose(view rules.View, seed uint64) rules.Move {
	return choose(view, seed, (*look).after, (*look).replied)
}

// Expectation plays, as Order, the slide or decline after which the exact average, over the pawn to be drawn next, of
// what a greedy Chaos leaves is highest: the points after Order's best reply to the best cell. As Chaos, the cell where
// that is lowest when Order answers so. Ties are broken at random.
type Expectation struct{}

// Choose returns a player's move.
func (Expectation) Choose(view rules.View, seed uint64) rules.Move {
	return choose(view, seed, (*look).expected, (*look).answered)
}

// A judge says what a state is worth to Order after a move, within a window: see look.
type judge func(l *look, low, high int) int

// choose returns the move that Order or Chaos finds best in a view, of which they judge the moves each in their way.
func choose(view rules.View, seed uint64, order, chaos judge) rules.Move {
	rng := rand.New(rand.NewPCG(seed, 0))
	l := look{State: view.Resample(nil).(hyle.Position).State}
	value, better := chaos, -1
	if l.Phase == hyle.Sliding {
		value, better = order, 1
	}
	var buf [hyle.MostMoves]hyle.Step
	var pick hyle.Step
	best, ties := 0, 0
	for _, m := range l.AppendMoves(buf[:0]) {
		low, high := -1, most
		if ties > 0 && better > 0 {
			low = best - 1
		} else if ties > 0 {
			high = best + 1
		}
		l.Do(m)
		v := value(&l, low, high)
		l.Undo(m)
		switch {
		case ties == 0 || better*v > better*best:
			pick, best, ties = m, v, 1
		case v == best:
			if ties++; rng.IntN(ties) == 0 {
				pick = m
			}
		}
	}
	return pick.Text(int(l.N))
}
