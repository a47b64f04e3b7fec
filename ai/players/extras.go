//go:build !testgame

package players

// extras returns the players of the test edition's games; there are none in the one that ships.
func extras() Registry { return nil }
