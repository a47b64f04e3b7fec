//go:build !testgame

package games

import (
	"tablier/rules"
)

// extras returns the games of the test edition, which are none in the one that ships.
func extras(rules.Registry) []Game { return nil }
