// Package entropy gives Carreño's Entropy to the generic techniques: the typed core of rules/entropy as an [ai.Game],
// and an evaluation learnt from the solved game (command learn).
package entropy

import (
	"math/bits"

	"tablier/rules/entropy"
)

// A Sketch is a position in three counts for the side to move, then for the other.
type Sketch struct {
	Touch  [2]int // pawns that touch a friend: 0 or 2 to 7
	Alone  [2]int // pawns that touch nothing
	Slides [2]int // the slides that each would have, were it to move: 0 where it would have to pass
}

// MostSlides is more than the slides of any position.
const MostSlides = 48

// Look counts.
func Look(own, other entropy.Set) Sketch {
	pawns := pair(own, other)
	near := around(pawns)
	movers, alone := pawns&near, pawns&^near&^swap(near)
	mine, theirs := slides(pawns, movers, alone)
	return Sketch{
		Touch:  [2]int{bits.OnesCount32(uint32(movers)), bits.OnesCount32(uint32(movers >> 32))},
		Alone:  [2]int{bits.OnesCount32(uint32(alone)), bits.OnesCount32(uint32(alone >> 32))},
		Slides: [2]int{mine, theirs},
	}
}
