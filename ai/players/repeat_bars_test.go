//go:build bars

package players_test

import "math"

// How often a level answers in make bars.
const (
	toVary      = 60
	openingsOf  = 3
	toAnswer    = 10
	toAnswerOwn = 10
	ofOwn       = math.MaxUint64
	toThink     = 2
	thinkAgain  = 2
	toRepeat    = 60
	ofALevel    = math.MaxUint64
	everyState  = 1
)
