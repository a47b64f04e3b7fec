// Package morris is how the Tapatan family looks and what its pages say. A board's drawing is made from
// its data: lines and points.
package morris

import (
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/morris"
)

// ball is the only kind of piece of the family.
const ball = "ball"

type skin struct {
	game   *morris.Game
	points []board.Point
	art    string
}

// newSkin draws a board whose points are named by file and rank, on a square grid.
func newSkin(game *morris.Game, turned bool) *skin {
	s := &skin{game: game}
	for _, name := range game.Points() {
		p := place(name)
		if turned {
			p.X, p.Y = board.Size-p.X, board.Size-p.Y
		}
		s.points = append(s.points, p)
	}
	s.art = s.draw()
	return s
}

const (
	margin = 130 // from the edge of the drawing to the first line
	step   = 170 // between two lines
	reach  = 70  // from a point's centre to the edge of what can be touched
)

func place(name string) board.Point {
	file, rank := int(name[0]-'a'), int(name[1]-'1')
	return board.Point{Name: name, X: margin + step*file, Y: board.Size - margin - step*rank, R: reach}
}

// position returns what a view of this family is of: nothing is ever hidden.
func position(v rules.View) morris.Position { return v.(rules.Open).Position.(morris.Position) }

func (s *skin) Points(rules.View) []board.Point { return s.points }

func (s *skin) Art() string { return s.art }

func (s *skin) Look(v rules.View, point int) board.Glyph {
	state := position(v).State
	for side, owner := range []rules.Player{rules.First, rules.Second} {
		if state.Pawns[side]&(1<<point) != 0 {
			return board.Glyph{Kind: ball, Owner: owner}
		}
	}
	return board.Glyph{}
}

func (s *skin) Path(_ rules.View, m rules.Move) []int {
	move, err := s.game.Read(m)
	if err != nil {
		return nil
	}
	if move.From < 0 {
		return []int{int(move.To)}
	}
	return []int{int(move.From), int(move.To)}
}

// Stuck is the fault of choosing a pawn of one's own that has no free point beside it.
const Stuck rules.Fault = "stuck"

func (s *skin) Fault(v rules.View, touched []int) *rules.Illegal {
	p := position(v)
	names := make([]string, len(touched))
	for i, point := range touched {
		names[i] = s.points[point].Name
	}
	move := rules.Move(strings.Join(names, "-"))
	if _, err := p.Play(move); len(touched) == 2 || p.State.Placing() {
		illegal, _ := err.(*rules.Illegal)
		return illegal
	}
	fault := Stuck
	switch owner := s.Look(v, touched[0]).Owner; owner {
	case rules.Nobody:
		fault = morris.NoPawn
	case p.ToMove().Other():
		fault = morris.NotYours
	}
	return &rules.Illegal{Move: move, Fault: fault, Cells: names}
}

func (s *skin) Symbol(g board.Glyph, seat int) string {
	return [...]string{"tapatan-orange", "tapatan-red"}[seat]
}

// draw returns the plate, the engraved lines, the holes and the coordinates.
func (s *skin) draw() string {
	var b strings.Builder
	b.WriteString(`<g><rect class="plate" width="600" height="600" rx="18" fill="url(#tapatan-acrylic)"/>` +
		`<path class="reflection" d="M60 0H215L0 300V85ZM265 0H305L0 425V370Z" fill="var(--acrylic-glint)" opacity=".07"/>` +
		`<rect x="5" y="5" width="590" height="590" rx="14" fill="none" stroke="url(#tapatan-edge)" stroke-width="4"/>` +
		`<rect x="14" y="14" width="572" height="572" rx="9" fill="none" stroke="var(--acrylic-edge)" stroke-opacity=".45" stroke-width="1.5"/>`)
	lines := s.lines()
	b.WriteString(`<g fill="none" stroke-width="4.5" stroke-linecap="round"><path d="` + lines +
		`" stroke="var(--engraved-lip)" transform="translate(1 2.5)"/><path d="` + lines + `" stroke="var(--engraved)"/></g>`)
	for _, p := range s.points {
		b.WriteString(`<use href="#tapatan-point" x="` + strconv.Itoa(p.X) + `" y="` + strconv.Itoa(p.Y) + `"/>`)
	}
	b.WriteString(`<g class="coords" fill="var(--engraved-text)" font-size="20">` + s.coordinates() + `</g></g>`)
	return b.String()
}

func (s *skin) lines() string {
	var b strings.Builder
	for _, line := range s.game.Lines() {
		for i, point := range line {
			p := s.points[point]
			b.WriteString([...]string{"M", "L"}[min(i, 1)] + strconv.Itoa(p.X) + " " + strconv.Itoa(p.Y))
		}
	}
	return b.String()
}

// coordinates writes each file below the board and each rank at its left, once.
func (s *skin) coordinates() string {
	var b strings.Builder
	label := func(x, y int, text string) {
		at := `<text x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `">` + text + `</text>`
		if !strings.Contains(b.String(), at) {
			b.WriteString(at)
		}
	}
	for _, p := range s.points {
		label(p.X, board.Size-31, p.Name[:1])
		label(41, p.Y+7, p.Name[1:])
	}
	return b.String()
}
