package domino

import (
	"context"
	"math/rand/v2"
	"testing"

	"tablier/ai"
)

// Beside a heap the side to move wins every position but those whose nim-value, found by all moves, is the heap's size.
func TestSums(t *testing.T) {
	s := newSolver(16)
	s.begin(ai.NewMeter(context.Background(), ai.Limits{}, ai.Hooks{}))
	s.end = 1 << 62
	sums, values := 0, map[uint8]int{}
	for seed := range uint64(10 * Repeat) {
		rng := rand.New(rand.NewPCG(seed, 1))
		p, ok := randomNode(rng, 5, 7)
		lays := p.all(nil)
		if !ok || len(lays) == 0 || len(lays) > 25 {
			continue
		}
		want := nimOf(&p, map[node]uint8{})
		values[want]++
		g := new(graph[[2]uint64])
		at := g.fill(&p, lays)
		rest := at.alive
		if g.take(&at, &rest); rest != ([2]uint64{}) {
			sums++
		}
		for heap := range uint8(4) {
			at.heap = heap
			win, known := value(s, g, &at, p.box, g.key(&at), 0)
			if !known || win != (want != heap) {
				t.Fatalf("seed %d, nim-value %d, heap %d: %t, %t", seed, want, heap, win, known)
			}
		}
	}
	t.Logf("%d sums, nim-values %v", sums, values)
	if sums < 10 || len(values) < 4 {
		t.Errorf("only %d sums and nim-values %v", sums, values)
	}
}

// nimOf returns the nim-value of a node: the least number that is the nim-value of none that a move leads to.
func nimOf(p *node, known map[node]uint8) (n uint8) {
	if n, found := known[*p]; found {
		return n
	}
	var seen [64]bool
	for _, m := range p.moves(nil) {
		next := p.play(m)
		seen[nimOf(&next, known)] = true
	}
	for seen[n] {
		n++
	}
	known[*p] = n
	return n
}
