package conform_test

import (
	"tablier/rules"
)

// odds returns a game whose odds are bent.
func odds(how func(sound []int) []int) *bend {
	return &bend{odds: func(p rules.Position) []int { return how(p.(rules.Odds).Odds()) }}
}

// fickle returns a game whose odds favour another move each time they are asked for.
func fickle() *bend {
	n := 0
	return odds(func(sound []int) []int {
		n++
		sound[n%len(sound)] = 1 << 30
		return sound
	})
}

// Every promise of chance, broken by one game.
var brokenChance = map[string]breach{
	"odds of a move too many": {odds(func(sound []int) []int { return append(sound, 1) }), "for the moves"},
	"odds of nothing": {odds(func(sound []int) []int {
		sound[0] = 0
		return sound
	}), "want each at least 1"},
	"odds that change": {fickle(), "the draws of a seed are refused"},
}
