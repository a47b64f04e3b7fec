package entropy

import (
	"math/bits"

	"tablier/rules/entropy"
)

// MostSlides is more than the slides of any position.
const MostSlides = 48

// A View is the input of the net: the numbers of the rows of weights that it adds up, and the neurons' part in the
// sum that follows. A row is
//
//	64·class + cell        a pawn of the player to move; cell + 32 for one of the other. Its class is three times the
//	                       friends that it touches plus the enemies, two standing for more too
//	slidesRow + slides     what the player to move could play; MostSlides more for the other
//
// and the part depends on how many pawns of each side touch a friend.
type View struct {
	Rows [viewRows]uint16
	Part uint8
}

const (
	viewRows  = 2*entropy.Pawns + 2
	slidesRow = 9 * 64

	// Rows and Parts are how many there are, met or not.
	Rows  = slidesRow + 2*MostSlides
	Parts = 8 * 8
)

// See returns the view of a position.
func See(own, other entropy.Set) (v View) {
	v.see(pair(own, other))
	return v
}

func (v *View) see(pawns uint64) {
	one, two := crowd(pawns)
	enemy, enemies := swap(one), swap(two)
	movers := pawns & one
	mine, theirs := slides(pawns, movers, pawns&^one&^enemy)
	v.Rows[0], v.Rows[1] = uint16(slidesRow+mine), uint16(slidesRow+MostSlides+theirs)
	v.Part = uint8(bits.OnesCount32(uint32(movers))<<3 | bits.OnesCount32(uint32(movers>>32)))
	for i := 2; i < viewRows; i++ {
		at := bits.TrailingZeros64(pawns) & 63 // as the compiler cannot know
		class := 3*(one>>at&1+two>>at&1) + enemy>>at&1 + enemies>>at&1
		v.Rows[i] = uint16(class<<6) | uint16(at)
		pawns &= pawns - 1
	}
}
