package entropy

import (
	"math/bits"

	"tablier/rules/entropy"
)

// Two sets of cells go into one word, the player to move's in the low half, so that one shift moves both.
const (
	both      = uint64(entropy.All)<<32 | uint64(entropy.All)
	firstRank = 0x0108421<<32 | 0x0108421
	lastRank  = firstRank << 4
)

// pair packs the sets of both sides into a word.
func pair(own, other entropy.Set) uint64 { return uint64(other)<<32 | uint64(own) }

// swap returns a pair of sets with the halves exchanged, as the other side sees it.
func swap(x uint64) uint64 { return bits.RotateLeft64(x, 32) }

// around returns for each half the neighbours of its cells.
func around(x uint64) uint64 {
	beside := (x&^lastRank)<<1 | (x&^firstRank)>>1
	row := x | beside
	return (beside | row<<5 | row>>5) & both
}

// crowd returns for each half the cells with one neighbour or more in it, and those with two or more.
func crowd(x uint64) (one, two uint64) {
	up, down := (x&^lastRank)<<1, (x&^firstRank)>>1
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
	up, down := empty&^firstRank, empty&^lastRank // the targets of a step up, or down, within a file
	sum := 0                                      // of both sides
	count := func(way uint64) {
		sum += bits.OnesCount64(way & goals)
		mine += bits.OnesCount32(uint32(way & goals))
	}
	count(onward(movers, up, 1))
	count(onward(movers, empty, 5))
	count(onward(movers, up, 6))
	count(onward(movers, down, 4))
	count(back(movers, down, 1))
	count(back(movers, empty, 5))
	count(back(movers, down, 6))
	count(back(movers, up, 4))
	return mine, sum - mine
}

// onward returns the free cells to which pawns can slide by a step of n bits up. No two reach the same: the pawn in
// front stops the one behind. Back is the same for a step down.
func onward(pawns, free uint64, n int) uint64 {
	way := pawns << n & free
	way |= way << n & free
	way |= way << n & free
	return way | way<<n&free // a slide is four cells long at most
}

func back(pawns, free uint64, n int) uint64 {
	way := pawns >> n & free
	way |= way >> n & free
	way |= way >> n & free
	return way | way>>n&free
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
