//go:build !bars

package players_test

// How often a level answers, by what is to be seen of it; more with the tag bars.
const (
	toVary      = 6 // a weak level must vary its play
	openingsOf  = 2 // different ones, at least
	toAnswer    = 2
	toAnswerOwn = 1      // in a variant of its own
	ofOwn       = 50_000 // nodes at most, where such a level answers at all
	toThink     = 1      // long
	thinkAgain  = 0      // that the same is thought again TestLevelsMindNoClock says, with fewer nodes
	toRepeat    = 2      // at most so many answers are asked for again
	ofALevel    = 10_000 // nodes at most, where a level is asked whether it minds the clock
	everyState  = 3      // of a solved board has its lines played out
)
