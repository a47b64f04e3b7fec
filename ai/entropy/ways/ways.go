// Package ways counts the slides of both sides of Entropy at once, for evaluations and for the coded tiles. Two sets of
// cells go into one word, the player to move's in the low half, so that one shift moves both.
package ways

import "math/bits"

// The cells of the first and of the last file, in both halves of a word.
const (
	FirstFile = 0x0108421<<32 | 0x0108421
	LastFile  = FirstFile << 4
)

// Count counts for each side the slides of its movers over empty cells that end on goals: of the player to move, and of
// the other one.
func Count(movers, empty, goals uint64) (mine, theirs int) {
	up, down := empty&^FirstFile, empty&^LastFile // where a step to the next file, or the one before, may lead
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
