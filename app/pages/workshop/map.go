package workshop

import (
	"math"
	"strconv"
	"strings"

	"tablier/app/ui"
)

// waves are the numbers of positions that are won or lost in each number of plies, and drawn the number of draws. A
// test holds them against the solver.
var waves = [...]int{416, 1860, 368, 688, 184, 300, 92, 92, 109, 57, 16}

const drawn = 1208

// positions returns how many positions there are.
func positions() int {
	all := drawn
	for _, wave := range waves {
		all += wave
	}
	return all
}

// perDot is how many positions a dot of the picture stands for: at its size no more could be told apart.
const perDot = 4

// The classes of the dots, by what a position is for the side to move.
const (
	lost = iota
	won
	even
)

// marks are the shapes of the dots by class, a lozenge, a disc and a ring: strokes of no length are round.
var marks = [...]string{"l1.6 1.6-1.6 1.6-1.6-1.6z", "h0", "h0"}

// lozenge is how far the top of a lozenge is above its middle.
const lozenge = 1.6

// gap is the distance between dots.
const gap = 2.35

// mapPicture draws the map of all positions: in the middle the end of the game, farther out the positions that are
// farther from it, and outside the draws. The dots stand on a spiral on which each has the same room.
func mapPicture() ui.HTML {
	var paths [3]strings.Builder
	dot := 0
	ring := func(kind, positions int) {
		for range (positions + perDot/2) / perDot {
			r, angle := gap*math.Sqrt(float64(dot)+.5), float64(dot)*math.Pi*(3-math.Sqrt(5))
			x, y := 150+r*math.Cos(angle), 94+r*math.Sin(angle)
			if kind == lost {
				y -= lozenge
			}
			paths[kind].WriteString("M" + decimal(x) + " " + decimal(y) + marks[kind])
			dot++
		}
	}
	for wave, positions := range waves {
		ring([]int{lost, won}[wave%2], positions)
	}
	ring(even, drawn)
	var b strings.Builder
	b.WriteString(`<svg class="pic map" viewBox="0 0 300 188" aria-hidden="true" translate="no">`)
	path := func(class string, kind int) {
		b.WriteString(`<path class="` + class + `" d="` + paths[kind].String() + `"/>`)
	}
	path("ls", lost)
	path("wn", won)
	path("dr", even)
	path("hole", even)
	return ui.HTML(b.String() + `</svg>`)
}

func decimal(x float64) string { return strconv.FormatFloat(x, 'f', 1, 64) }
