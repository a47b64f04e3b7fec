package morris

import (
	"math"
	"strconv"

	"tablier/app/board"
	"tablier/rules/morris"
)

// Plate is the markup of an empty plate, on which a page draws a board that is in the making.
const Plate = `<rect class="plate" width="600" height="600" rx="18" fill="url(#tapatan-acrylic)"/>` +
	`<path class="reflection" d="M60 0H215L0 300V85ZM265 0H305L0 425V370Z" fill="var(--acrylic-glint)" ` +
	`opacity=".07"/>` +
	`<rect x="5" y="5" width="590" height="590" rx="14" fill="none" stroke="url(#tapatan-edge)" stroke-width="4"/>`

// Engraved returns the markup of engraved lines.
func Engraved(path string) string {
	return `<g fill="none" stroke-width="4.5" stroke-linecap="round"><path d="` + path +
		`" stroke="var(--engraved-lip)" transform="translate(1 2.5)"/><path d="` + path + `" stroke="var(--engraved)"/></g>`
}

// Hole returns the markup of a point.
func Hole(x, y int) string {
	return `<use href="#tapatan-point" x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `"/>`
}

// Pawn returns the markup of a small pawn on a point; r is that of Second.
func Pawn(letter byte, x, y int) string {
	symbol := "orange"
	if letter == 'r' {
		symbol = "red"
	}
	return `<use href="#tapatan-` + symbol + `" transform="translate(` + strconv.Itoa(x) + ` ` + strconv.Itoa(y) +
		`) scale(.52)"/>`
}

// Spot returns where a place of a grid is on the plate.
func Spot(grid string, at morris.Place) (x, y int) {
	s := spotOf(grid, at)
	return s.x, s.y
}

// FreePlace returns the place of a free point on the plate.
func FreePlace(x, y float64) morris.Place {
	const margin, most = 90, 99
	across := float64(board.Size - 2*margin)
	on := func(at float64) int { return int(math.Round(min(max((at-margin)/across, 0), 1) * most)) }
	return morris.Place{X: on(x), Y: on(board.Size - y)}
}
