package board

import (
	"slices"

	"tablier/ai/protocol"
)

// IsSolved says whether the machine at its best knows the exact value of every move of a variant: it is among the
// Solved, or somebody has written it and it is small enough.
func (g *Game) IsSolved(variant string) bool {
	return slices.Contains(g.Solved, variant) || g.Spec.IsWritten(variant) && g.Bound(variant) <= protocol.MaxSurvey
}

// MayHaveMap says whether a map of a variant can be asked for: it is among the Maps, or somebody has written it and its
// positions may be few enough.
func (g *Game) MayHaveMap(variant string) bool {
	return slices.Contains(g.Maps, variant) || g.Spec.IsWritten(variant) && g.IsSolved(variant)
}

// Writes returns the first of the games of which a person can write variants, nil where there is none.
func Writes(games []*Game) *Game {
	for _, game := range games {
		if game.Spec.Written != nil {
			return game
		}
	}
	return nil
}
