package archive

import "tablier/rules"

// An Ending is a past game with how it stands, for a small board.
type Ending struct {
	Kept
	Setup    rules.Setup
	Position string // in the rules' notation; empty where it is not known, or nobody wants to wait for it
}

// longestEnding is how many moves a game has at most that is replayed for a small board.
const longestEnding = 2000

// Pictured says whether the game is short enough to be replayed for a small board.
func (k *Kept) Pictured() bool { return k.Plies <= longestEnding }

// Same says whether another game is this one, as it stands here.
func (k *Kept) Same(other *Kept) bool { return k.text == other.text }
