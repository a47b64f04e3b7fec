package morris

import (
	"slices"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// familyLesson is the name of the lesson about the boards that are unlike the first.
const familyLesson = "famille"

// Game returns the family as the page knows it. It panics when the registry lacks it: they are one program.
func Game(registry rules.Registry) *board.Game {
	spec := board.MustFind(registry, "tapatan")
	boards := newBoards(spec)
	in := func(lang i18n.Lang) *words { return &words{lang: lang, catalogue: catalogueOf(lang), boards: boards} }
	return &board.Game{
		Spec:         spec,
		Levels:       levels,
		SeatColours:  true,
		Solved:       spec.Variants,
		Bound:        bound,
		Maps:         maps(spec.Variants),
		Paints:       paints,
		Defs:         shapes,
		Mini:         "-62 -56 124 124",
		Skin:         boards.skin,
		Words:        board.InEach(func(lang i18n.Lang) board.Words { return in(lang) }),
		Places:       places,
		Shown:        shown,
		Card:         "o.oo.rr.r o o0r0",
		Lessons:      []string{spec.ID, familyLesson},
		LessonBoards: []int{7, 8},
		Puzzles:      true,

		Arranging: boards.arranging(),

		Sessions: sessions,
		Kit:      kitOf(boards, in),
		Searched: searched(in),
	}
}

// maps returns the boards that have a map: on the others 10,000 positions and more can be reached.
func maps(boards []string) []string {
	return slices.DeleteFunc(slices.Clone(boards), func(board string) bool { return board == "picaria-13" })
}
