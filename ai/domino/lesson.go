package domino

import (
	"tablier/ai"
	"tablier/rules"
	"tablier/rules/domino"
)

// Lesson returns what Astronomy Domino gives to search as it is taught. Who wins is known where a small search proves
// it, but not in how many plies.
func Lesson() *ai.Lesson {
	const tableBits, nodes = 14, 20_000
	return &ai.Lesson{
		Evaluations: []ai.Evaluation{{Name: "mobility", Of: mobility}},
		Max:         rules.First,
		Truth:       ai.Prove(New(tableBits), domino.Spec(), nodes),
	}
}

// mobility is how many moves there are, for who is to move: nobody wants to be the one who has none.
func mobility(p rules.Position) float64 {
	n := float64(p.(domino.Position).Count())
	if p.ToMove() != rules.First {
		return -n
	}
	return n
}
