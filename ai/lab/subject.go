package lab

import (
	"tablier/ai"
	"tablier/rules"
)

// An Evaluation estimates positions that are not searched further.
type Evaluation struct {
	Name string
	Max  rules.Player // the maximiser: First or Second
	// Points says that the game counts points. The end of a game is then worth what Of says of it.
	Points bool
	// Of is nil in the evaluation Exactly: a search takes it from the table of its root.
	Of func(rules.Position) float64 // a small integer, from -90 to 90; with Points any number
}

// A Cell is one cell of a position, with a letter or a short word for what it holds.
type Cell struct {
	Name  string
	Holds string // empty for nothing
}

// A Subject is a game as it is taught: for searches that are shown, and players that pupils write.
type Subject struct {
	// Cells returns the cells of a position by name, those of a board without edges as far as something lies there.
	Cells       func(p rules.Position) []Cell
	Evaluations []Evaluation // except Exactly; the first is the default
	// List returns the moves of a player in the order of the board; nil for the rules' order.
	List func(p rules.Position) []rules.Move
	// Seen returns the position as its side to move knows it, Reveal what a move may turn out to be where that hangs on
	// what is hidden, with the weight of each; nothing for other moves. Both are nil where nothing is hidden.
	Seen   func(p rules.Position) rules.Position
	Reveal func(p rules.Position, m rules.Move) (moves []rules.Move, weights []int)
	// Near says whether so little is left of the game that a search can be shown; nil for always.
	Near func(p rules.Position) bool
	// Table returns the exact values of all positions of a board, for retrograde analysis; nil where there are too
	// many.
	Table func(p rules.Position, tick func() bool) Waves
}

// Waves are the values of all positions, in the order of retrograde analysis.
type Waves interface {
	// Value returns the value of a position for its side to move and the plies to the end; Unknown for one that the game
	// cannot reach.
	Value(p rules.Position) (ai.Value, int)
	// Last returns the plies of the longest win or loss.
	Last() int
	// Known returns how many positions have a value after a wave: those that are at most that many plies from the end
	// and, after the last wave, the drawn ones.
	Known(wave int) int
}

// Exactly is the name of the evaluation by true values: 1 where the maximiser wins, 0 where nobody does, and -1. Each
// subject with a Table has it.
const Exactly = "exact"

// Evaluation returns the evaluation of a name, the first for an empty one.
func (s *Subject) Evaluation(name string) (Evaluation, bool) {
	if name == Exactly && s.Table != nil {
		return Evaluation{Name: Exactly, Max: s.Evaluations[0].Max}, true
	}
	for _, e := range s.Evaluations {
		if name == "" || e.Name == name {
			return e, true
		}
	}
	return Evaluation{}, false
}

// Names returns the names of the evaluations that a person may choose, with that of the exact values where there are
// any.
func (s *Subject) Names() (names []string) {
	for _, e := range s.Evaluations {
		names = append(names, e.Name)
	}
	if s.Table != nil {
		names = append(names, Exactly)
	}
	return names
}
