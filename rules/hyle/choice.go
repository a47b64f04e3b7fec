package hyle

import "math/bits"

// CountSlides returns how many slides Order has, declining not counted.
func (s *State) CountSlides() int { return int(s.slides) }

// NthSlide returns the k-th slide, counted from 0 to CountSlides less one, in an order of its own: column by column,
// then row by row. It makes no list of the others.
func (s *State) NthSlide(k int) Step {
	n, count, slides := int(s.N), &slideCounts[s.N&7], slides[s.N&7]
	for i := range n {
		taken := s.Taken[i] % (1 << Most)
		here := int(count[taken])
		if k < here {
			from, to := slides[taken][k].cells()
			return Slide(n*i+from, n*i+to)
		}
		k -= here
	}
	for i := range n {
		taken := s.Taken[Most+i] % (1 << Most)
		here := int(count[taken])
		if k < here {
			from, to := slides[taken][k].cells()
			return Slide(n*from+i, n*to+i)
		}
		k -= here
	}
	panic("hyle: there are not so many slides")
}

// CanSlide says whether a step is a slide, and one that the pawns on the board leave room for.
func (s *State) CanSlide(m Step) bool {
	if m >= Decline {
		return false
	}
	from, to := m.Cells()
	a, b := s.spot(from), s.spot(to)
	if from == to || a.file != b.file && a.rank != b.rank {
		return false
	}
	w := s.slidePath(from, to)
	return s.Taken[w.along]>>w.from&1 != 0 && reach[s.Taken[w.along]][w.from]>>w.to&1 != 0
}

// Choices returns how many choices there are that are equally likely in random play: legal moves, but for a draw the
// pawns in the bag.
func (s *State) Choices() int {
	switch s.Phase {
	case Drawing:
		return s.Left()
	case Placing:
		return int(s.Empty)
	case Sliding:
		return 1 + s.CountSlides()
	}
	return 0
}

// Choice returns the k-th of the Choices, in an order of its own, without a list of the others: with k drawn evenly,
// every legal move is equally likely, and every draw as the bag has it.
func (s *State) Choice(k int) Step {
	switch s.Phase {
	case Drawing:
		colour := uint8(1)
		for ; k >= int(s.Bag[colour]); colour++ {
			k -= int(s.Bag[colour])
		}
		return Draw(colour)
	case Placing:
		return s.nthEmpty(k)
	}
	if k == 0 {
		return Decline
	}
	return s.NthSlide(k - 1)
}

// nthEmpty returns the placement on the k-th empty cell.
func (s *State) nthEmpty(k int) Step {
	n := int(s.N)
	for file := range n {
		free := ^s.Taken[file] & (1<<n - 1)
		if count := bits.OnesCount8(free); k >= count {
			k -= count
			continue
		}
		for ; k > 0; k-- {
			free &= free - 1
		}
		return Place(n*file + bits.TrailingZeros8(free))
	}
	panic("hyle: there are not so many empty cells")
}

// A lineSlide is the start of a slide within a line, in its upper half, and its end.
type lineSlide uint8

func (m lineSlide) cells() (from, to int) { return int(m >> 4), int(m & 15) }

// lineSlides holds the slides within a line by the cells taken.
type lineSlides [1 << Most][maxSlides]lineSlide

// slideCounts holds how many slides there are within a line, by the cells a side and the cells taken.
var slideCounts [Most + 1][1 << Most]uint8

// slides holds the slides within the lines of a board, by its cells a side.
var slides = [Most + 1]*lineSlides{3: slidesOf(3), 4: slidesOf(4), 5: slidesOf(5), 7: slidesOf(7)}

// slidesOf returns the slides within lines of n cells, and counts them.
func slidesOf(n int) *lineSlides {
	slides, count := new(lineSlides), &slideCounts[n]
	for taken := range 1 << n {
		for from := range n {
			for to := range n {
				if taken>>from&1 != 0 && reach[taken][from]>>to&1 != 0 {
					slides[taken][count[taken]] = lineSlide(from<<4 | to)
					count[taken]++
				}
			}
		}
	}
	return slides
}
