package entropy

import (
	"math/bits"

	"tablier/ai/entropy/ways"
	"tablier/rules/entropy"
)

// both is the board in both halves of a word, as package ways has two sets of cells.
const both = uint64(entropy.All)<<32 | uint64(entropy.All)

// pair packs the sets of both sides into a word.
func pair(own, other entropy.Set) uint64 { return uint64(other)<<32 | uint64(own) }

// swap returns a pair of sets with the halves exchanged, as the other side sees it.
func swap(x uint64) uint64 { return bits.RotateLeft64(x, 32) }

// around returns for each half the neighbours of its cells.
func around(x uint64) uint64 {
	beside := (x&^ways.LastFile)<<1 | (x&^ways.FirstFile)>>1
	row := x | beside
	return (beside | row<<5 | row>>5) & both
}

// crowd returns for each half the cells with one neighbour or more in it, and those with two or more.
func crowd(x uint64) (one, two uint64) {
	up, down := (x&^ways.LastFile)<<1, (x&^ways.FirstFile)>>1
	one, two = up|down, up&down
	add := func(y uint64) {
		two |= one & y
		one |= y
	}
	add(x << 5)
	add(x >> 5)
	add(up << 5)
	add(up >> 5)
	add(down << 5)
	add(down >> 5)
	return one & both, two & both
}

// slides counts the slides of each side, given its pawns that touch a friend and those that touch nothing.
func slides(pawns, movers, alone uint64) (mine, theirs int) {
	goals := both
	if alone != 0 {
		goals = beside(alone)
	}
	empty := both &^ (pawns | swap(pawns))
	return ways.Count(movers, empty, goals)
}

// beside returns, for a side with isolated pawns, the cells that touch one, and for the other side all cells.
func beside(alone uint64) uint64 {
	goals := around(alone)
	if uint32(alone) == 0 {
		goals |= uint64(entropy.All)
	}
	if alone>>32 == 0 {
		goals |= uint64(entropy.All) << 32
	}
	return goals
}
