package hyle

import "math/bits"

// MostMoves is enough room for the moves of any state: each of the 14 lines has ten slides at most.
const MostMoves = 1 + maxSlides*2*Most

// maxSlides is how many slides a line has at most: two pawns at its ends, and five cells between them.
const maxSlides = 2 * (Most - 2)

// AppendMoves appends the legal moves to buf, in the order of their text; none when the round has ended. It allocates
// only when buf is too small: no state has more than MostMoves.
func (s *State) AppendMoves(buf []Step) []Step {
	switch s.Phase {
	case Drawing:
		for colour := uint8(1); colour <= s.N; colour++ {
			if s.Bag[colour] > 0 {
				buf = append(buf, Draw(colour))
			}
		}
	case Placing:
		for file, all := 0, uint8(1)<<s.N-1; file < int(s.N); file++ {
			for free := all &^ s.Taken[file]; free != 0; free &= free - 1 {
				buf = append(buf, Place(int(s.N)*file+bits.TrailingZeros8(free)))
			}
		}
	case Sliding:
		buf = s.appendSlides(append(buf, Decline))
	}
	return buf
}

// CountMoves returns how many moves AppendMoves appends.
func (s *State) CountMoves() int {
	if s.Phase != Drawing {
		return s.Choices()
	}
	colours := 0
	for _, left := range s.Bag {
		if left > 0 {
			colours++
		}
	}
	return colours
}

// appendSlides appends the slides in the order of their text: pawn by pawn, and for each cell by cell.
func (s *State) appendSlides(buf []Step) []Step {
	n := int(s.N)
	for file := range n {
		for pawns := s.Taken[file]; pawns != 0; pawns &= pawns - 1 {
			rank := bits.TrailingZeros8(pawns)
			from := n*file + rank
			along, across := reach[s.Taken[Most+rank]][file], reach[s.Taken[file]][rank]
			along &= 1<<n - 1
			for f := along & (1<<file - 1); f != 0; f &= f - 1 {
				buf = append(buf, Slide(from, n*bits.TrailingZeros8(f)+rank))
			}
			for r := across & (1<<n - 1); r != 0; r &= r - 1 {
				buf = append(buf, Slide(from, n*file+bits.TrailingZeros8(r)))
			}
			for f := along &^ (1<<file - 1); f != 0; f &= f - 1 {
				buf = append(buf, Slide(from, n*bits.TrailingZeros8(f)+rank))
			}
		}
	}
	return buf
}

// Reach returns the empty cells to which a pawn slides within a line, bit i for the i-th, given those taken and its
// own: of Most cells; on a smaller board those beyond it are to be left out.
func Reach(taken uint8, at int) uint8 { return reach[taken%(1<<Most)][at] }

// reach holds, for the cells taken of a line of Most cells and one of them, the empty cells that a pawn there slides
// to.
var reach = func() (table [1 << Most][Most]uint8) {
	for taken := range table {
		for at := range Most {
			for _, step := range [2]int{-1, 1} {
				for to := at + step; to >= 0 && to < Most && taken>>to&1 == 0; to += step {
					table[taken][at] |= 1 << to
				}
			}
		}
	}
	return table
}()
