package morris

import (
	"math"
	"strconv"

	"tablier/app/board"
	"tablier/rules/morris"
)

// designPlan returns the plan of a board that somebody has designed.
func designPlan(d *morris.Design) plan {
	p := plan{arc: arcOf(d.Grid)}
	for _, at := range d.Places {
		p.spots = append(p.spots, spotOf(d.Grid, at))
	}
	return p
}

// bound returns how many positions a board has at most that somebody has designed.
func bound(text string) uint64 {
	d, err := morris.ReadDesign(text)
	if err != nil {
		return math.MaxUint64 // nobody plays on it
	}
	return d.Board.MostPositions()
}

// arcOf returns the radius of the ring of a grid, 0 where it has none.
func arcOf(grid string) int {
	if grid == morris.Ring {
		return wheel.arc
	}
	return 0
}

// spotOf returns the spot of a place of a grid.
func spotOf(grid string, at morris.Place) spot {
	switch {
	case grid == morris.Ring && at.Y == 1:
		return wheel.spots[0]
	case grid == morris.Ring:
		return wheel.spots[1+at.X]
	case grid == morris.Free:
		return freeSpot(at)
	}
	n, _ := strconv.Atoi(grid)
	margin := max(90, 160-10*n) // 130 for three, as on the boards of the family
	return spot{x: margin + at.X*(board.Size-2*margin)/(n-1), y: board.Size - margin - at.Y*(board.Size-2*margin)/(n-1)}
}

// Free points are so far from the edges of the board, and the last of their places is that one.
const (
	freeMargin = 90
	lastFree   = 99
)

// freeSpot returns the spot of a free point, whose name stands beside it, outwards.
func freeSpot(at morris.Place) spot {
	const across, far = board.Size - 2*freeMargin, 62
	x, y := freeMargin+at.X*across/lastFree, board.Size-freeMargin-at.Y*across/lastFree
	right, down := float64(x-board.Size/2), float64(y-board.Size/2)
	if length := math.Hypot(right, down); length > 1 {
		return spot{x, y, int(right * far / length), int(down * far / length)}
	}
	return spot{x, y, far * 3 / 4, far * 3 / 4}
}

// nearest returns how far the two nearest points of a plan are from each other, or the usual distance if that is less.
func (p plan) nearest() int {
	least := 2 * reach
	for i, a := range p.spots {
		for _, b := range p.spots[:i] {
			least = min(least, int(math.Hypot(float64(a.x-b.x), float64(a.y-b.y))))
		}
	}
	return least
}

// reach returns the radius of the touch targets of a plan: that of the family, or less where points are near.
func (p plan) reach() int { return max(p.nearest()/2, 24) }

// The faces of balls that are smaller than usual, by their size in hundredths.
const (
	smaller  = "-75"
	small    = "-55"
	smallest = "-32"
)

// face returns the face of the balls on a plan, so that none covers the point beside it; empty for those of the family.
func (p plan) face() string {
	switch d := p.nearest(); {
	case d >= 110:
		return ""
	case d >= 85:
		return smaller
	case d >= 60:
		return small
	}
	return smallest
}
