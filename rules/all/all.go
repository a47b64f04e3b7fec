// Package all is the registry of the games: one line each.
package all

import (
	"tablier/rules"
	"tablier/rules/morris"
)

// Games returns every game, in the order in which the pages list them.
func Games() rules.Registry {
	return rules.Registry{
		morris.Spec(morris.Boards()),
	}
}
