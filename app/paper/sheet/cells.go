package sheet

import "strings"

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

// At returns the centre of a cell, by its name, as in "a1".
func (c Cells) At(name string) (x, y float64) { return c.Centre(int(name[0]-'a'), int(name[1]-'1')) }

// Each calls draw for each letter of rows, written from the top with digits for empty cells, at the centre of its cell.
func (c Cells) Each(rows string, draw func(x, y float64, on rune)) {
	for i, row := range strings.Split(rows, "/") {
		file := 0
		for _, on := range row {
			if on >= '1' && on <= '9' {
				file += int(on - '0')
				continue
			}
			x, y := c.Centre(file, c.N-1-i)
			draw(x, y, on)
			file++
		}
	}
}

// Move draws the arrow of a move, as in "a1-c1", beside a piece of a radius; nothing for no move.
func (d *Drawing) Move(c Cells, move string, radius float64) {
	if from, to, ok := strings.Cut(move, "-"); ok {
		x1, y1 := c.At(from)
		x2, y2 := c.At(to)
		d.Arrow(x1, y1, x2, y2, radius, .6, .9)
	}
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
