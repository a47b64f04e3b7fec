package block

import (
	"math/bits"

	"tablier/ai/entropy/colex"
)

// A nearby counts, for each rank, the positions of smaller rank with one pawn of the player who waits elsewhere that
// are no draws, in four bytes: won, lost, and the same of those where that pawn stands on a cell beside.
type nearby [Entries]uint32

// note tells all later positions of one that is won or lost. Few are.
func (y *nearby) note(b *board, rank int, packed uint32, lost bool) {
	unit := uint32(1)
	if lost {
		unit = 1 << 8
	}
	i := 0 // the pawn's place in the order of the set
	for pawns := packed; pawns != 0; pawns &= pawns - 1 {
		i++
		p := bits.TrailingZeros32(pawns)
		y.move(uint32(rank)-colex.Binomial[i][p], packed, p, i, b.beside[p], unit)
	}
}

// move adds to the counts with the i-th pawn moved from a cell p to those after it; at is the rank of the set but for
// that pawn. A pawn that it passes comes before it then.
func (y *nearby) move(at, packed uint32, p, i int, beside, unit uint32) {
	for q := p + 1; q < free; q++ {
		switch {
		case packed>>q&1 != 0:
			at += colex.Binomial[i][q] - colex.Binomial[i+1][q]
			i++
		case beside>>q&1 != 0:
			y[at+colex.Binomial[i][q]] += unit | unit<<16
		default:
			y[at+colex.Binomial[i][q]] += unit
		}
	}
}
