package lanes

// A Knot is where a rope passes a row; the zero Knot is none.
type Knot struct {
	Row    int
	X      int
	Known  bool
	Proved bool
}

// A piece is the part of a rope that lies in one row, in places across it and in percent of its height.
type piece struct {
	x1, y1, x2, y2 int
	dashed         bool
}

// between returns the piece of the stretch between two knots that lies in a row; false where none does.
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

// A Rope joins the values that belong together, and is drawn row by row: its knots in and around a row, each the zero
// Knot where there is none.
type Rope struct {
	Before, Here, After Knot
	Second              bool // it is the second of two, which is told from the first by its shape
}

// pieces returns what of the rope lies in a row.
func (r Rope) pieces(row int) (list []piece) {
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
