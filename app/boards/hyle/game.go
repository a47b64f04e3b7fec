package hyle

import (
	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/hyle"
)

// Game returns the game as the page knows it. It panics when the registry lacks it: they are one program.
func Game(registry rules.Registry) *board.Game {
	spec := board.MustFind(registry, "hyle")
	skins := map[grid]board.Skin{}
	for _, variant := range spec.Variants {
		for _, turned := range []bool{false, true} {
			g := gridOf(variant, turned)
			skins[g] = newSkin(g)
		}
	}
	return &board.Game{
		Spec:         spec,
		Levels:       levels,
		Ladders:      ladders,
		Solved:       solved,
		Paints:       paints,
		Defs:         defs(),
		FrameOwn:     60,
		Answers:      true,
		Links:        links,
		Mini:         "-42 -42 84 84",
		Skin:         func(variant string, turned bool) board.Skin { return skins[gridOf(variant, turned)] },
		Words:        board.InEach(wordsIn),
		Kit:          kit,
		Gauge:        gauge,
		MostPoints:   mostPoints,
		Own:          newOwn,
		Slugs:        map[string]string{"5": "hyle", "7": "hyle7", "3": "hyle3", "4": "hyle4"},
		Card:         "3cc/1ebe1/1dec1/1aded/1abcd o",
		Lessons:      []string{"hyle"},
		LessonBoards: []int{7},
		Puzzles:      true,
		Searched:     searched(),
		Subjects:     subjects,
		Arranging:    arranging(),
	}
}

// solved are the variants that the machine plays by exact values.
var solved = []string{"3"}

// usual is Order's usual score by variant: between players of about the same strength, on the small boards with
// perfect play.
var usual = map[string]float64{"5": 40, "7": 80, "3": 14.246, "4": 28.307}

// mostPoints returns the most points of a side, of which Chaos makes none: a pair of one colour in a line makes as many
// as the palindrome between them is long, and no place of the pawns of a colour makes more than a line full of them.
func mostPoints(variant string, who rules.Player) int {
	side, line := hyle.Side(rules.Setup{Variant: variant}), 0
	for long := 2; long <= side && who == hyle.Order; long++ {
		line += long * (side - long + 1)
	}
	return side * line
}

// links returns how many links a match takes: one for each pawn that is placed, one for Order's answer, in two
// rounds.
func links(variant string) int {
	side := hyle.Side(rules.Setup{Variant: variant})
	return 4 * side * side
}

// gauge turns an expected final score of Order into the lead of the side to move: none at the usual score of a round.
func gauge(variant string, score float64, toMove rules.Player) float64 {
	lead := score/usual[variant] - 1
	if toMove == hyle.Chaos {
		return -lead
	}
	return lead
}
