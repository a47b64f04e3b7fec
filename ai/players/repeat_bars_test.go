//go:build bars

package players_test

// How often a level answers in make bars.
const (
	toVary   = 60
	toAnswer = 10
	toThink  = 2
	toRepeat = 60
)
