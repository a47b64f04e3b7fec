//go:build bars

package post_test

import "math"

// What make bars plays, saves and measures.
const (
	matches   = 1000
	links     = math.MaxInt
	early     = 0
	later     = 1
	measured  = 200
	forged    = 1000
	between   = 25
	disguised = 40
)
