package stratege

import (
	"math/rand/v2"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	prover "tablier/ai/puzzle/prove/stratege"
	"tablier/rules/stratege"
)

// What an ending has: a lead that the pawns on their way can turn, some moves to choose from, a win that comes before
// quiet turns end the game, and not too much that can come of it.
const (
	maxLead    = 6
	fewChoices = 4
	longest    = 31
	manyStates = 15_000
)

// ending makes the puzzle of a composed ending, in which one move alone wins, holds the draw or escapes, ok if it is
// one.
func ending(rng *rand.Rand) (p puzzle.Puzzle, ok bool) {
	s, ok := compose(rng)
	if lead := s.Score(0) - s.Score(1); !ok || s.Choices() < fewChoices || max(lead, -lead) > maxLead {
		return p, false
	}
	e := prover.NewEndings(manyStates, nil)
	if !e.Solve(s) {
		return p, false
	}
	position := stratege.Position{State: s}
	if value, plies := e.Value(position); value == ai.Loss || plies > longest {
		return p, false
	}
	return craft.Make(e, stratege.Spec().Variants[0], position)
}
