package stratege

import (
	"math/rand/v2"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	"tablier/rules"
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
	e := newEndings()
	if !e.solve(s) {
		return p, false
	}
	position := stratege.Position{State: s}
	if value, plies := e.Value(position); value == ai.Loss || plies > longest {
		return p, false
	}
	return craft.Make(e, stratege.Spec().Variants[0], position)
}

// Value implements craft.Judge.
func (e *endings) Value(p rules.Position) (value ai.Value, plies int) {
	s := p.(stratege.Position).State
	if s.End != stratege.Running {
		return valueOf(final(&s))
	}
	quiet := s.Quiet
	s.Quiet = 0
	at, ok := e.known[s]
	if !ok {
		panic("puzzles: an ending that has not been solved: " + p.String())
	}
	return valueOf(at.group.values[quiet][at.index])
}

// Appeal implements craft.Judge: the points as they stand.
func (e *endings) Appeal(p rules.Position) float64 {
	s := p.(stratege.Position).State
	mover := int(s.Turn ^ 1)
	return float64(s.Score(mover) - s.Score(mover^1))
}

// Plain implements craft.Judge: most moves win.
func (e *endings) Plain(p rules.Position) bool {
	moves, winning := p.Moves(), 0
	for _, m := range moves {
		after, err := p.Play(m)
		if err != nil {
			panic(err) // a move that the rules list
		}
		if value, _ := e.Value(after); value == ai.Loss {
			winning++
		}
	}
	return 2*winning > len(moves)
}
