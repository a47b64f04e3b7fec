package block

import (
	"math/bits"

	"tablier/rules/entropy"
)

// Sets of both sides go into one word, the player to move's in the low half, so that one shift moves both.
const (
	firstRank = 0x0108421<<32 | 0x0108421
	lastRank  = firstRank << 4
)

// slides counts the slides of both sides.
func (b *board) slides(v *view, x entropy.Set) (mine, theirs int) {
	twice := func(low, high entropy.Set) uint64 { return uint64(high)<<32 | uint64(low) }
	empty := entropy.All &^ (b.set | x)
	space, movers := twice(empty, empty), twice(v.own.mobile, v.other.mobile)
	ends := twice(targets(v.own.alone), targets(v.other.alone))
	up, down := space&^firstRank, space&^lastRank // where a step up, or down, within a file may lead
	sum := 0
	for _, way := range [...]uint64{
		onward(movers, up, 1), onward(movers, space, 5), onward(movers, up, 6), onward(movers, down, 4),
		back(movers, down, 1), back(movers, space, 5), back(movers, down, 6), back(movers, up, 4),
	} {
		sum += bits.OnesCount64(way & ends)
		mine += bits.OnesCount32(uint32(way & ends))
	}
	return mine, sum - mine
}

// onward returns the free cells to which pawns can slide by a step of n bits up. No two reach the same: the pawn in
// front stops the one behind. Back is the same for a step down.
func onward(pawns, space uint64, n int) uint64 {
	way := pawns << n & space
	way |= way << n & space
	way |= way << n & space
	return way | way<<n&space // a slide is four cells long at most
}

func back(pawns, space uint64, n int) uint64 {
	way := pawns >> n & space
	way |= way >> n & space
	way |= way >> n & space
	return way | way>>n&space
}
