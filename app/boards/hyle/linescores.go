package hyle

import (
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
)

// A lineScores is the drawing of a board's line scores, with the number of lines counted so far.
type lineScores struct {
	points  []board.Point
	lines   []lineScore
	x, y    int    // the place of the total
	only    string // the name of the only lit line, empty when all are
	counted int    // how many lines have been counted: all of them, unless a count is under way
}

// noLine is the name of no line.
const noLine = "\x00"

// sum returns the points of the counted lines.
func (s lineScores) sum() int {
	sum := 0
	for _, line := range s.lines[:s.counted] {
		sum += line.points
	}
	return sum
}

// lit returns the line that alone is lit, nil when none is.
func (s lineScores) lit() *lineScore {
	for i := range s.lines {
		if s.lines[i].name == s.only {
			return &s.lines[i]
		}
	}
	return nil
}

// runs draws an outline round each palindrome: of all lines only those inside no longer one, of the only lit line
// also the nested ones, each inside the longer one.
func (s lineScores) runs() string {
	var b strings.Builder
	b.WriteString(`<g class="runs">`)
	for _, line := range s.lines {
		if s.only != "" && s.only != line.name {
			continue
		}
		for i, run := range line.runs {
			if deep := depth(line.runs[:i], run); deep == 0 || s.only != "" {
				s.outline(&b, run, deep)
			}
		}
	}
	b.WriteString(`</g>`)
	return b.String()
}

// depth returns how many of the longer runs of a line contain a run.
func depth(longer [][]int, run []int) int {
	deep := 0
	for i, other := range longer {
		if len(other) > len(run) && slices.Contains(other, run[0]) && slices.Contains(other, run[len(run)-1]) {
			deep = max(deep, depth(longer[:i], other)+1)
		}
	}
	return deep
}

// outline draws a capsule round the points of a run, narrower with each level of depth.
func (s lineScores) outline(b *strings.Builder, run []int, deep int) {
	from, to := s.points[run[0]], s.points[run[len(run)-1]]
	next := s.points[run[1]]
	apart := max(from.X-next.X, next.X-from.X, from.Y-next.Y, next.Y-from.Y)
	wide := max(apart*41/100-deep*apart/16, apart/8)
	attr := func(name string, value int) { b.WriteString(` ` + name + `="` + strconv.Itoa(value) + `"`) }
	b.WriteString(`<rect`)
	attr("x", min(from.X, to.X)-wide)
	attr("y", min(from.Y, to.Y)-wide)
	attr("width", max(from.X-to.X, to.X-from.X)+2*wide)
	attr("height", max(from.Y-to.Y, to.Y-from.Y)+2*wide)
	attr("rx", wide)
	b.WriteString(`/>`)
}

// worths writes the points of the counted lines, and their sum.
func (s lineScores) worths() string {
	var b strings.Builder
	b.WriteString(`<g class="worth-of">`)
	for _, line := range s.lines[:s.counted] {
		class := ""
		switch {
		case s.only == line.name:
			class = "now"
		case line.points == 0:
			class = "none"
		}
		figure(&b, class, line.x, line.y, line.size(), strconv.Itoa(line.points))
	}
	size := s.lines[0].size()
	if s.sum() > 99 {
		size = size * 4 / 5
	}
	figure(&b, "total", s.x, s.y, size, strconv.Itoa(s.sum()))
	b.WriteString(`</g>`)
	return b.String()
}

// maxSize is the largest size of a line's points: on small boards there is room for more, but the disc of the total
// is the same on all.
const maxSize = 28

// size returns the font size of a line's points.
func (l lineScore) size() int { return min(l.r*5/8, maxSize) }

// figure appends the SVG of a number whose middle is at a place.
func figure(b *strings.Builder, class string, x, y, size int, number string) {
	board.WriteText(b, class, x, y+size*36/100, size, number)
}
