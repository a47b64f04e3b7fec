package draw

import (
	"math"
	"slices"
	"strconv"

	"tablier/rules/morris"
)

// A Symmetry has what is drawn repeated.
type Symmetry int

// The symmetries.
const (
	NoSymmetry Symmetry = iota
	Mirror              // left and right
	Quarters            // turned by quarters
)

// Grids are what points can be on, in the order in which they are offered.
var Grids = []string{"7", "3", morris.Ring, morris.Free, "4", "5", "6", "8", "9"}

// last is the last place of free points, to the right and up.
const last = 99

// walkStep is how far one walks with the keys where nothing is snapped to. It divides last.
const walkStep = 9

// Files returns how many files and ranks a grid has, 0 where it is the ring or nothing.
func Files(grid string) int {
	n, err := strconv.Atoi(grid)
	if err != nil {
		return 0
	}
	return n
}

// Snaps returns the places to which points are snapped; where there are none, those that the keys walk.
func Snaps(grid string) (places []morris.Place) {
	if grid == morris.Ring {
		places = append(places, morris.Place{Y: 1})
		for k := range 8 {
			places = append(places, morris.Place{X: k})
		}
		return places
	}
	n, step := Files(grid), 1
	if n == 0 {
		n, step = last/walkStep+1, walkStep
	}
	for y := range n {
		for x := range n {
			places = append(places, morris.Place{X: x * step, Y: y * step})
		}
	}
	return places
}

// spread returns where a place is in a square of 1, from the left and from below.
func spread(grid string, p morris.Place) (x, y float64) {
	switch {
	case grid == morris.Ring && p.Y == 1:
		return .5, .5
	case grid == morris.Ring:
		sin, cos := math.Sincos(float64(p.X) * math.Pi / 4)
		return .5 + sin/2, .5 + cos/2
	}
	most := float64(extent(grid))
	return float64(p.X) / most, float64(p.Y) / most
}

// extent returns the last file of a grid, from 0.
func extent(grid string) int {
	if n := Files(grid); n > 0 {
		return n - 1
	}
	return last
}

// nearest returns the place of a grid that is next to one of another grid.
func nearest(from string, p morris.Place, to string) morris.Place {
	x, y := spread(from, p)
	if to == morris.Free {
		return morris.Place{X: int(math.Round(x * last)), Y: int(math.Round(y * last))}
	}
	far := func(q morris.Place) float64 {
		qx, qy := spread(to, q)
		return math.Hypot(x-qx, y-qy)
	}
	return slices.MinFunc(Snaps(to), func(a, b morris.Place) int {
		switch d := far(a) - far(b); {
		case d < -1e-9:
			return -1
		case d > 1e-9:
			return 1
		}
		return 0
	})
}

// turned returns a place turned by a quarter, and flipped one seen in a mirror.
func turned(grid string, p morris.Place) morris.Place {
	if grid != morris.Ring {
		return morris.Place{X: p.Y, Y: extent(grid) - p.X}
	}
	if p.Y == 1 {
		return p
	}
	return morris.Place{X: (p.X + 2) % 8}
}

func flipped(grid string, p morris.Place) morris.Place {
	if grid != morris.Ring {
		return morris.Place{X: extent(grid) - p.X, Y: p.Y}
	}
	if p.Y == 1 {
		return p
	}
	return morris.Place{X: (8 - p.X) % 8}
}

// images returns what a symmetry makes of places: a list for each of its movements, the places themselves first.
func (y Symmetry) images(grid string, places []morris.Place) [][]morris.Place {
	all := [][]morris.Place{places}
	movement, times := turned, 3
	switch y {
	case NoSymmetry:
		return all
	case Mirror:
		movement, times = flipped, 1
	}
	for range times {
		var image []morris.Place
		for _, p := range all[len(all)-1] {
			image = append(image, movement(grid, p))
		}
		all = append(all, image)
	}
	return all
}

// isBetween says whether a place is on the straight way from one to another, between them.
func isBetween(grid string, a, p, b morris.Place) bool {
	if grid == morris.Ring {
		return p.Y == 1 && a.Y == 0 && b.Y == 0 && (a.X+4)%8 == b.X
	}
	dx, dy := b.X-a.X, b.Y-a.Y
	along := (p.X-a.X)*dx + (p.Y-a.Y)*dy
	length := dx*dx + dy*dy
	if along <= 0 || along >= length {
		return false
	}
	cross := (p.X-a.X)*dy - (p.Y-a.Y)*dx
	if grid == morris.Free { // as near as eyes can tell
		const near = 3
		return cross*cross <= near*near*length
	}
	return cross == 0
}

// middle returns the place half way between two; false where the grid has none there.
func middle(grid string, a, b morris.Place) (p morris.Place, ok bool) {
	switch {
	case grid == morris.Ring:
		return morris.Place{Y: 1}, isBetween(grid, a, morris.Place{Y: 1}, b)
	case grid != morris.Free && ((a.X+b.X)%2 != 0 || (a.Y+b.Y)%2 != 0):
		return p, false
	}
	return morris.Place{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}, true
}

// distance returns how far two places are from each other, squared.
func distance(a, b morris.Place) int { return (a.X-b.X)*(a.X-b.X) + (a.Y-b.Y)*(a.Y-b.Y) }

// Walk returns the place to which a key leads from another: the next one in its direction, or the same place at the
// edge.
func Walk(grid string, from morris.Place, right, up int) morris.Place {
	if grid != morris.Ring {
		step, most := 1, extent(grid)
		if grid == morris.Free {
			step = walkStep
		}
		return morris.Place{X: min(max(from.X+right*step, 0), most), Y: min(max(from.Y+up*step, 0), most)}
	}
	if !slices.Contains(Snaps(grid), from) { // of another grid
		from = morris.Place{Y: 1}
	}
	x, y := spread(grid, from)
	best, least := from, math.Inf(1)
	for _, p := range Snaps(grid) {
		px, py := spread(grid, p)
		along := (px-x)*float64(right) + (py-y)*float64(up)
		aside := math.Abs((px-x)*float64(up)) + math.Abs((py-y)*float64(right))
		if cost := along + 2*aside; along > .05 && cost < least {
			best, least = p, cost
		}
	}
	return best
}
