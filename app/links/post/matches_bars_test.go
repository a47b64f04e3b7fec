//go:build bars

package post_test

// What make bars plays, saves and measures.
const (
	matches  = 1000
	long     = 1000
	early    = 0
	later    = 1
	measured = 200
	forged   = 1000
)
