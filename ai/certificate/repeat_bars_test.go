//go:build bars

package certificate_test

// What make bars tries and makes.
const (
	Repeat = 1000
	Long   = true
)
