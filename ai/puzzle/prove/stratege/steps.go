package stratege

import (
	"tablier/ai/puzzle"
	"tablier/rules/stratege"
)

// The steps of a question of counting, beside those that [Steps] adds: none of the machine's levels answers it, and
// with these the bands have as many of each question.
const (
	forcesSteps = 4
	oddsSteps   = 5 // to count the strengths that lose, and those that are left
	maxSteps    = 10
)

// Steps returns the level that stands for how much is to be counted: one more for each pawn of the other side that
// stands on the board and has been shown, which must be added to those lost.
func Steps(s *stratege.State, kind puzzle.Kind) int {
	n := forcesSteps
	if kind == puzzle.Odds {
		n = oddsSteps
	}
	for cell, pawn := range s.At {
		if s.Side[s.Turn^1].Has(cell) && pawn.Shown() {
			n++
		}
	}
	return min(n, maxSteps)
}
