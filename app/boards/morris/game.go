package morris

import (
	"slices"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/morris"
)

// familyLesson is the name of the lesson about the boards that are unlike the first.
const familyLesson = "famille"

// Game returns the family as the page knows it. It panics when the registry lacks it: they are one program.
func Game(registry rules.Registry) *board.Game {
	spec := board.MustFind(registry, "tapatan")
	skins := map[look]board.Skin{}
	var games []*morris.Game
	for _, variant := range spec.Variants {
		start, err := spec.New(rules.Setup{Variant: variant})
		if err != nil {
			panic(err)
		}
		game := start.(morris.Position).Game
		games = append(games, game)
		for _, turned := range []bool{false, true} {
			skins[look{variant, turned}] = newSkin(game, turned)
		}
	}
	return &board.Game{
		Spec:        spec,
		Ladder:      ladder,
		SeatColours: true,
		Solved:      spec.Variants,
		Maps:        maps(spec.Variants),
		Paints:      paints,
		Defs:        shapes,
		Mini:        "-62 -56 124 124",
		Skin:        func(variant string, turned bool) board.Skin { return skins[look{variant, turned}] },
		Words: board.InFrenchOr(
			&words{lang: i18n.French, catalogue: &french, games: games},
			&words{lang: i18n.English, catalogue: &english, games: games},
		),
		Places:  places,
		Card:    "o.oo.rr.r o o0r0",
		Lessons: []string{spec.ID, familyLesson},
		Puzzles: true,

		Sessions: sessions,
		Trees:    trees,
	}
}

// maps returns the boards that have a map: on the others 10,000 positions and more can be reached.
func maps(boards []string) []string {
	return slices.DeleteFunc(slices.Clone(boards), func(board string) bool { return board == "picaria-13" })
}

// A look is what decides how a board is drawn.
type look struct {
	variant string
	turned  bool
}
