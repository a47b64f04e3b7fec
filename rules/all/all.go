// Package all is the registry of the games: one line each. Built with the tag testgame it has one more, for
// the tests in a browser.
package all

import (
	"tablier/rules"
	"tablier/rules/domino"
	"tablier/rules/entropy"
	"tablier/rules/hyle"
	"tablier/rules/morris"
	"tablier/rules/stratege"
)

// Games returns every game, in the order in which the pages list them.
func Games() rules.Registry {
	games := rules.Registry{
		morris.Spec(morris.Boards()),
		hyle.Spec(),
		entropy.Spec(),
		domino.Spec(),
		stratege.Spec(),
	}
	return append(games, extras()...)
}
