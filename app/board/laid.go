package board

import "tablier/rules"

// A Layer skin is of a game whose pieces lie open in a tray and are laid over several points of the board at once. The
// path of a move is the piece in the tray and the points that it covers, in order. Its symbols on the board grow with
// the points: see [Layer.Scale].
type Layer interface {
	// Scale returns the radius of the points for which the symbols of its pieces are drawn.
	Scale() int
	// Ground returns what the position has drawn below its pieces.
	Ground(v rules.View) Ground
	// Ghost returns how a piece of the tray would lie with its first part at a point, turned a number of times.
	Ghost(v rules.View, piece, at, turn int) Ghost
	// Usable says whether a piece of the tray is still there, and whether it could be laid anywhere now.
	Usable(v rules.View, piece int) (there, fits bool)
	// Dead returns the free points on which no piece that is left could ever be laid.
	Dead(v rules.View) []int
}

// Turns is how many ways there are to turn a piece that is to be laid.
const Turns = 4

// A Ground is the edge of where pieces can come to lie and the places within, as SVG paths.
type Ground struct {
	Open   string // the sides on which there is room beyond what lies
	Shut   string // the other sides
	Places string
}

// A Ghost is a piece that is not yet laid.
type Ghost struct {
	Path     []int          // what it would be laid with, the piece first; nil where it would cover what is no point
	Move     rules.Move     // what laying it would be, legal or not
	Parts    []Part         // what is drawn
	Contacts []Contact      // with what lies
	Fault    *rules.Illegal // why it cannot be laid there; nil when it can
}

// A Part is a part of a ghost, where a point would have it.
type Part struct {
	Glyph   Glyph
	X, Y, R int
}

// A Contact is where a part of a ghost touches something, in the middle between them.
type Contact struct {
	X, Y    int
	Part    string // what touches, in the game's own words: "3"
	Beside  string // and what is touched
	Allowed bool
}

// LayWords are what the words of a game with a Layer skin say beside.
type LayWords interface {
	// Tray names the tray: how many pieces are left, and how many of them can be laid.
	Tray(left, usable int) string
	// Tally says how far the game has come and may go on.
	Tally(v rules.View) string
	// Ghost tells a ghost that can be laid: where it lies and what it touches. One that cannot has a Fault.
	Ghost(g Ghost) string
	// Usable says of a piece in the tray what it is, whether it is still there and whether it fits anywhere.
	Usable(name string, there, fits bool) string
}
