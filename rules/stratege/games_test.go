//go:build !bars

package stratege

// What is played at random here; with the tag bars it is five times as much.
const (
	randomGames  = 4_000
	conformGames = 6
)
