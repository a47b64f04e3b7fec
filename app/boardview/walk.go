package boardview

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// Arrow returns the step of an arrow key, right and down being positive; false for another key.
func Arrow(key string) (step [2]int, ok bool) {
	switch key {
	case "ArrowLeft":
		return [2]int{-1, 0}, true
	case "ArrowRight":
		return [2]int{1, 0}, true
	case "ArrowUp":
		return [2]int{0, -1}, true
	case "ArrowDown":
		return [2]int{0, 1}, true
	}
	return step, false
}

// KeyOf names the key of an event as the browser does, a digit by itself where the keyboard needs the shift key for it,
// and with nothing for a key that is pressed together with one of the keys for commands.
func KeyOf(e app.Event) string {
	if e.Get("ctrlKey").Bool() || e.Get("altKey").Bool() || e.Get("metaKey").Bool() {
		return ""
	}
	if digit, ok := strings.CutPrefix(e.Get("code").String(), "Digit"); ok {
		return digit
	}
	return e.Get("key").String()
}

// walk takes the keyboard from a place to the next one in the direction of an arrow: the points come first, then the
// spots. It does so at once, for the next key may come before the page is drawn. It returns the name of the point it
// has led to, empty for none.
func walk(e app.Event, points []board.Point, spots []board.Spot, still []int, from int) (to string) {
	step, arrow := Arrow(e.Get("key").String())
	if !arrow || from < 0 {
		return ""
	}
	e.PreventDefault()
	places := slices.Clone(points)
	for _, i := range still {
		places[i].Reserve = true
	}
	for _, spot := range spots {
		places = append(places, board.Point{X: spot.X, Y: spot.Y, R: spot.R})
	}
	switch next := neighbour(places, from, step); {
	case next < 0:
		return ""
	case next < len(points):
		ui.FocusNow(board.PointID(points[next].Name))
		return points[next].Name
	default:
		ui.FocusNow(board.SpotID(spots[next-len(points)].Name))
		return ""
	}
}

// neighbour returns the nearest point in a direction, within 45 degrees of it, -1 when there is none.
func neighbour(points []board.Point, from int, step [2]int) int {
	best, at := 1<<30, -1
	for i, p := range points {
		dx, dy := p.X-points[from].X, p.Y-points[from].Y
		ahead := dx*step[0] + dy*step[1]
		aside := dx*step[1] + dy*step[0]
		if aside < 0 {
			aside = -aside
		}
		if ahead <= 0 || aside > ahead || !p.On() {
			continue
		}
		if d := dx*dx + dy*dy; d < best {
			best, at = d, i
		}
	}
	return at
}
