package morris

import (
	"slices"

	"tablier/app/board"
)

// A plan is the geometry of a board: one spot a point, in the order of the board's data.
type plan struct {
	spots []spot
	arc   int // the radius of the ring, along which lines are round; 0 where there is none
}

// A spot is a point's place. Its name stands so far from its middle; at the edges of the board, as file and rank, when
// that is nowhere.
type spot struct{ x, y, right, down int }

// plans are those of the boards whose points are not named by file and rank on a square.
var plans = map[string]plan{
	"shisima":    wheel,
	"rota":       wheel,
	"tsoro":      triangle,
	"picaria-13": cells,
}

// wheel is a ring of eight with its centre: places of the ring that are not straight above, below or beside the
// centre are rounded to the grid on which points are laid.
var wheel = plan{arc: 200, spots: []spot{
	{300, 300, 28, 68},
	{300, 100, 0, -70}, {440, 160, 54, -50}, {500, 300, 72, 0}, {440, 440, 54, 54},
	{300, 500, 0, 74}, {160, 440, -52, 54}, {100, 300, -68, 0}, {160, 160, -52, -50},
}}

var triangle = plan{spots: []spot{
	{300, 80, 74, 0},
	{160, 360, -70, 0}, {300, 360, 52, 54}, {440, 360, 74, 0},
	{90, 500, 0, 74}, {300, 500, 0, 74}, {510, 500, 0, 74},
}}

// cells is a square with a point in the middle of each of its cells.
var cells = plan{spots: append(square(100, 200),
	spot{200, 400, 0, 72}, spot{400, 400, 0, 72}, spot{200, 200, 0, 72}, spot{400, 200, 0, 72})}

// square returns the spots of a1 b1 c1 a2 … c3, by their margin and distance.
func square(margin, step int) []spot {
	var spots []spot
	for i := range 9 {
		spots = append(spots, spot{x: margin + step*(i%3), y: board.Size - margin - step*(i/3)})
	}
	return spots
}

// planOf returns the plan of a board: where its points lie in the drawing. It panics for a board without one.
func planOf(id string, points []string) plan {
	if p, ok := plans[id]; ok {
		return p
	}
	const margin, step = 130, 170
	if !slices.Equal(points, []string{"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}) {
		panic("app/boards/morris: no plan of " + id)
	}
	return plan{spots: square(margin, step)}
}

// turn returns a plan turned by 180°.
func (p plan) turn() plan {
	turned := plan{arc: p.arc}
	for _, s := range p.spots {
		turned.spots = append(turned.spots, spot{board.Size - s.x, board.Size - s.y, -s.right, -s.down})
	}
	return turned
}
