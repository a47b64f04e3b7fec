package morris

import (
	"math"
	"strconv"

	"tablier/app/board"
	"tablier/rules/morris"
)

// designPlan returns the plan of a board that somebody has designed.
func designPlan(d *morris.Design) plan {
	var p plan
	if d.Grid == morris.Ring {
		p.arc = wheel.arc
	}
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

// freeSpot returns the spot of a free point, whose name stands beside it, outwards.
func freeSpot(at morris.Place) spot {
	const margin, far = 90, 62
	x, y := margin+at.X*(board.Size-2*margin)/99, board.Size-margin-at.Y*(board.Size-2*margin)/99
	right, down := float64(x-board.Size/2), float64(y-board.Size/2)
	if length := math.Hypot(right, down); length > 1 {
		return spot{x, y, int(right * far / length), int(down * far / length)}
	}
	return spot{x, y, far * 3 / 4, far * 3 / 4}
}

// reach returns the radius of the touch targets of a plan: that of the family, or less where points are near.
func (p plan) reach() int {
	least := 2 * reach
	for i, a := range p.spots {
		for _, b := range p.spots[:i] {
			least = min(least, int(math.Hypot(float64(a.x-b.x), float64(a.y-b.y))))
		}
	}
	return max(least/2, 24)
}
