//go:build bars

package players_test

import "tablier/rules"

// followers play the matches of make bars.
var followers = []follower{
	{game: "tapatan", side: rules.First, matches: 50},
	{game: "entropy", side: rules.First, matches: 50, most: 80},
	{game: "domino", side: rules.Second, matches: 50},
	{game: "hyle", side: rules.First, matches: 50},
	{game: "stratege", side: rules.First, matches: 50, most: 120},
}
