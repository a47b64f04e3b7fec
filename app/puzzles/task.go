package puzzles

import "tablier/ai/puzzle"

// The names of the questions of authors that the site does not ask, in the catalogue.
const (
	now  = "now"  // for a win with the next move
	soon = "soon" // for one in so many moves
	many = "+"    // behind the kind of a question: for one of several moves that are right
)

// TaskOf names the question of a puzzle, as the catalogue of tasks has it.
func TaskOf(q *puzzle.Puzzle) string {
	switch {
	case q.Within() == 1:
		return now
	case q.Within() > 0:
		return soon
	case q.Several && q.Kind.Exact():
		return string(q.Kind) + many
	}
	return string(q.Kind)
}
