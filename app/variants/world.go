package variants

import (
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/ui"
)

// world is the picture of the world: the land, and a line from each place to a mark that stands beside it. The marks
// themselves are links, of the same size on every screen.
func world(places []board.Place) ui.HTML {
	var b strings.Builder
	b.WriteString(`<svg class="world-land" viewBox="0 0 ` + strconv.Itoa(width) + ` ` + strconv.Itoa(height) +
		`" aria-hidden="true" focusable="false"><path fill-rule="evenodd" d="` + land + `"/>`)
	for _, place := range places {
		if place.MarkEast != 0 || place.MarkNorth != 0 {
			lead(&b, place)
		}
	}
	b.WriteString(`</svg>`)
	return ui.HTML(b.String())
}

// lead draws the line from a place to its mark, and a point where it begins.
func lead(b *strings.Builder, place board.Place) {
	x, y := spot(place.East, place.North)
	column, row := mark(place)
	toX, toY := (2*column+1)*width/(2*marksAcross), (2*row+1)*height/(2*marksDown)
	b.WriteString(`<path class="lead" d="M` + strconv.Itoa(x) + ` ` + strconv.Itoa(y) + `L` + strconv.Itoa(toX) + ` ` +
		strconv.Itoa(toY) + `"/>`)
	board.WriteCircle(b, x, y, 3)
}

// spot returns where a place lies in the picture.
func spot(east, northern int) (x, y int) {
	return (east - west) * across, int(float64(north-northern) * down)
}

// mark returns the column and the row in which the mark of a place stands.
func mark(place board.Place) (column, row int) {
	x, y := spot(place.East+place.MarkEast, place.North+place.MarkNorth)
	return x * marksAcross / width, y * marksDown / height
}
