//go:build bars

package domino

import "testing"

// On five cells the machine keeps nearly every win after 3 to 5 moves chosen at random, with the nodes that a browser
// makes in a second on a busy computer. The book looks at a tenth of the positions after 3 moves: see command solve.
func TestKeepsAllWins(t *testing.T) {
	const positions, least = 2_000, 1_994
	kept := keeps(t, positions)
	t.Logf("%d of %d wins kept", kept, positions)
	if kept < least {
		t.Errorf("%d of %d wins kept, want %d", kept, positions, least)
	}
}
