package retro_test

import (
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/internal/graphs"
	"tablier/ai/retro"
)

// The recorder is told of each position that is won or lost once, in order of its distance, as the table has it.
func TestWaves(t *testing.T) {
	for seed := range uint64(200) {
		g := graphs.Random(rand.New(rand.NewPCG(seed, 6)), 60, 0.2)
		table := retro.Solve[*graphs.Game, int, graphs.Move](g, 0, nil, func() bool { return true })
		told, before := map[int]bool{}, 0
		record := func(s int, value ai.Value, plies int) {
			if v, n := table.Value(g.Word(s)); v != value || n != plies {
				t.Errorf("seed %d: told that %d is %v in %d, the table has %v in %d", seed, s, value, plies, v, n)
			}
			if told[s] || plies < before {
				t.Errorf("seed %d: %d at distance %d after %d, told before: %v", seed, s, plies, before, told[s])
			}
			told[s], before = true, plies
		}
		if !retro.Waves[*graphs.Game, int, graphs.Move](g, 0, func() bool { return true }, record) {
			t.Fatalf("seed %d: not solved", seed)
		}
		for _, s := range table.States() {
			if v, _ := table.Value(g.Word(s)); (v != ai.Draw) != told[s] {
				t.Errorf("seed %d: %d is %v, told: %v", seed, s, v, told[s])
			}
		}
	}
}
