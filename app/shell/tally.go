package shell

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/rules"
)

// A tally is what is drawn of the lines of a scored board: what each is worth, and what makes that.
type tally struct {
	points []board.Point
	lines  []board.Line
	x, y   int    // where the total is written
	only   string // the name of the only line that is lit, empty when all are
	counts int    // how many lines have been counted; all of them unless a count is under way
}

// tallyOf returns the tally of a position, one without lines for a board that is not scored.
func tallyOf(skin board.Skin, view rules.View) tally {
	scored, ok := skin.(board.Scored)
	if !ok {
		return tally{}
	}
	t := tally{points: skin.Points(view), lines: scored.Tally(view)}
	t.x, t.y = scored.Total()
	t.counts = len(t.lines)
	return t
}

// tally is that of the table, as far as it is looked at or counted.
func (s *session) tally() tally {
	t := tallyOf(s.table.Skin(), s.table.View())
	t.only = s.line
	if s.counting {
		t.only, t.counts = noLine, min(s.counted.lines, t.counts)
		if t.counts > 0 {
			t.only = t.lines[t.counts-1].Name
		}
	}
	return t
}

// noLine is the name of no line.
const noLine = "\x00"

// sum returns what the lines counted are worth together.
func (t tally) sum() int {
	sum := 0
	for _, line := range t.lines[:t.counts] {
		sum += line.Points
	}
	return sum
}

// layer draws the tally below the pieces.
func (t tally) layer() app.UI {
	if len(t.lines) == 0 {
		return svg("g")
	}
	return app.Raw(`<svg class="tally">` + t.runs() + t.worths() + `</svg>`)
}

// runs draws an outline round each thing that counts: of all lines those that lie in no longer one, of a line that is
// lit by itself the others too, each inside what holds it.
func (t tally) runs() string {
	var b strings.Builder
	b.WriteString(`<g class="runs">`)
	for _, line := range t.lines {
		if t.only != "" && t.only != line.Name {
			continue
		}
		for i, run := range line.Runs {
			if deep := depth(line.Runs[:i], run); deep == 0 || t.only != "" {
				t.outline(&b, run, deep)
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
func (t tally) outline(b *strings.Builder, run []int, deep int) {
	from, to := t.points[run[0]], t.points[run[len(run)-1]]
	next := t.points[run[1]]
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
func (t tally) worths() string {
	var b strings.Builder
	b.WriteString(`<g class="worth-of">`)
	for _, line := range t.lines[:t.counts] {
		class := ""
		switch {
		case t.only == line.Name:
			class = "now"
		case line.Points == 0:
			class = "none"
		}
		figure(&b, class, line.X, line.Y, line.R*5/8, line.Points)
	}
	size := t.lines[0].R * 5 / 8
	if t.sum() > 99 {
		size = size * 4 / 5
	}
	figure(&b, "total", t.x, t.y, size, t.sum())
	b.WriteString(`</g>`)
	return b.String()
}

// figure writes a number round a place.
func figure(b *strings.Builder, class string, x, y, size, number int) {
	b.WriteString(`<text class="` + class + `" x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y+size*36/100) +
		`" font-size="` + strconv.Itoa(size) + `">` + strconv.Itoa(number) + `</text>`)
}

// gainsOf returns what each target adds to the sum at once, for a board that tells: by the number of its point.
func (s scene) gainsOf(view rules.View, leads func(point int) rules.Move) map[int]int {
	scored, ok := s.skin.(board.Scored)
	if !ok || len(s.chosen) == 0 {
		return nil
	}
	gains := map[int]int{}
	for _, target := range s.targets {
		if points, told := scored.Gain(view, leads(target)); told {
			gains[target] = points
		}
	}
	return gains
}

// targetRings are the dots on the targets, or rings with room for what they add.
func (s scene) targetRings() (class string, points []int, tenths int) {
	if len(s.gains) > 0 {
		return "target open", s.targets, 6
	}
	if len(s.chosen) == 0 {
		return "target calm", s.targets, 2
	}
	return "target", s.targets, 2
}

// signed writes a number with its sign, as typographers do.
func signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

// previews writes what the targets add, in the middle of their rings.
func (s scene) previews() app.UI {
	var told []int
	for _, target := range s.targets {
		if _, ok := s.gains[target]; ok {
			told = append(told, target)
		}
	}
	return svg("g").Class("gains").Body(app.Range(told).Slice(func(i int) app.UI {
		p, gain := s.points[told[i]], s.gains[told[i]]
		size := p.R * 3 / 5
		return svg("text").Class([...]string{"less", "none", "more"}[1+max(-1, min(1, gain))]).
			Attr("x", p.X).Attr("y", p.Y+size*36/100).Attr("font-size", size).Text(signed(gain))
	}))
}
