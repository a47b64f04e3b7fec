//go:build bars

package play_test

// With these a table is saved and taken up again after each link.
const (
	early = 0
	later = 1
)
