// Package plan describes the purpose of a hint's move: engines give it beside the value, and a page puts it into the
// words of the game. It is a package of its own, for a page has no engines.
package plan

// A Plan is the purpose of a move. The zero Plan says nothing.
type Plan struct {
	Aim    Aim `json:"aim"`
	Points int `json:"points"` // a number, as the Aim says
	Moves  int `json:"moves"`  // of the own side until then, this one included; 0 for unknown
}

// An Aim is a kind of plan. Games that share one mean the same by it.
type Aim string

// The aims of a game in which the other side may have to pass.
const (
	Open   Aim = "open"   // the other side, which can only pass, gets a move again: nothing is won meanwhile
	Lock   Aim = "lock"   // the other side can only pass after it
	Spread Aim = "spread" // more of the own pieces, Points of them, are in their places
)

// The aims of a game of pieces that fight and arrive. Points are the strength of the piece that moves, but for Take,
// where they are that of the piece that is taken, 0 where it is hidden.
const (
	Arrive  Aim = "arrive"  // it arrives where its strength counts
	Take    Aim = "take"    // it takes a piece with certainty
	Dare    Aim = "dare"    // it attacks a piece that may be stronger
	Leave   Aim = "leave"   // it leaves a place where a stronger piece could take it
	Advance Aim = "advance" // it comes nearer to the place where its strength will count
	Aside   Aim = "aside"   // it makes room, or goes round a stronger piece
)
