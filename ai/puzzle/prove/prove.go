// Package prove proves puzzles that an author composes: given a position and a question, it finds which answers are
// right, what each other one comes to and what refutes it, and counts the answers that are the same up to the
// symmetries of the board as one. What cannot be proved within a number of positions is said to be open, and nothing is
// made of it. The package knows no game: each brings its own way, a [Prover], in a package below this one.
package prove

import (
	"errors"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules"
)

// A Question is what an author asks about a position.
type Question struct {
	Kind puzzle.Kind // Win, Hold, Points, Forces or Odds
	On   string      // the point of Forces, the move of Odds; empty for the first there is
	Soon bool        // of Win: in as few moves as it takes
}

// A Task is a question about a position of a variant, and how many positions may be looked at.
type Task struct {
	Question
	Variant  string
	Position rules.Position
}

// A Found is what has been proved.
type Found struct {
	// Puzzle is the puzzle, without a level. It has no position where there is none: nothing is right, or something
	// is open.
	Puzzle puzzle.Puzzle
	Right  []rules.Move // the right moves that have been found
	Alike  int          // how many these are when those that symmetries take to each other count as one
	Open   int          // moves of which it is not known what they are worth
	Final  bool         // where something is open: it stays so, however many positions are looked at
	Depth  int          // plies: sooner there is no win that has not been found, where something is open
	// Subjects are what a question of Forces or Odds can be about, in this position.
	Subjects []string
	Mean     int // of Points: what the best move brings on average, in hundredths
}

// Proved says whether the question has been answered, be it that nothing is right.
func (f *Found) Proved() bool { return f.Open == 0 }

// ErrQuestion is the error of a question that cannot be asked about a position.
var ErrQuestion = errors.New("prove: no such question can be asked here")

// A Prover proves the puzzles of a game. It may keep what it has found for the next task: who asks the same again with
// more positions goes on.
type Prover interface {
	// Effort is how many positions, as the Meter counts them, a browser looks at in some three seconds.
	Effort() uint64
	// Prove answers a question, as far as the Meter lets it. The error is ErrQuestion.
	Prove(t Task, meter *ai.Meter) (Found, error)
}

// Asks returns the questions that can be asked about a position: of deduction where something is hidden, of points
// where chance has a part, else of winning and holding.
func Asks(spec *rules.Spec, p rules.Position) []Question {
	switch {
	case spec.Secret && rules.Masked(p.String()):
		return []Question{{Kind: puzzle.Forces}, {Kind: puzzle.Odds}}
	case spec.Rounds > 1 && !spec.Secret:
		return []Question{{Kind: puzzle.Points}}
	}
	return []Question{{Kind: puzzle.Win, Soon: true}, {Kind: puzzle.Win}, {Kind: puzzle.Hold}}
}
