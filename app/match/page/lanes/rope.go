package lanes

// A Knot is the point at which a curve passes a row; the zero Knot is none.
type Knot struct {
	Row    int
	X      int
	Known  bool
	Proved bool
}

// A piece is the part of a curve in one row, in places across it and in percent of its height.
type piece struct {
	x1, y1, x2, y2 int
	dashed         bool
}

// between returns the part, in a row, of the segment between two knots; false where none lies there.
func between(a, b Knot, row int) (piece, bool) {
	if !a.Known || !b.Known || a.Row >= b.Row {
		return piece{}, false
	}
	// Rows are counted in percent of their height here, from the middle of row 0.
	from, to := max(100*a.Row, 100*row-50), min(100*b.Row, 100*row+50)
	if from >= to {
		return piece{}, false
	}
	at := func(y int) int { return a.X + (b.X-a.X)*(y-100*a.Row)/(100*(b.Row-a.Row)) }
	top := 100*row - 50
	return piece{at(from), from - top, at(to), to - top, !a.Proved || !b.Proved}, true
}

// A Curve joins the values that belong together, and is drawn row by row: its knots in and around a row, each the
// zero Knot where there is none.
type Curve struct {
	Before, Here, After Knot
	Second              bool // it is the second of two, with a shape of its own
}

// pieces returns the parts of the curve that lie in a row.
func (r Curve) pieces(row int) (list []piece) {
	stretches := [2][2]Knot{{r.Before, r.Here}, {r.Here, r.After}}
	if !r.Here.Known {
		stretches = [2][2]Knot{{r.Before, r.After}}
	}
	for _, s := range stretches {
		if p, ok := between(s[0], s[1], row); ok {
			list = append(list, p)
		}
	}
	return list
}
