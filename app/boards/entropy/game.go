package entropy

import (
	"tablier/app/board"
	"tablier/rules"
)

// Game returns the game as the page knows it. It panics when the registry lacks it: they are one program.
func Game(registry rules.Registry) *board.Game {
	spec := board.MustFind(registry, "entropy")
	return &board.Game{
		Spec:         spec,
		Levels:       levels,
		Sided:        true,
		Scattered:    true,
		Judged:       true,
		Valued:       true,
		Paints:       paints,
		Defs:         shapes,
		FrameOwn:     60,
		Mini:         "-42 -40 84 84",
		Skin:         board.Either(newSkin(false), newSkin(true)),
		Words:        board.InEach(wordsIn),
		Kit:          kit,
		Own:          newOwn,
		Card:         "1wb1b/b2wb/1wb1w/b3b/w1w1w w",
		Lessons:      []string{"entropy"},
		LessonBoards: []int{7},
		Puzzles:      true,
		Searched:     searched(),
		Subjects:     subjects,
		Arranging:    arranging(),
	}
}
