package ai

// A Handicap is the weakness of a level against its engine's best play. The zero Handicap is none.
type Handicap struct {
	// Overlook is the share of moves that the player does not see, 0 to 1. Which moves those are follows from the seed
	// and the position alone. In package alphabeta it holds at every node, for both sides, and is the chance that a
	// usual move is overlooked; the other engines overlook moves of the root only. At least one move is always seen.
	Overlook float64
	// Naive makes the player count the points on the board and none that may follow. Only Hyle's engine, package
	// ai/hyle, has such an evaluation; the others ignore it.
	Naive bool
}
