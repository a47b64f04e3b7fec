package workshop

import (
	"strconv"
	"strings"

	"tablier/app/ui"
)

// The picture of a drawing: a cross of 13 points, with what it is worth to open on each.
var (
	crossPoints = [13][2]int{
		{3, 0}, {3, 1}, {2, 2}, {4, 2}, {0, 3}, {1, 3}, {3, 3}, {5, 3}, {6, 3}, {2, 4}, {4, 4}, {3, 5}, {3, 6},
	}
	// crossDraws are the points on which the first pawn may be placed without losing. A test has them solved.
	crossDraws = []int{1, 5, 7, 11}
)

// drawingPicture draws the picture on the door of the room in which games are drawn.
func drawingPicture() ui.HTML {
	const step, left, top = 25, 75, 19
	at := func(p int) (string, string) {
		return strconv.Itoa(left + step*crossPoints[p][0]), strconv.Itoa(top + step*(6-crossPoints[p][1]))
	}
	var b strings.Builder
	b.WriteString(`<svg class="pic drawing" viewBox="0 0 300 188" aria-hidden="true" translate="no"><path d="`)
	for _, line := range [][]int{{0, 12}, {4, 8}, {1, 7, 11, 5, 1}} {
		for i, p := range line {
			x, y := at(p)
			b.WriteString([...]string{"M", "L"}[min(i, 1)] + x + " " + y)
		}
	}
	b.WriteString(`"/>`)
	for p := range crossPoints {
		x, y := at(p)
		class := ""
		for _, draws := range crossDraws {
			if p == draws {
				class = "d"
			}
		}
		b.WriteString(`<circle class="` + class + `" cx="` + x + `" cy="` + y + `" r="7"/>`)
	}
	return ui.HTML(b.String() + `</svg>`)
}
