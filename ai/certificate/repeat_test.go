//go:build !bars

package certificate_test

// Repeat is how many certificates with a mistake of each kind a test has refused. Long says whether what takes minutes
// to make is made again, as with the tag bars.
const (
	Repeat = 20
	Long   = false
)
