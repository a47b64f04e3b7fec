package exercise

import (
	"math"
	"strconv"
	"strings"

	"tablier/app/board"
)

// ArrowAlong draws an arrow from the first of some points to the last; nothing where these are fewer than two.
func ArrowAlong(class string, points []board.Point, path []int) string {
	if len(path) < 2 {
		return ""
	}
	from, to := points[path[0]], points[path[len(path)-1]]
	if !from.On() || !to.On() {
		return ""
	}
	return Arrow(class, from, to)
}

// Arrow draws an arrow of a class from a point to another, as long as there is room between what stands there. It has a
// pale edge, so that it is seen on every board.
func Arrow(class string, from, to board.Point) string {
	dx, dy := float64(to.X-from.X), float64(to.Y-from.Y)
	length := math.Hypot(dx, dy)
	if length == 0 {
		return ""
	}
	dx, dy = dx/length, dy/length
	start, end := float64(from.R)*.4, length-float64(to.R)*.55
	head := math.Min(26, (end-start)*.6) // its length
	at := func(along, aside float64) string {
		return number(float64(from.X)+along*dx-aside*dy) + " " + number(float64(from.Y)+along*dy+aside*dx)
	}
	shaft := "M" + at(start, 0) + "L" + at(end-head, 0)
	tip := "M" + at(end, 0) + "L" + at(end-head, head*.55) + "L" + at(end-head, -head*.55) + "Z"
	return `<g class="arrow ` + class + `"><path class="halo" d="` + shaft + tip + `"/><path class="shaft" d="` + shaft +
		`"/><path class="head" d="` + tip + `"/></g>`
}

// number writes a coordinate with a digit after the point.
func number(x float64) string { return strconv.FormatFloat(math.Round(x*10)/10, 'f', -1, 64) }

// Left draws a thin ring on the place that a move has left.
func Left(points []board.Point, path []int) string {
	if len(path) < 2 || !points[path[0]].On() {
		return ""
	}
	return Circle("left", points[path[0]], 7)
}

// Circle draws a circle of a class on a point, its radius in tenths of the point's.
func Circle(class string, p board.Point, tenths int) string {
	var b strings.Builder
	b.WriteString(`<g class="` + class + `">`)
	board.WriteCircle(&b, p.X, p.Y, p.R*tenths/10)
	b.WriteString(`</g>`)
	return b.String()
}

// Tick draws the sign of a right move, in a corner of the point to which it led.
func Tick(p board.Point) string {
	const usual = 50 // the radius of the points of a board on which the sign is drawn as large as it is
	at := strconv.Itoa(p.X+p.R*7/10) + " " + strconv.Itoa(p.Y-p.R*7/10)
	scale := number(math.Max(.6, math.Min(1, float64(p.R)/usual)))
	return `<g class="tick" transform="translate(` + at + `) scale(` + scale +
		`)"><circle r="17"/><path d="M-7 .5L-2 5.5 7.5-5"/></g>`
}
