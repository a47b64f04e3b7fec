//go:build bars

package domino

// What make bars proves and tries.
const (
	Long   = true
	Repeat = 40
)
