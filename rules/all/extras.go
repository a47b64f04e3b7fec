//go:build !testgame

package all

import "tablier/rules"

// extras returns the games of the test edition, which are none in the one that ships.
func extras() []*rules.Spec { return nil }
