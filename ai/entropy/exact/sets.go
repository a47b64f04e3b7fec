package exact

import (
	"math/bits"

	"tablier/ai/entropy/colex"
	"tablier/rules/entropy"
)

// Opponents of a set stand on the 18 cells that it leaves. They are numbered as all sets of seven cells are (package
// colex), and ranked among those.
const (
	free      = entropy.Cells - entropy.Pawns
	sets      = 480_700 // C(25, 7)
	blockSize = 31_824  // C(18, 7): the positions in which a given set waits
	classes   = 60_645  // sets up to symmetry
)

// An atlas maps every set of seven cells to its class up to symmetry, and the maps that lead there.
type atlas struct {
	maps *Symmetries
	reps []entropy.Set // of each class, its smallest set; ascending
	of   []place       // by the number of the set
}

// A place is the class of a set, with these maps.
type place struct {
	class uint16
	maps  uint8 // those of the eight that take the set to its class's representative, a bit each
}

func newAtlas() *atlas {
	a := &atlas{maps: NewSymmetries(), of: make([]place, 0, sets)}
	for x := entropy.Set(1<<entropy.Pawns - 1); x <= entropy.All; x = colex.Following(x) {
		a.file(x)
	}
	return a
}

// file assigns the next set to its class under the board's symmetries. The smallest set of a class comes first and
// opens it.
func (a *atlas) file(x entropy.Set) {
	least, maps := x, uint8(0)
	for g := range a.maps {
		switch y := a.maps.Apply(g, x); {
		case y < least:
			least, maps = y, 1<<g
		case y == least:
			maps |= 1 << g
		}
	}
	class := uint16(len(a.reps))
	if least == x {
		a.reps = append(a.reps, x)
	} else {
		class = a.of[colex.Rank(least, 0)].class
	}
	a.of = append(a.of, place{class, maps})
}

// home returns the class of a set, and the other set moved by the map that takes the first to the class's
// representative.
func (a *atlas) home(x, other entropy.Set) (class int, moved entropy.Set) {
	p := a.of[colex.Rank(x, 0)]
	return int(p.class), a.maps.Apply(bits.TrailingZeros8(p.maps), other)
}

// weight returns how many sets a class has.
func (a *atlas) weight(class int) uint64 {
	return 8 / uint64(bits.OnesCount8(a.of[colex.Rank(a.reps[class], 0)].maps))
}
