package morris

import (
	"strconv"
	"strings"

	"tablier/app/board"
)

// draw returns the plate, the engraved lines, the holes and the names of the points.
func (s *skin) draw() string {
	var b strings.Builder
	b.WriteString(`<g>` + Plate + `<rect x="14" y="14" width="572" height="572" rx="9" fill="none" ` +
		`stroke="var(--acrylic-edge)" stroke-opacity=".45" stroke-width="1.5"/>` + s.strokes())
	for _, p := range s.plan.spots {
		b.WriteString(Hole(p.x, p.y))
	}
	b.WriteString(`<g class="` + s.naming() + `" fill="var(--engraved-text)" font-size="20">` + s.names() + `</g></g>`)
	return b.String()
}

// strokes returns the markup of the lines. On a board that somebody has designed one sees which of them win: those that
// only link are dashed, and those that win without being drawn are bands. The family looks as it always has.
func (s *skin) strokes() string {
	lines, paths := s.game.Lines(), s.game.Paths()
	if !s.designed {
		return Engraved(s.ways(lines))
	}
	var b strings.Builder
	for _, kind := range []struct {
		lines [][]int
		drawn func(path string) string
	}{{s.game.Bands(), Band}, {paths, Dashed}, {lines[:len(lines)-len(paths)], Engraved}} {
		if len(kind.lines) > 0 {
			b.WriteString(kind.drawn(s.ways(kind.lines)))
		}
	}
	return b.String()
}

// naming returns the class of the names. On a board that somebody has designed they stand at any distance from the
// outermost points, so that a picture without the edges of the board would cut some: it leaves them out.
func (s *skin) naming() string {
	if s.designed && s.plan.arc == 0 {
		return "coords fringe"
	}
	return "coords"
}

// ways returns lines as a path.
func (s *skin) ways(lines [][]int) string {
	var b strings.Builder
	for _, line := range lines {
		spots := make([]spot, len(line))
		for i, point := range line {
			spots[i] = s.plan.spots[point]
		}
		b.WriteString(way(spots, s.plan.arc))
	}
	return b.String()
}

// names writes each point's name where its plan says, or else its file below the board and its rank at the left, each
// of them once.
func (s *skin) names() string {
	const middle = 7 // from the middle of a name down to its base line
	var b strings.Builder
	label := func(x, y int, text string) {
		at := `<text x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y+middle) + `">` + text + `</text>`
		if !strings.Contains(b.String(), at) {
			b.WriteString(at)
		}
	}
	for i, at := range s.plan.spots {
		name := s.points[i].Name
		if at.right != 0 || at.down != 0 {
			label(at.x+at.right, at.y+at.down, name)
			continue
		}
		label(at.x, board.Size-38, name[:1])
		label(41, at.y, name[1:])
	}
	return b.String()
}
