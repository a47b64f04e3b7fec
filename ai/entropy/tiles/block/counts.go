package block

import (
	"math/bits"

	"tablier/ai/entropy/colex"
	"tablier/rules/entropy"
)

// A step is where a block is being coded.
type step struct {
	rank        int
	packed      uint32 // the set of the player who waits, among the free cells
	other, near entropy.Set
	known       uint32  // what nearby says of the rank
	values      *Values // those of smaller rank
	seven       int     // see counts
}

// A count is how many positions came before in which one pawn of the player who waits stands elsewhere, and how many
// were won and lost.
type count struct {
	all, won, lost                int
	beside, wonBeside, lostBeside int // of those where it stands on a cell beside
}

// counts counts, and notes in s.seven the values with each pawn on the free cell before its own, two bits each; 3 where
// another stands there.
func (b *board) counts(s *step) count {
	k := s.known
	n := count{won: int(k & 255), lost: int(k >> 8 & 255), wonBeside: int(k >> 16 & 255), lostBeside: int(k >> 24)}
	i := 0
	s.seven = 0
	for m := s.packed; m != 0; m &= m - 1 {
		p := bits.TrailingZeros32(m)
		n.all += p - i
		n.beside += bits.OnesCount32(b.beside[p] & (1<<p - 1) &^ s.packed)
		value := 3
		if p > 0 && s.packed>>(p-1)&1 == 0 {
			value = s.values.At(s.rank - int(colex.Binomial[i][p-1]))
		}
		s.seven = s.seven<<2 | value
		i++
	}
	return n
}

// bucket grades a count from 0 to 7, coarse the grade from 0 to 3.
func bucket(n int) int { return int(buckets[n]) }

var buckets = func() (table [256]uint8) {
	for grade, from := range [...]int{0, 1, 2, 3, 4, 6, 9, 15} {
		for n := from; n < len(table); n++ {
			table[n] = uint8(grade)
		}
	}
	return table
}()

var coarse = [8]int{0, 1, 2, 2, 3, 3, 3, 3}

// fraction grades the share of n in all, from 0 to 9.
func fraction(n, all int) int {
	if n == 0 {
		return 0
	}
	return int(shares[n*32/all])
}

// fractions is how many grades fraction has.
const fractions = 10

var shares = func() (table [33]uint8) {
	for i, from := range [...]int{0, 1, 2, 3, 4, 6, 9, 14, 20} {
		for f := from; f < len(table); f++ {
			table[f] = uint8(1 + i)
		}
	}
	return table
}()
