package rules

// A Sealer describes the secrets that two players of a match by links commit themselves to: the pieces of a set-up.
// First sets up all of its pieces, then Second, one ply a piece, before either does anything else; chance has no part
// in the game. Each piece has a secret from 1 to 15. A move may show the secrets of a piece of each side; everything
// is shown at the end.
type Sealer interface {
	// Pieces returns how many pieces a side has. They are numbered from 0.
	Pieces() int
	// Secrets returns the secrets of a side's pieces in a position in which all of them stand where they were set up,
	// 0 for one that is hidden; nil in any other position.
	Secrets(p Position, side Player) []byte
	// SetUp returns the moves by which the side to move sets up pieces with these secrets, in the one order in which
	// links have them; nil where it has none to set up, or no side may have these. Zeros stand for hidden ones.
	SetUp(p Position, secrets []byte) []Move
	// Shows returns the pieces, of the side to move and of the other, whose secrets a move after those of a match
	// discloses; false for none. It takes time in proportion to Ply.
	Shows(m *Match, move Move) (mine, theirs int, shows bool)
	// Showing returns such a move with the disclosed secrets.
	Showing(move Move, mine, theirs byte) Move
}
