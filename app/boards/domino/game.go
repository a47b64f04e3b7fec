package domino

import (
	"tablier/app/board"
	"tablier/rules"
)

// Game returns the game as the page knows it. It panics when the registry lacks it: they are one program.
func Game(registry rules.Registry) *board.Game {
	spec := board.MustFind(registry, "domino")
	return &board.Game{
		Spec:    spec,
		Levels:  6,
		Winners: true,
		Paints:  paints,
		Defs:    defs(),
		Mini:    "-50 -50 100 100",
		Skin:    board.Either(newSkin(false), newSkin(true)),
		Words:   board.InFrenchOr(&words{catalogue: &french}, &words{catalogue: &english}),
		Card:    "N=5 " + cardMoves,
		Own:     func(desk board.Desk) board.Own { return &own{desk: desk} },
	}
}
