package exact

import "math/bits"

// maxCells is how many cells the largest board has.
const maxCells = most * most

// A mask is the set of cells that hold a pawn.
type mask uint16

// A cells is the cells of a board, and its symmetries.
type cells struct {
	side  int
	turns [8][maxCells]uint8 // the image of each cell by each symmetry
	to    []uint8            // by mask: the symmetry that takes it to its least image
	place []uint32           // by mask: the index of that image among those with as many pawns
	least [maxCells + 1][]mask
}

// newCells returns the cells of a board with that many cells a side.
func newCells(side int) *cells {
	all := 1 << (side * side)
	c := &cells{side: side, to: make([]uint8, all), place: make([]uint32, all)}
	for file := range side {
		for rank := range side {
			last := side - 1
			for i, at := range [8][2]int{
				{file, rank}, {rank, file}, {last - file, rank}, {rank, last - file},
				{file, last - rank}, {last - rank, file}, {last - file, last - rank}, {last - rank, last - file},
			} {
				c.turns[i][side*file+rank] = uint8(side*at[0] + at[1])
			}
		}
	}
	for m := range mask(all - 1) {
		c.enter(m)
	}
	c.enter(mask(all - 1))
	return c
}

// enter finds the least image of a mask. Smaller masks have been entered.
func (c *cells) enter(m mask) {
	least := m
	for i := range c.turns {
		if turned := c.turn(m, i); turned < least {
			least, c.to[m] = turned, uint8(i)
		}
	}
	pawns := bits.OnesCount16(uint16(m))
	if least == m {
		c.place[m] = uint32(len(c.least[pawns]))
		c.least[pawns] = append(c.least[pawns], m)
		return
	}
	c.place[m] = c.place[least]
}

// turn returns the image of a mask by a symmetry.
func (c *cells) turn(m mask, i int) (turned mask) {
	for ; m != 0; m &= m - 1 {
		turned |= 1 << c.turns[i][bits.TrailingZeros16(uint16(m))]
	}
	return turned
}

// eachSlide calls try with every slide of the pawns of a mask.
func (c *cells) eachSlide(m mask, try func(from, to int)) {
	for from := range c.side * c.side {
		if m>>from&1 == 0 {
			continue
		}
		file, rank := from/c.side, from%c.side
		for _, way := range [4][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}} {
			f, r := file+way[0], rank+way[1]
			for ; f >= 0 && r >= 0 && f < c.side && r < c.side; f, r = f+way[0], r+way[1] {
				to := c.side*f + r
				if m>>to&1 != 0 {
					break
				}
				try(from, to)
			}
		}
	}
}
