package hyle

import (
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
)

// lineScores are the lines of a board as they are drawn, with how many of them have been counted.
type lineScores struct {
	points  []board.Point
	lines   []lineScore
	x, y    int    // where the total is written
	only    string // the name of the only line that is lit, empty when all are
	counted int    // how many lines have been counted: all of them, unless a count is under way
}

// noLine is the name of no line.
const noLine = "\x00"

// sum returns what the lines counted are worth together.
func (s lineScores) sum() int {
	sum := 0
	for _, line := range s.lines[:s.counted] {
		sum += line.points
	}
	return sum
}

// lit returns the line that is lit by itself, nil when none is.
func (s lineScores) lit() *lineScore {
	for i := range s.lines {
		if s.lines[i].name == s.only {
			return &s.lines[i]
		}
	}
	return nil
}

// runs draws an outline round each palindrome: of all lines those that lie in no longer one, of a line that is lit by
// itself the others too, each inside what holds it.
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

// depth returns how many of the longer runs of a line, one inside the other, hold a run.
func depth(longer [][]int, run []int) int {
	deep := 0
	for i, other := range longer {
		if len(other) > len(run) && slices.Contains(other, run[0]) && slices.Contains(other, run[len(run)-1]) {
			deep = max(deep, depth(longer[:i], other)+1)
		}
	}
	return deep
}

// outline draws a capsule round the points of a run, each level of depth narrower.
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

// worths writes what the lines counted are worth, and their sum.
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

// mostSize is the largest size of a line's worth: on small boards there is room for more, but the disc of the total is
// the same on all.
const mostSize = 28

// size returns the size of the number that says what a line is worth.
func (l lineScore) size() int { return min(l.r*5/8, mostSize) }

// figure writes a number round a place.
func figure(b *strings.Builder, class string, x, y, size int, number string) {
	board.WriteText(b, class, x, y+size*36/100, size, number)
}
