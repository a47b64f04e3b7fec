package atlas

import (
	"math"
	"slices"
)

// Half is half of the width and height of the picture, whose centre is its origin, in the units of its SVG.
const Half = 340

// A Spot is where a position stands in the picture.
type Spot struct{ X, Y float64 }

// What a ring takes, in the units of the picture.
const (
	outermost = 332.0 // where the last ring ends
	thinnest  = 9.0   // how wide a ring is at least
	apart     = 2.5   // between two rings
	draws     = 10.0  // between the last of them and that of the draws
)

// golden is the turn from one place of a ring to the next: they are spread as evenly as the seeds of a sunflower.
var golden = math.Pi * (3 - math.Sqrt(5))

// layout returns the spots of the positions of rings. All positions have as much room, but in rings that would be too
// thin to be seen. Within a ring they stand in their order around the centre, clockwise from the top. Dot is how large
// a point may be drawn.
func layout(rings []Ring) (spots []Spot, dot float64) {
	room := roomFor(rings)
	each(rings, room, func(r Ring, inner, outer float64) { spots = append(spots, spread(r.States, inner, outer)...) })
	return spots, 0.55 * math.Sqrt(room)
}

// roomFor returns how large an area each position may take so that the last ring ends where it should.
func roomFor(rings []Ring) float64 {
	low, high := 1.0, 10_000.0
	for range 50 {
		middle, last := (low+high)/2, 0.0
		each(rings, middle, func(_ Ring, _, outer float64) { last = outer })
		if last > outermost {
			high = middle
		} else {
			low = middle
		}
	}
	return low
}

// each calls f with each ring, and where it begins and ends.
func each(rings []Ring, room float64, f func(r Ring, inner, outer float64)) {
	at := 0.0
	for i, r := range rings {
		inner := at
		switch {
		case i > 0 && r.Drawn():
			inner += draws
		case i > 0:
			inner += apart
		}
		at = max(inner+thinnest, math.Sqrt(inner*inner+float64(r.States)*room/math.Pi))
		f(r, inner, at)
	}
}

// spread returns so many places between two circles, in the order of their direction.
func spread(n int, inner, outer float64) []Spot {
	const fine = 1 << 24 // parts of a turn; with the number behind it, it is an integer that browsers hold too
	order := make([]int, n)
	for i := range order {
		turns := float64(i) * golden / (2 * math.Pi)
		order[i] = int((turns-math.Floor(turns))*fine)<<16 | i
	}
	slices.Sort(order)
	spots := make([]Spot, n)
	for at, key := range order {
		i := key & (1<<16 - 1)
		share := (float64(i) + 0.5) / float64(n)
		radius, turn := math.Sqrt(inner*inner+share*(outer*outer-inner*inner)), float64(i)*golden
		spots[at] = Spot{X: radius * math.Sin(turn), Y: -radius * math.Cos(turn)}
	}
	return spots
}

// Spot returns where a position stands.
func (m *Map) Spot(i int) Spot { return m.spots[i] }

// Nearest returns the position nearest to a place of the picture, -1 where none is within a distance of it.
func (m *Map) Nearest(x, y, within float64) int {
	best, least := -1, within*within
	for i, s := range m.spots {
		if d := (s.X-x)*(s.X-x) + (s.Y-y)*(s.Y-y); d <= least {
			best, least = i, d
		}
	}
	return best
}
