//go:build testgame

package all

import (
	"tablier/rules"
	"tablier/rules/conform/bag"
)

// extras returns the game that only the test edition has: what the real games do not show of chance, secrets
// and rounds, a browser test shows with it.
func extras() []*rules.Spec { return []*rules.Spec{bag.Spec()} }
