package ai

import "tablier/rules"

// A Survey is what a whole game comes to: the values of all positions that can be reached from its start.
type Survey struct {
	Positions int
	Value     Value // of the start, for First
	Plies     int   // to the end of it with best play; 0 for a draw
	Longest   int   // the most plies that a win takes with best play
	// Wins, Losses and Draws are how many positions are worth that to their side to move.
	Wins, Losses, Draws int
	Moves               []Opened // of the start, as the game lists them
	// Traps counts, by the side to move, the positions that two players come to who give nothing away, in which all
	// moves lose but one.
	Traps [2]int
	Trap  Trap // one of them with Second to move
}

// A Trap is a position in which all moves lose but one; the zero Trap is none.
type Trap struct {
	Position string
	Move     rules.Move // that does not lose
	Moves    int        // how many there are
}

// An Opened is a first move with its value for who makes it.
type Opened struct {
	Move  rules.Move
	Value Value
	Plies int // to the end with best play, the move included; 0 for a draw
}

// A Surveyor computes the survey of a game, from its usual start.
type Surveyor interface {
	// Survey solves the game of a task. It ends soon after ctx is done; Hooks are those of a search. The error is a
	// *MapError where more than most positions can be reached.
	Survey(ctx Context, task Task, most int, hooks Hooks) (Survey, error)
}
