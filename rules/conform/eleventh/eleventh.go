// Package eleventh is a board of Tapatan's family that only tests have. It is what somebody adds who adds a board:
// data, and nothing else. Tests show with it that every part of the program takes such a board as it comes.
package eleventh

import (
	"slices"

	"tablier/rules"
	"tablier/rules/morris"
)

// Board returns the board: pawns move along rows and columns, and diagonals win as well.
func Board() morris.Board {
	return morris.Board{
		ID:     "orthogonal",
		Points: "a1 b1 c1 a2 b2 c2 a3 b3 c3",
		Lines:  "a1 b1 c1, a2 b2 c2, a3 b3 c3, a1 a2 a3, b1 b2 b3, c1 c2 c3",
		Wins:   "a1 b2 c3, c1 b2 a3",
		Pawns:  3,
	}
}

// Spec returns the family with it.
func Spec() *rules.Spec { return morris.Spec(append(morris.Boards(), Board())) }

// In returns games with the family in the place of the one that ships.
func In(games rules.Registry) rules.Registry {
	games = slices.Clone(games)
	for i, spec := range games {
		if spec.ID == Spec().ID {
			games[i] = Spec()
		}
	}
	return games
}
