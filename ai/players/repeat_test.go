//go:build !bars

package players_test

// How often a level answers, by what is to be seen of it; more with the tag bars.
const (
	toVary     = 8 // a weak level must vary its play
	toAnswer   = 3
	toThink    = 1      // long
	thinkAgain = 0      // that the same is thought again TestLevelsMindNoClock says, with fewer nodes
	toRepeat   = 2      // at most so many answers are asked for again
	ofALevel   = 20_000 // nodes at most, where a level is asked whether it minds the clock
)
