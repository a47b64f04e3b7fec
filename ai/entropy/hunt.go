package entropy

import (
	"math/bits"

	"tablier/rules/entropy"
)

// goals are the 242 sets of seven cells without neighbours among them: the cells of a winner's pawns.
var goals = spread(nil, 0, 0, entropy.Pawns)

// spread appends the sets of more further cells from a cell on, none of which touches another.
func spread(list []entropy.Set, cells entropy.Set, from, more int) []entropy.Set {
	if more == 0 {
		return append(list, cells)
	}
	for cell := from; cell < entropy.Cells; cell++ {
		if one := entropy.Set(1) << cell; entropy.Around(one)&cells == 0 {
			list = spread(list, cells|one, cell+1, more-1)
		}
	}
	return list
}

// What is wrong with a goal, in eighths of a doubling of the effort: a pawn that stands elsewhere, and a cell that is
// the enemy's or touches none of its pawns.
const (
	astray = 8
	closed = 4
)

// distance returns the distance to the nearest goal of a side, as if the other side's pawns stood still.
func distance(own, other entropy.Set) int {
	least := entropy.Cells * astray
	out := other | ^entropy.Around(other)
	for _, g := range goals {
		least = min(least, astray*bits.OnesCount32(g&^own)+closed*bits.OnesCount32(g&out))
	}
	return least
}

// HuntFrom implements alphabeta.Hunter.
func (g Game) HuntFrom() int32 { return 1000 }

// HuntLeast implements alphabeta.Hunter.
func (g Game) HuntLeast() uint64 { return 5_000 }

// Distance implements alphabeta.Hunter.
func (g Game) Distance(s State) int32 { return int32(distance(s.own(), s.other())) }

// Effort implements alphabeta.Hunter. It doubles with eight steps: of what the guide says, of the distance to a goal,
// and of the replies when the other side is to move.
func (g Game) Effort(s State, mover bool) uint32 { return guide.Effort(s, mover) }

var guide = NewGuide(&learntGuide)
