package boardview

import (
	"testing"

	"tablier/app/board"
)

// An arrow leads to the nearest point in its direction, and nowhere beyond the last.
func TestArrowsFindTheNextPoint(t *testing.T) {
	points := []board.Point{
		{Name: "a1", X: 100, Y: 500}, {Name: "b1", X: 300, Y: 500},
		{Name: "a2", X: 100, Y: 300}, {Name: "b2", X: 300, Y: 300},
	}
	for _, c := range []struct {
		from int
		key  string
		to   int
	}{{0, "ArrowRight", 1}, {0, "ArrowUp", 2}, {3, "ArrowLeft", 2}, {3, "ArrowDown", 1}, {0, "ArrowLeft", -1}} {
		step, _ := Arrow(c.key)
		if got := neighbour(points, c.from, step); got != c.to {
			t.Errorf("%s from %s leads to %d, want %d", c.key, points[c.from].Name, got, c.to)
		}
	}
}
