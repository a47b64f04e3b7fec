package lab

import "math"

// A finding is the value that a search has found of a position, in the view of the maximiser, with its basis.
type finding struct {
	value float64
	basis
}

// wins says whether it is proved that the side to move wins.
func (f finding) wins(mover Kind) bool { return f.decided() && (f.value > 0) == (mover == Max) }

// decided says whether it is proved that a side wins.
func (f finding) decided() bool { return f.basis == proof && f.value != 0 }

// A basis is what a value rests on besides ends of the game.
type basis struct {
	estimate bool // an evaluation at the horizon
	back     int  // the least ply of a position on the path to which play came back, which counted as a draw
}

// nowhere is the ply to which play has not come back.
const nowhere = math.MaxInt

var (
	proof     = basis{back: nowhere} // the value rests on ends of the game alone
	estimated = basis{estimate: true, back: nowhere}
)

// or returns the basis of a value that rests on two others.
func (b basis) or(c basis) basis { return basis{b.estimate || c.estimate, min(b.back, c.back)} }

// outside returns the basis of the value of the position at a ply. That play comes back to this position or to a later
// one does not depend on the path to it.
func (b basis) outside(ply int) basis {
	if b.back >= ply {
		b.back = nowhere
	}
	return b
}

// A trail is the words of the positions from the root to the present one.
type trail []uint64

// find returns the last ply at which the position of a word stands on the path that it now continues, with the same
// side to move, -1 for none.
func (t trail) find(word uint64) int {
	for ply := len(t) - 2; ply >= 0; ply -= 2 {
		if t[ply] == word {
			return ply
		}
	}
	return -1
}
