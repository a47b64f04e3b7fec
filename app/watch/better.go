package watch

import (
	"tablier/ai/protocol"
	"tablier/rules"
)

// An Ending is the result that a position has for a side with perfect play.
type Ending int

// The endings.
const (
	Drawn Ending = iota
	Won
	Lost
	Points
)

// Fate returns the result that a position has for a side with perfect play, from the solver's value.
func Fate(t *protocol.TreeTruth, side rules.Player) Ending {
	switch {
	case t.Points != nil:
		return Points
	case t.Winner == side.String():
		return Won
	case t.Winner == side.Other().String():
		return Lost
	}
	return Drawn
}

// Better returns the child of a root that is truly worth more to the side to move there than the chosen one; nil where
// none is, or where that is not known. Most is the side that wants many points.
func Better(root, chosen *protocol.TreeNode, mover, most rules.Player) *protocol.TreeNode {
	best := chosen
	for i := range root.Children {
		if c := &root.Children[i]; c.Truth != nil && worth(c.Truth, mover, most) > worth(best.Truth, mover, most) {
			best = c
		}
	}
	if best == chosen {
		return nil
	}
	return best
}

// worth returns a number that is larger for the better of two positions: for a win, the sooner the better; for a draw;
// for a loss, the later the better; or the points.
func worth(t *protocol.TreeTruth, side, most rules.Player) float64 {
	const never, unknown = 2e6, 1e6 // more plies than any game has
	plies := float64(t.Plies)
	if t.Plies == 0 { // nobody has seen the end: it is farther than those that somebody has
		plies = unknown
	}
	switch Fate(t, side) {
	case Won:
		return never - plies
	case Lost:
		return plies - never
	case Points:
		if side == most {
			return *t.Points
		}
		return -*t.Points
	}
	return 0
}
