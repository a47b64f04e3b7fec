package morris

import (
	"strconv"
	"strings"

	"tablier/app/board"
)

// draw returns the plate, the engraved lines, the holes and the names of the points.
func (s *skin) draw() string {
	var b strings.Builder
	b.WriteString(`<g><rect class="plate" width="600" height="600" rx="18" fill="url(#tapatan-acrylic)"/>` +
		`<path class="reflection" d="M60 0H215L0 300V85ZM265 0H305L0 425V370Z" fill="var(--acrylic-glint)" ` +
		`opacity=".07"/>` +
		`<rect x="5" y="5" width="590" height="590" rx="14" fill="none" stroke="url(#tapatan-edge)" ` +
		`stroke-width="4"/>` +
		`<rect x="14" y="14" width="572" height="572" rx="9" fill="none" stroke="var(--acrylic-edge)" ` +
		`stroke-opacity=".45" stroke-width="1.5"/>`)
	lines := s.lines()
	b.WriteString(`<g fill="none" stroke-width="4.5" stroke-linecap="round"><path d="` + lines +
		`" stroke="var(--engraved-lip)" transform="translate(1 2.5)"/><path d="` + lines + `" ` +
		`stroke="var(--engraved)"/></g>`)
	for _, p := range s.plan.spots {
		b.WriteString(`<use href="#tapatan-point" x="` + strconv.Itoa(p.x) + `" y="` + strconv.Itoa(p.y) + `"/>`)
	}
	b.WriteString(`<g class="coords" fill="var(--engraved-text)" font-size="20">` + s.names() + `</g></g>`)
	return b.String()
}

// lines returns the drawn lines as a path. A closed one is an arc where the plan says so.
func (s *skin) lines() string {
	var b strings.Builder
	for _, line := range s.game.Lines() {
		closed := line[0] == line[len(line)-1]
		for i, point := range line {
			step := [...]string{"M", "L"}[min(i, 1)]
			if r := strconv.Itoa(s.plan.arc); i > 0 && closed && s.plan.arc > 0 {
				step = "A" + r + " " + r + " 0 0 1 "
			}
			b.WriteString(step + strconv.Itoa(s.points[point].X) + " " + strconv.Itoa(s.points[point].Y))
		}
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
