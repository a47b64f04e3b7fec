//go:build !bars

package players_test

import "tablier/rules"

// followers play what takes no time to speak of; the rest is for make bars.
var followers = []follower{
	{game: "tapatan", side: rules.First, matches: 20},
	{game: "domino", side: rules.Second, matches: 4},
	{game: "stratege", side: rules.First, matches: 1, only: 8},
}
