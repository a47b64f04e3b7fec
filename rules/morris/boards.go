package morris

// What several boards have in common.
const (
	square    = "a1 b1 c1 a2 b2 c2 a3 b3 c3"
	rows      = "a1 b1 c1, a2 b2 c2, a3 b3 c3"
	columns   = "a1 a2 a3, b1 b2 b3, c1 c2 c3"
	diagonals = "a1 b2 c3, c1 b2 a3"
	eight     = rows + ", " + columns + ", " + diagonals

	wheel     = "o p0 p1 p2 p3 p4 p5 p6 p7" // the centre, and the ring clockwise from the top
	ring      = "p0 p1 p2 p3 p4 p5 p6 p7 p0"
	diameters = "p0 o p4, p1 o p5, p2 o p6, p3 o p7"
)

// Boards returns the family, the default board first: add one here and it is playable everywhere. Those that
// have shipped keep their place and their rules; see package rules on links.
func Boards() []Board {
	return []Board{
		{ID: "tapatan", Points: square, Lines: eight, Pawns: 3},
		{ID: "achi", Points: square, Lines: eight, Pawns: 4, Passes: true},
		{ID: "neuf-trous", Points: square, Lines: rows + ", " + columns, Pawns: 3, Motion: Fly},
		{ID: "pendus", Points: square, Lines: eight, Pawns: 3, Motion: Fly},
		{ID: "tant-fant", Points: square, Lines: eight, Pawns: 3, Start: "ooo...rrr"},
		{ID: "shisima", Points: wheel, Lines: diameters, Paths: ring, Pawns: 3, Start: ".ooo.rrr."},
		{ID: "rota", Points: wheel, Lines: diameters, Paths: ring, Pawns: 3},
		{
			ID:     "tsoro", // a triangle: the apex, the row in the middle and the base
			Points: "a1 b1 b2 b3 c1 c2 c3",
			Lines:  "a1 b1 c1, a1 b2 c2, a1 b3 c3, b1 b2 b3, c1 c2 c3",
			Pawns:  3,
			Motion: Jump,
		},
		{ID: "picaria", Points: square, Lines: eight, Paths: "b1 c2 b3 a2 b1", Pawns: 3},
		{
			ID:     "picaria-13", // and the middles of the cells; of the long diagonals any three in a row win
			Points: square + " m1 m2 m3 m4",
			Lines: rows + ", " + columns + ", a2 m1 b1, b1 m2 c2, a2 m3 b3, b3 m4 c2, " +
				"a1 m1 b2 m4 c3, c1 m2 b2 m3 a3",
			Pawns:  3,
			Barred: "b2",
		},
	}
}
