package morris

import (
	"math"
	"strconv"
	"strings"

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

// Dashed returns the markup of lines that only link.
func Dashed(path string) string {
	return `<path d="` + path + `" fill="none" stroke="var(--engraved-text)" stroke-width="4" stroke-dasharray="9 7"/>`
}

// Band returns the markup of lines that win without being drawn.
func Band(path string) string {
	return `<path d="` + path + `" fill="none" stroke="var(--band)" stroke-width="22" stroke-linecap="round"/>`
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

// Way returns the path of a line through places of a grid.
func Way(grid string, places []morris.Place) string {
	spots := make([]spot, len(places))
	for i, at := range places {
		spots[i] = spotOf(grid, at)
	}
	return way(spots, arcOf(grid))
}

// way returns the path of a line through spots: from one to the next on a ring it is round.
func way(spots []spot, arc int) string {
	var b strings.Builder
	for i, to := range spots {
		step := "M"
		if i > 0 {
			step = "L"
			if turn := along(spots[i-1], to, arc); turn != "" {
				r := strconv.Itoa(arc)
				step = "A" + r + " " + r + " 0 0 " + turn + " "
			}
		}
		b.WriteString(step + strconv.Itoa(to.x) + " " + strconv.Itoa(to.y))
	}
	return b.String()
}

// along says in which direction one goes along a ring from one of its eight spots to the next: "1" is clockwise. It is
// empty for all other ways.
func along(from, to spot, arc int) (turn string) {
	const middle = board.Size / 2
	ax, ay, bx, by := from.x-middle, from.y-middle, to.x-middle, to.y-middle
	within := func(x, y, r int) bool { return x*x+y*y < r*r }
	switch inner := arc * 3 / 4; {
	case arc == 0 || within(ax, ay, inner) || within(bx, by, inner) || !within(ax-bx, ay-by, arc):
		return ""
	case ax*by > ay*bx:
		return "1"
	}
	return "0"
}

// Spot returns where a place of a grid is on the plate.
func Spot(grid string, at morris.Place) (x, y int) {
	s := spotOf(grid, at)
	return s.x, s.y
}

// FreePlace returns the place of a free point on the plate.
func FreePlace(x, y float64) morris.Place {
	across := float64(board.Size - 2*freeMargin)
	on := func(at float64) int { return int(math.Round(min(max((at-freeMargin)/across, 0), 1) * lastFree)) }
	return morris.Place{X: on(x), Y: on(board.Size - y)}
}
