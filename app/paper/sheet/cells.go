package sheet

// Cells are a square of cells, with its upper left corner at a place.
type Cells struct {
	X, Y float64
	Step float64 // from a cell to the next
	N    int     // cells a side
}

// Centre returns the centre of a cell, by its file and its rank from the lower left corner.
func (c Cells) Centre(file, rank int) (x, y float64) {
	return c.X + c.Step*(float64(file)+.5), c.Y + c.Step*(float64(c.N-rank)-.5)
}

// Grid draws the lines between the cells, and those around them.
func (d *Drawing) Grid(c Cells, p Pen) {
	far := c.Step * float64(c.N)
	for i := range c.N + 1 {
		at := c.Step * float64(i)
		d.Segment(c.X+at, c.Y, c.X+at, c.Y+far, p)
		d.Segment(c.X, c.Y+at, c.X+far, c.Y+at, p)
	}
}

// Names writes the letters of the files below the cells, and the numbers of the ranks on their left.
func (d *Drawing) Names(c Cells, size, below, left float64) {
	hand := Hand{Size: size, Anchor: "middle"}
	for i := range c.N {
		x, y := c.Centre(i, i)
		d.Text(x, c.Y+c.Step*float64(c.N)+below, hand, string(rune('a'+i)))
		d.Text(c.X-left, y+size*.36, hand, string(rune('1'+i)))
	}
}
