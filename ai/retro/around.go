package retro

import (
	"cmp"
	"math"
	"slices"

	"tablier/ai"
	"tablier/rules/short"
)

// sweeps is how many times every ring is ordered: more of them change nothing visible.
const sweeps = 24

// Around returns the numbers of the positions, as in [Table.States], ring by ring: by their distance from the end,
// draws last. Within a ring they are in the order in which they lie around a centre, the same distance apart: each is
// moved towards the mean direction of the positions that its moves lead to and that lead to it, ring after ring, out
// and in. Tick is asked once a position and sweep; when it returns false, Around gives up and returns nil.
func (t *Table[S]) Around(tick func() bool) []int32 {
	a := around{near: t.graph.near(), angle: make([]float64, t.Len())}
	a.rings = t.rings()
	for _, ring := range a.rings {
		a.spread(ring)
	}
	for sweep := range sweeps {
		for i := range a.rings {
			ring := a.rings[i]
			if sweep%2 == 1 {
				ring = a.rings[len(a.rings)-1-i]
			}
			if !a.order(ring, tick) {
				return nil
			}
		}
	}
	return slices.Concat(a.rings...)
}

// rings returns the numbers of the positions of each distance, and then those of the draws.
func (t *Table[S]) rings() [][]int32 {
	var rings [][]int32
	var draws []int32
	for i, value := range t.value {
		if value == ai.Draw {
			draws = append(draws, int32(i))
			continue
		}
		for int(t.plies[i]) >= len(rings) {
			rings = append(rings, nil)
		}
		rings[t.plies[i]] = append(rings[t.plies[i]], int32(i))
	}
	return append(rings, draws)
}

// near returns the neighbours of each position: its predecessors and successors.
func (g *graph[S]) near() [][]int32 {
	near := make([][]int32, len(g.states))
	for to := range g.states {
		for _, from := range g.from[g.first[to]:g.first[to+1]] {
			near[to] = append(near[to], from)
			near[from] = append(near[from], int32(to))
		}
	}
	return near
}

// An around is a layout under construction.
type around struct {
	near  [][]int32
	rings [][]int32
	angle []float64 // of each position
}

// spread places a ring in its order, at equal distances.
func (a *around) spread(ring []int32) {
	for n, i := range ring {
		a.angle[i] = 2 * math.Pi * (float64(n) + 0.5) / float64(len(ring))
	}
}

// order moves the positions of a ring to where their neighbours lie, and spreads them.
func (a *around) order(ring []int32, tick func() bool) bool {
	aim := make([]float64, len(ring))
	for at, i := range ring {
		if !tick() {
			return false
		}
		x, y := math.Cos(a.angle[i])/2, math.Sin(a.angle[i])/2 // a weak tie to where it is
		for _, other := range a.near[i] {
			x, y = x+math.Cos(a.angle[other]), y+math.Sin(a.angle[other])
		}
		turn := math.Atan2(y, x)
		if turn < 0 {
			turn += 2 * math.Pi
		}
		aim[at] = turn
	}
	copy(ring, short.Sorted(ring, func(i, j int) int { return cmp.Compare(aim[i], aim[j]) }))
	a.spread(ring)
	return true
}
