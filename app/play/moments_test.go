//go:build !bars

package play_test

// A table is saved and taken up again after each of the early links, and after each so many later ones; with the tag
// bars after each.
const (
	early = 40
	later = 25
)
