//go:build bars

package stratege

// What is played at random by make bars.
const (
	randomGames  = 20_000
	conformGames = 40
)
