package board

// A Coverer is an Arranger of a game with one piece of each stock, which covers several points and can be turned. On
// each of them stands what its part there is.
type Coverer interface {
	Arranger
	Size() int // how many points a piece covers
	// Points returns the points of the board round what lies, seen from one side or the other.
	Points(a Arranged, turned bool) []Point
	// Parts returns the points that the piece of a stock covers, in the order of its parts; none where it is not laid.
	Parts(a Arranged, stock string) []string
	// Stock returns the stock of what covers a point, empty for none or for what always lies there.
	Stock(a Arranged, point string) string
	// Lay lays the piece of a stock on a point, wherever it was before, and turns it to where it may lie. It says
	// whether there is room.
	Lay(a Arranged, stock, point string) bool
	// Shift moves what covers a point, as it lies, for the same part to be on another one.
	Shift(a Arranged, from, to string) bool
	// Turn turns a piece to the next way in which there is room for it.
	Turn(a Arranged, stock string) bool
	// Lift takes away what covers a point.
	Lift(a Arranged, point string)
	// Paint adds to the picture of the board what lies round the pieces, and marks the one of a stock, if it is laid.
	Paint(s *Scene, a Arranged, stock string, turned bool)
}

// A Guide has the words about positions of a game in which more is to be known of how they are set up.
type Guide interface {
	// How says how to go on; empty for what is said of all games.
	How(stocks []Stock, a Arranged) string
}

// CoverWords are the sentences about a position of a game whose pieces cover several points.
type CoverWords interface {
	ArrangeWords
	Guide
	// Follows says who is to move, which follows from what lies, and why.
	Follows(a Arranged) (turn, why string)
	// Held says which piece a person turns and moves, and that there is none for an empty stock.
	Held(a Arranged, stock string) string
}
