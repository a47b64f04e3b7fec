//go:build bars

package domino

import (
	"math/rand/v2"
	"testing"

	"tablier/rules/domino"
)

// On five cells the machine keeps every win after 3 to 5 moves chosen at random, with the nodes that a browser makes in
// a second on a busy computer.
func TestKeepsAllWins(t *testing.T) {
	const positions = 2_000
	if kept := keeps(t, drawn, positions); kept < positions {
		t.Errorf("%d of %d wins kept", kept, positions)
	}
}

// On six cells it keeps three wins of four after five moves chosen at random.
func TestKeepsWinsOnSix(t *testing.T) {
	const positions = 300
	fifth := func(seed uint64) (domino.State, bool) {
		return wander(domino.Start(6), rand.New(rand.NewPCG(seed, 74)), 5)
	}
	kept := keeps(t, fifth, positions)
	t.Logf("%d of %d wins kept", kept, positions)
	if kept < positions*3/4 {
		t.Fail()
	}
}
