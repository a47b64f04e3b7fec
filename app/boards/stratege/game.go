package stratege

import (
	"math"

	"tablier/app/board"
	"tablier/app/boards/stratege/pawns"
	"tablier/rules"
	"tablier/rules/stratege"
)

// Game returns the game as the page knows it. It panics when the registry lacks it: they are one program.
func Game(registry rules.Registry) *board.Game {
	return &board.Game{
		Spec:         board.MustFind(registry, "stratege"),
		Levels:       levels,
		Sided:        true,
		Scattered:    true,
		Paints:       paints,
		Defs:         defs(),
		FrameOwn:     76,
		FrameSetUp:   300,
		Mini:         "-26 -27 52 54",
		Skin:         board.Either(newSkin(false), newSkin(true)),
		Words:        board.InEach(wordsIn),
		Kit:          kit,
		Gauge:        gauge,
		Points:       true,
		MostPoints:   func(string, rules.Player) int { return mostPoints },
		Card:         card,
		Arranged:     bothSetUp,
		Lessons:      []string{"stratege"},
		LessonBoards: []int{8},
		Puzzles:      true,
		Searched:     searched(),
		Arranging:    pawns.ByHand(),
		Own:          newOwn,
		Keeps:        map[string]func(string) error{keptKey: checkKept},
	}
}

// mostPoints is the sum of the strengths on the six black places of a back row, at most: three pawns are of the
// highest, and three of the one below.
const mostPoints = stratege.Each * (stratege.Most + stratege.Most - 1)

// gauge turns an expected lead in points into the expected result, as measured in matches of the machine with itself.
func gauge(_ string, score float64, _ rules.Player) float64 { return math.Tanh(score / 5) }
