package domino

import (
	"math/bits"

	"tablier/rules/domino"
)

// A matrix is a set of dominoes in one word: bit 8a+b is the domino with the number a on one cell and b on another.
type matrix uint64

// ones has a bit in each row.
const ones = 0x0001010101010101

// spread holds for each set of numbers their rows, in full.
var spread = func() (table [1 << domino.Numbers]matrix) {
	for set := range table {
		for a := range domino.Numbers {
			if set>>a&1 != 0 {
				table[set] |= anyNumber << (8 * a)
			}
		}
	}
	return table
}()

// matrixOf returns the matrix of a reserve, both ways round.
func matrixOf(left *[domino.Numbers]uint8) (x matrix) {
	for a, with := range left {
		x |= matrix(with) << (8 * a)
	}
	return x
}

// unpack writes the rows of a matrix into an array, as matrixOf read them.
func (x matrix) unpack(left *[domino.Numbers]uint8) {
	for a := range left {
		left[a] = uint8(x >> (8 * a))
	}
}

// between returns the dominoes with a number of first on the first cell and one of second on the second.
func (x matrix) between(first, second uint8) matrix {
	return x & spread[first&anyNumber] & (matrix(second) * ones)
}

// rows returns the numbers on the first cell, one bit each: the addition carries into a row's top bit, and the product
// gathers these.
func (x matrix) rows() uint8 {
	return uint8((x + anyNumber*ones) >> 7 & ones * 0x0102040810204080 >> 56)
}

// columns returns the numbers on the second cell.
func (x matrix) columns() uint8 {
	x |= x >> 32
	x |= x >> 16
	return uint8(x | x>>8)
}

// transposed exchanges the cells (Warren, Hacker's Delight, section 7-3).
func (x matrix) transposed() matrix {
	t := (x ^ x>>7) & 0x00aa00aa00aa00aa
	x ^= t ^ t<<7
	t = (x ^ x>>14) & 0x0000cccc0000cccc
	x ^= t ^ t<<14
	t = (x ^ x>>28) & 0x00000000f0f0f0f0
	return x ^ t ^ t<<28
}

func (x matrix) count() int { return bits.OnesCount64(uint64(x)) }
