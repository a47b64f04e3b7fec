package exact

import (
	"math/bits"

	"tablier/rules/entropy"
)

const lowBits = 13 // of a set, looked up at once; the others make a second look-up

// Symmetries are the eight maps of the board onto itself, the first of which changes nothing.
type Symmetries [entropy.Symmetries]struct {
	low  [1 << lowBits]entropy.Set
	high [1 << (entropy.Cells - lowBits)]entropy.Set
}

// NewSymmetries returns the tables, of 400 kB, by which sets of cells are mapped under the board's symmetries.
func NewSymmetries() *Symmetries {
	all := new(Symmetries)
	for g := range all {
		var to [entropy.Cells]int
		for cell := range to {
			to[cell] = entropy.Image(g, cell)
		}
		for x := range entropy.Set(len(all[g].low)) {
			all[g].low[x] = mapped(x, to[:lowBits])
		}
		for x := range entropy.Set(len(all[g].high)) {
			all[g].high[x] = mapped(x, to[lowBits:])
		}
	}
	return all
}

// Apply returns the image of a set by a map.
func (s *Symmetries) Apply(g int, x entropy.Set) entropy.Set {
	return s[g].low[x&(1<<lowBits-1)] | s[g].high[x>>lowBits]
}

// mapped returns the set of the cells to which a map leads those of a set.
func mapped(x entropy.Set, to []int) (y entropy.Set) {
	for ; x != 0; x &= x - 1 {
		y |= 1 << to[bits.TrailingZeros32(x)]
	}
	return y
}
