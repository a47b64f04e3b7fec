package sheet

// A Lattice is rows of places on lines: some places are black, where a line crosses the rows, and some of these have a
// ring.
type Lattice struct {
	X, Y, Step, Rise  float64 // its lower left place, and the distances of places
	Columns, Rows     int
	Left, Right       float64 // what is left or right of here is not drawn
	Pen, Black, White float64 // the width of lines, and the radius of places
	IsBlack, HasRing  func(column, row int) bool
}

// At returns where a place is.
func (l *Lattice) At(column, row int) (x, y float64) {
	return l.X + l.Step*float64(column), l.Y - l.Rise*float64(row)
}

// Holds says whether what is drawn reaches to a place.
func (l *Lattice) Holds(x float64) bool { return x >= l.Left && x <= l.Right }

// Lattice draws rows of places.
func (d *Drawing) Lattice(l *Lattice) {
	for row := range l.Rows {
		_, y := l.At(0, row)
		d.Segment(l.Left, y, l.Right, y, Line(l.Pen))
	}
	for column := range l.Columns {
		x, top := l.At(column, l.Rows-1)
		if l.IsBlack(column, 0) && l.Holds(x) {
			d.Segment(x, l.Y, x, top, Line(l.Pen))
		}
	}
	for row := range l.Rows {
		for column := range l.Columns {
			if x, y := l.At(column, row); l.Holds(x) {
				d.place(l, x, y, l.IsBlack(column, row), l.HasRing(column, row))
			}
		}
	}
}

// place draws a place.
func (d *Drawing) place(l *Lattice, x, y float64, black, ring bool) {
	if ring {
		d.Circle(x, y, l.Black*1.7, Filled(White, l.Pen*.85))
	}
	if black {
		d.Circle(x, y, l.Black, Pen{Fill: Black})
		return
	}
	d.Circle(x, y, l.White, Filled(White, l.Pen*.85))
}
