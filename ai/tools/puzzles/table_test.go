package main

import (
	"testing"

	"tablier/ai/puzzle"
)

// Bands are in order where luck alone tells a harder one easier, and where all are solved, but not where nothing tells
// them apart or one level clearly solves more of a harder one.
func TestInOrder(t *testing.T) {
	for _, c := range []struct {
		shares  [][puzzle.Bands]float64
		ordered bool
	}{
		{[][puzzle.Bands]float64{{0.3, 0.2, 0.1}, {0.9, 0.6, 0.3}}, true},
		{[][puzzle.Bands]float64{{0.16, 0.18, 0.19}, {0.9, 0.6, 0.3}, {1, 1, 1}}, true},
		{[][puzzle.Bands]float64{{0.1, 0.2, 0.1}, {0.9, 0.6, 0.3}}, false},
		{[][puzzle.Bands]float64{{0.9, 0.6, 0.3}, {0.975, 1, 0.3}}, false},
		{[][puzzle.Bands]float64{{0.3, 0.2, 0.2}, {0.9, 0.6, 0.6}}, false},
	} {
		if err := inOrder(c.shares, [puzzle.Bands]int{40, 60, 60}); (err == nil) != c.ordered {
			t.Errorf("%v: %v", c.shares, err)
		}
	}
}
