// Package prove proves puzzles that an author composes: given a position and a question, it finds which answers are
// right, what each other one comes to and what refutes it, and counts the answers that are the same up to the
// symmetries of the board as one. What cannot be proved within a number of positions is said to be open, and nothing is
// made of it. The package knows no game: each brings its own way, a [Prover], in a package below this one.
package prove

import (
	"errors"
	"slices"

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

// A Task is a question about a position of a variant, under some options of its rules.
type Task struct {
	Question
	Variant  string
	Options  []string // as rules.Spec.Check orders them
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

// ErrQuestion is the error of a question that cannot be asked about a position.
var ErrQuestion = errors.New("prove: no such question can be asked here")

// A Prover proves the puzzles of a game. It may keep what it has found for the next task: who asks the same again with
// more positions goes on. Its package says by a function Asks which questions it answers about a position, and package
// asks has those of all games.
type Prover interface {
	// Effort is how many positions, as the Meter counts them, a browser looks at in some three seconds.
	Effort() uint64
	// Prove answers a question, as far as the Meter lets it. The error is ErrQuestion.
	Prove(t Task, meter *ai.Meter) (Found, error)
}

// Wins are the questions where no draw can be proved.
func Wins() []Question { return []Question{{Kind: puzzle.Win, Soon: true}, {Kind: puzzle.Win}} }

// Outcomes are the questions where draws are proved too.
func Outcomes() []Question { return append(Wins(), Question{Kind: puzzle.Hold}) }

// Has says whether a question is among those that can be asked, whatever it is about.
func Has(asks []Question, q Question) bool {
	return slices.ContainsFunc(asks, func(each Question) bool { return each.Kind == q.Kind })
}
