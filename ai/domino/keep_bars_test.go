//go:build bars

package domino

import "testing"

// On five cells the machine keeps every win after 3 to 5 moves chosen at random, with the nodes that a browser makes in
// a second on a busy computer.
func TestKeepsAllWins(t *testing.T) {
	const positions = 2_000
	if kept := keeps(t, positions); kept < positions {
		t.Errorf("%d of %d wins kept", kept, positions)
	}
}
