package domino

import (
	"tablier/app/board"
	"tablier/rules"
)

// Game returns the game as the page knows it. It panics when the registry lacks it: they are one program.
func Game(registry rules.Registry) *board.Game {
	spec := board.MustFind(registry, "domino")
	return &board.Game{
		Spec:     spec,
		Levels:   levels,
		Ladders:  ladders,
		Winners:  true,
		NoDraws:  true,
		Paints:   paints,
		Defs:     defs(),
		FrameOwn: 224,
		Mini:     "-50 -50 100 100",
		Skin:     board.Either(newSkin(false), newSkin(true)),
		Words:    board.InEach(wordsIn),
		Kit:      kit,
		Slugs: map[string]string{
			"3": "zone-3", "4": "zone-4", "5": "zone-5", "6": "zone-6", "7": "zone-7",
		},
		Card:         "N=5 " + cardMoves,
		Lessons:      []string{"domino"},
		LessonBoards: []int{7},
		Puzzles:      true,
		Meant:        meantMove,
		Searched:     searched(),
		Arranging:    arranging(),
		Own:          func(desk board.Desk) board.Own { return &own{desk: desk, touched: -1} },
	}
}
