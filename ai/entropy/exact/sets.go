package exact

import (
	"math/bits"

	"tablier/rules/entropy"
)

// The sets of seven cells are numbered in the order of their bits taken as a number, which is the colexicographic
// order: the number of a set is the sum of C(p, i) over its cells p, the i-th smallest counted from 1. Opponents of a
// set stand on the 18 cells that it leaves, numbered in the same order, and are ranked among those.
const (
	free      = entropy.Cells - entropy.Pawns
	sets      = 480_700 // C(25, 7)
	blockSize = 31_824  // C(18, 7): the positions in which a given set waits
	classes   = 60_645  // sets up to symmetry
)

// binomial[i][p] is C(p, i).
var binomial = func() (table [entropy.Pawns + 1][entropy.Cells + 1]uint32) {
	for p := range table[0] {
		table[0][p] = 1
	}
	for i := 1; i < len(table); i++ {
		for p := 1; p < len(table[i]); p++ {
			table[i][p] = table[i][p-1] + table[i-1][p-1]
		}
	}
	return table
}()

// rankOf returns the rank of a set among those outside the cells of taken.
func rankOf(x, taken entropy.Set) int {
	rank := uint32(0)
	for i := 1; x != 0; i++ {
		p := bits.TrailingZeros32(x)
		rank += binomial[i][p-bits.OnesCount32(taken&(1<<p-1))]
		x &= x - 1
	}
	return int(rank)
}

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
	for x := entropy.Set(1<<entropy.Pawns - 1); x <= entropy.All; x = following(x) {
		a.file(x)
	}
	return a
}

// following returns the next larger number with as many bits (Gosper).
func following(x entropy.Set) entropy.Set {
	low := x & -x
	up := x + low
	return up | (x^up)/low>>2
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
		class = a.of[rankOf(least, 0)].class
	}
	a.of = append(a.of, place{class, maps})
}

// home returns the class of a set, and the other set moved by the map that takes the first to the class's
// representative.
func (a *atlas) home(x, other entropy.Set) (class int, moved entropy.Set) {
	p := a.of[rankOf(x, 0)]
	return int(p.class), a.maps.Apply(bits.TrailingZeros8(p.maps), other)
}

// weight returns how many sets a class has.
func (a *atlas) weight(class int) uint64 {
	return 8 / uint64(bits.OnesCount8(a.of[rankOf(a.reps[class], 0)].maps))
}
