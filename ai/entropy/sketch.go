// Package entropy gives Carreño's Entropy to the generic techniques: the typed core of rules/entropy as an [ai.Game],
// and an evaluation whose values are averages over the solved game (command solve).
package entropy

import (
	"math/bits"

	"tablier/rules/entropy"
)

// A Sketch is what the evaluation looks at in a position: three counts for the side to move, then for the other.
type Sketch struct {
	Touch  [2]int // pawns that touch a friend: 0 or 2 to 7
	Alone  [2]int // pawns that touch nothing
	Slides [2]int // the slides that each would have, were it to move: 0 where it would have to pass
}

// MostSlides is more than the slides of any position.
const MostSlides = 48

// Two sets of cells go into one word, the player to move's in the low half, so that one shift moves both.
const (
	both      = uint64(entropy.All)<<32 | uint64(entropy.All)
	firstRank = 0x0108421<<32 | 0x0108421
	lastRank  = firstRank << 4
)

func around(x uint64) uint64 {
	beside := (x&^lastRank)<<1 | (x&^firstRank)>>1
	row := x | beside
	return (beside | row<<5 | row>>5) & both
}

// Look counts.
func Look(own, other entropy.Set) Sketch {
	pawns := uint64(other)<<32 | uint64(own)
	near := around(pawns)
	movers, alone := pawns&near, pawns&^near&^bits.RotateLeft64(near, 32)
	goals := both
	if alone != 0 {
		goals = beside(alone)
	}
	empty := both &^ (pawns | bits.RotateLeft64(pawns, 32))
	up, down := empty&^firstRank, empty&^lastRank
	var slides [2]int
	add := func(t uint64) {
		slides[0] += bits.OnesCount32(uint32(t))
		slides[1] += bits.OnesCount32(uint32(t >> 32))
	}
	t1, t2, t3, t4, t5, t6, t7, t8 := movers, movers, movers, movers, movers, movers, movers, movers
	for range 4 { // a slide is four cells long at most
		t1, t2 = t1<<1&up, t2>>1&down
		t3, t4 = t3<<5&empty, t4>>5&empty
		t5, t6 = t5<<6&up, t6>>6&down
		t7, t8 = t7<<4&down, t8>>4&up
		add(t1 & goals)
		add(t2 & goals)
		add(t3 & goals)
		add(t4 & goals)
		add(t5 & goals)
		add(t6 & goals)
		add(t7 & goals)
		add(t8 & goals)
	}
	return Sketch{
		Touch:  [2]int{bits.OnesCount32(uint32(movers)), bits.OnesCount32(uint32(movers >> 32))},
		Alone:  [2]int{bits.OnesCount32(uint32(alone)), bits.OnesCount32(uint32(alone >> 32))},
		Slides: slides,
	}
}

// beside returns, for a side with pawns alone, the cells that touch one, and for the other side all cells.
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
