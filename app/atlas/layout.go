package atlas

import (
	"math"
	"slices"
)

// Half is half of the width and height of the picture, whose centre is its origin, in the units of its SVG.
const Half = 340

// A Spot is where a position stands in the picture.
type Spot struct{ X, Y float64 }

// outermost is where the last ring ends.
const outermost = 334.0

// What a ring takes, where 1 is the side of a square in which a position has as much room as in the rings.
const (
	fewest = 0.7  // a ring that would be thinner is one row
	row    = 0.45 // how wide a row is
	apart  = 0.6  // between two rings
	draws  = 1.0  // between the last of them and that of the draws
	dot    = 0.64 // how large a point may be drawn
	widest = 12.0 // and how large at most, in the units of the picture
)

// golden is the turn from one place of a ring to the next: they are spread as evenly as the seeds of a sunflower.
var golden = math.Pi * (3 - math.Sqrt(5))

// layout returns the spots of the positions of rings. All positions have as much room, but in rings with so few that
// they are one row. Within a ring they stand in their order around the centre, clockwise from the top. Size is how
// large a point may be drawn.
func layout(rings []Ring) (spots []Spot, size float64) {
	side := sideFor(rings)
	each(rings, side, func(r Ring, inner, outer float64) {
		if r.First == 0 || outer-inner >= fewest*side {
			spots = append(spots, spread(r.States, inner, outer)...)
		} else {
			spots = append(spots, circle(r.States, (inner+outer)/2)...)
		}
	})
	return spots, min(widest, dot*side)
}

// sideFor returns the side of the square that each position may take so that the last ring ends where it should.
func sideFor(rings []Ring) float64 {
	low, high := 1.0, 100.0
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
func each(rings []Ring, side float64, f func(r Ring, inner, outer float64)) {
	at := 0.0
	for i, r := range rings {
		inner := at
		switch {
		case i > 0 && r.Drawn():
			inner += draws * side
		case i > 0:
			inner += apart * side
		}
		at = math.Sqrt(inner*inner + float64(r.States)*side*side/math.Pi)
		if i > 0 && at-inner < fewest*side {
			at = inner + row*side
		}
		f(r, inner, at)
	}
}

// circle returns so many places on a circle, the same distance apart.
func circle(n int, radius float64) []Spot {
	spots := make([]Spot, n)
	for i := range spots {
		turn := 2 * math.Pi * (float64(i) + 0.5) / float64(n)
		spots[i] = Spot{X: radius * math.Sin(turn), Y: -radius * math.Cos(turn)}
	}
	return spots
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

// Spot returns the place of a position in the picture of the map.
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
