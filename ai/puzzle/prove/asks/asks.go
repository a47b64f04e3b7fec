// Package asks is the registry of what authors can ask about a position: one line for each game whose puzzles are
// proved. A question that is listed is answered, be it that nothing is right or that it takes too long.
package asks

import (
	"tablier/ai/puzzle/prove"
	"tablier/ai/puzzle/prove/domino"
	"tablier/ai/puzzle/prove/entropy"
	"tablier/ai/puzzle/prove/hyle"
	"tablier/ai/puzzle/prove/morris"
	"tablier/ai/puzzle/prove/stratege"
	"tablier/rules"
)

// of has what is answered about a position, by the ids of the games.
var of = map[string]func(rules.Position) []prove.Question{
	"tapatan":  morris.Asks,
	"hyle":     hyle.Asks,
	"entropy":  entropy.Asks,
	"domino":   domino.Asks,
	"stratege": stratege.Asks,
}

// Of returns the questions that are answered about a position of a game; none where nobody proves anything of it.
func Of(game string, p rules.Position) []prove.Question {
	if asks := of[game]; asks != nil {
		return asks(p)
	}
	return nil
}
