package archive

import "tablier/rules"

// An Ending is a past game with its last position, for a small board.
type Ending struct {
	Kept
	Setup    rules.Setup
	Position string // in the rules' notation; empty where it is not known, or nobody wants to wait for it
}

// maxReplayed is how many moves a game may have to be replayed for a small board.
const maxReplayed = 2000

// Pictured says whether the game is short enough to be replayed for a small board.
func (k *Kept) Pictured() bool { return k.Plies <= maxReplayed }

// Same says whether another game is this one in the same state.
func (k *Kept) Same(other *Kept) bool { return k.text == other.text }
