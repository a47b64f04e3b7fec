package games

import (
	"slices"

	"tablier/app/board"
	"tablier/rules"
)

// sight checks that the lines of sight from a piece that can move lead to points other than its own, over all that a
// move of it may end on, and that a board turned round has the same ones.
func (c check) sight(v rules.View, moves []rules.Move) {
	c.t.Helper()
	sighted, ok := c.skin.(board.Sighted)
	if !ok {
		return
	}
	points := c.skin.Points(v)
	for _, m := range moves {
		path := c.skin.Path(v, m)
		if len(path) < 2 {
			continue
		}
		ends := sighted.Sight(v, path[0])
		if !slices.Equal(ends, c.turned.(board.Sighted).Sight(v, path[0])) || slices.Contains(ends, path[0]) {
			c.t.Errorf("%s: from %s one sees as far as %v", v, points[path[0]].Name, ends)
		}
		if !slices.ContainsFunc(ends, func(end int) bool { return between(points[path[0]], points[path[1]], points[end]) }) {
			c.t.Errorf("%s: %s goes beyond what %s sees", v, m, points[path[0]].Name)
		}
	}
}

// between says whether a point lies on the straight line from one to another.
func between(from, at, to board.Point) bool {
	dx, dy, ex, ey := at.X-from.X, at.Y-from.Y, to.X-from.X, to.Y-from.Y
	return dx*ey == dy*ex && dx*ex+dy*ey > 0 && dx*dx+dy*dy <= ex*ex+ey*ey
}

// trouble checks that pieces in trouble are those of the player to move.
func (c check) trouble(v rules.View) {
	c.t.Helper()
	restricted, ok := c.skin.(board.Restricted)
	if !ok {
		return
	}
	points := restricted.Trouble(v)
	if !slices.Equal(points, c.turned.(board.Restricted).Trouble(v)) {
		c.t.Errorf("%s: turned round, others are in trouble", v)
	}
	for _, point := range points {
		if g := c.skin.Look(v, point); g.Owner != v.ToMove() {
			c.t.Errorf("%s: %+v on point %d is in trouble", v, g, point)
		}
	}
}
