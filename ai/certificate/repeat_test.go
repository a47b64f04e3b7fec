//go:build !bars

package certificate_test

// Repeat is how many certificates with a mistake of each kind a test has refused, and Lines in how many lines of the
// longest they stand. Long says whether what takes minutes to make is made again, and the longest are checked, as with
// the tag bars.
const (
	Repeat = 5
	Lines  = 1_000
	Long   = false
)

// mutatedBoards returns the boards of Tapatan's family whose certificates have mistakes: those that are short.
func mutatedBoards() []string { return []string{"tapatan", "achi", "neuf-trous", "rota", "tsoro"} }
