//go:build testgame

package games

import (
	"tablier/app/boards/bag"
	"tablier/rules"
)

// extras returns the game that only the test edition has: what the real games do not show of chance, secrets and
// rounds, a browser test shows with it.
func extras(registry rules.Registry) []Game { return []Game{{bag.Game(registry), bag.Parts()}} }
