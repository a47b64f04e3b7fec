//go:build !bars

package match_test

// everyWay says whether each effect fails in all of its ways. Without the tag bars only the first of a kind does, and
// of the others each second one fails, in ways that take turns. hiddenRuns is how many scripts are told of each pair of
// players.
const (
	everyWay   = false
	hiddenRuns = 6
)
