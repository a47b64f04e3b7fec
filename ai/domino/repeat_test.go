//go:build !bars

package domino

// Long says whether what takes long is proved too, as with the tag bars. Repeat is how often a test tries what it
// chooses at random.
const (
	Long   = false
	Repeat = 10
)
