package exact

import (
	"math/bits"

	"tablier/ai/entropy/colex"
	"tablier/rules/entropy"
)

// A block is the positions of one class of sets for the player who waits: all in which the class's representative
// waits, one for each set of the player to move; and, read the other way, all in which the representative is to move.
// Every move from the first kind leads to the second kind in the same block.
type block struct {
	class  int
	rep    entropy.Set
	near   entropy.Set // the neighbours of the representative
	expand [2][1 << 9]entropy.Set
	narrow [3][1 << 9]uint32
}

// enter makes b the block of a class.
func (b *block) enter(a *atlas, class int) {
	b.class, b.rep = class, a.reps[class]
	b.near = entropy.Around(b.rep)
	i := 0
	for cells := entropy.All &^ b.rep; cells != 0; cells &= cells - 1 {
		b.add(i, bits.TrailingZeros32(cells))
		i++
	}
}

// add extends the tables, which know each subset of the cells before, by the i-th cell left free.
func (b *block) add(i, cell int) {
	bit := 1 << (i % 9)
	for x := range bit {
		b.expand[i/9][x|bit] = b.expand[i/9][x] | 1<<cell
	}
	chunk, at := cell/9, cell%9
	for x := range 1 << at {
		b.narrow[chunk][x|1<<at] = b.narrow[chunk][x] | 1<<i
	}
}

// set returns the mover's set with a rank.
func (b *block) set(rank int) entropy.Set {
	x := packed[rank]
	return b.expand[0][x&511] | b.expand[1][x>>9]
}

// rank returns the rank of a mover's set.
func (b *block) rank(x entropy.Set) int {
	y := b.narrow[0][x&511] | b.narrow[1][x>>9&511] | b.narrow[2][x>>18]
	low := y & 511
	return int(ranks[0][low]) + int(ranks[bits.OnesCount32(low)][y>>9|512])
}

// packed holds the sets of seven among 18 cells by rank; ranks what the low nine of the cells add to a rank, and, from
// 512 on, what the high nine add when so many cells come before them.
var (
	packed = makePacked()
	ranks  = makeRanks()
)

func makePacked() []uint32 {
	list := make([]uint32, 0, blockSize)
	for x := uint32(1<<entropy.Pawns - 1); x < 1<<free; x = colex.Following(x) {
		list = append(list, x)
	}
	return list
}

func makeRanks() (table [entropy.Pawns + 1][1 << 10]uint16) {
	for before := range table {
		for x := range uint32(1 << 10) {
			i, first := before+1, 9*int(x>>9)
			for y := x & 511; y != 0 && i <= entropy.Pawns; y &= y - 1 {
				table[before][x] += uint16(colex.Binomial[i][first+bits.TrailingZeros32(y)])
				i++
			}
		}
	}
	return table
}
