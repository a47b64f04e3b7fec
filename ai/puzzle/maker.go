package puzzle

import "tablier/ai"

// A Maker makes puzzles of a game on the spot. It may run beside a search.
type Maker interface {
	// Puzzles makes at most so many puzzles of the game of a task, whatever its position: the same ones every time. It
	// reports how far it is, in hundredths, as Depth. It ends soon after ctx is done. The error is an *ai.MapError where
	// the game has more positions than can be valued.
	Puzzles(ctx ai.Context, task ai.Task, most int, hooks ai.Hooks) (*Set, error)
}
