// Package colex numbers the sets of seven cells, as the table of the solved game and its coded tiles both do: in the
// order of their bits taken as a number, which is the colexicographic order. The number of a set is the sum of C(p, i)
// over its cells p, the i-th smallest counted from 1.
package colex

import (
	"math/bits"

	"tablier/rules/entropy"
)

// Binomial[i][p] is C(p, i).
var Binomial = func() (table [entropy.Pawns + 1][entropy.Cells + 1]uint32) {
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

// Following returns the next larger number with as many bits (Gosper).
func Following(x entropy.Set) entropy.Set {
	low := x & -x
	up := x + low
	return up | (x^up)/low>>2
}

// Rank returns the rank of a set among those of seven cells outside the cells of taken.
func Rank(x, taken entropy.Set) int {
	rank := uint32(0)
	for i := 1; x != 0; i++ {
		p := bits.TrailingZeros32(x)
		rank += Binomial[i][p-bits.OnesCount32(taken&(1<<p-1))]
		x &= x - 1
	}
	return int(rank)
}
