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

// On six cells it keeps seven wins of ten after 5 to 7 moves chosen at random where a proof takes 10,000 to 1,000,000
// nodes.
func TestKeepsWinsOnSix(t *testing.T) {
	const positions = 500
	hard := func(seed uint64) (domino.State, bool) {
		s, ok := wander(domino.Start(6), rand.New(rand.NewPCG(seed, 65)), int(5+seed%3))
		if !ok {
			return s, false
		}
		nodes, proved := cost(&s, 1_000_000)
		return s, proved && nodes >= 10_000
	}
	kept := keeps(t, hard, positions)
	t.Logf("%d of %d wins kept", kept, positions)
	if kept < positions*7/10 {
		t.Fail()
	}
}

// cost returns how many nodes a proof of who wins takes by itself, false when that is more than most.
func cost(s *domino.State, most uint64) (nodes uint64, ok bool) {
	j, n := newJudge(20), nodeOf(s)
	_, known := j.solver.solve(&n, n.key(), most)
	return j.solver.meter.Nodes(), known
}
