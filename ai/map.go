package ai

import "strconv"

// A Placed is a position of a map: its text, and its value for the side to move.
type Placed struct {
	Position string
	Value    Value
	Plies    int // to the end with best play; 0 for draws
}

// A Mapper computes the values of all positions of a game that can be reached from its start.
type Mapper interface {
	// Map returns the positions by rings, the ended ones first and the draws last, each ring in an order for a
	// drawing around a centre: positions stand near those before and after them. It solves the game of the task from
	// its usual start, whatever the task's position. It ends soon after ctx is done; Hooks are those of a search.
	Map(ctx Context, task Task, most int, hooks Hooks) ([]Placed, error)
}

// A MapError is the error of a map with more positions than were allowed.
type MapError struct{ Most int }

func (e *MapError) Error() string {
	return "ai: more than " + strconv.Itoa(e.Most) + " positions can be reached on this board"
}
