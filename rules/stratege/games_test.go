//go:build !bars

package stratege

// What is played at random here; with the tag bars it is twenty times as much.
const (
	randomGames  = 1_000
	conformGames = 2
)
