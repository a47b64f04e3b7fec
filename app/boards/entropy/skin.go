// Package entropy is the board of Carreño's Entropy: its drawing and its sentences.
package entropy

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/entropy"
)

// pawn is the only kind of piece.
const pawn = "pawn"

// The faces of a pawn: its state.
const (
	linked = "linked" // it touches a friend, and may slide
	apart  = "apart"  // it touches an enemy and no friend: it counts for the win
	alone  = "alone"  // it touches nothing, and must be joined
)

// A skin draws the board from one side. Its points are the cells, in the order of their bits in a set, and after them,
// when the player to move has to pass, the button that does it.
type skin struct {
	points, passing []board.Point
	art             string
}

const (
	margin = 80  // from the edge of the drawing to the middle of the first cell
	step   = 110 // between the centres of two cells
	reach  = 50  // half the size of a cell's touch target
)

func newSkin(turned bool) *skin {
	s := &skin{}
	for cell := range entropy.Cells {
		p := board.Point{
			Name: entropy.Name(cell), R: reach,
			X: margin + step*(cell/entropy.Size), Y: board.Size - margin - step*(cell%entropy.Size),
		}
		if turned {
			p.X, p.Y = board.Size-p.X, board.Size-p.Y
		}
		s.points = append(s.points, p)
	}
	s.passing = append(slices.Clip(s.points), board.Point{Name: string(rules.Pass), Button: true})
	s.art = s.draw()
	return s
}

// position returns the position of a view of this game, in which nothing is ever hidden.
func position(v rules.View) entropy.Position { return v.(rules.Open).Position.(entropy.Position) }

// passes says whether the player to move can only pass.
func passes(p entropy.Position) bool { return p.ToMove() != rules.Nobody && p.State.MustPass() }

func (s *skin) Points(v rules.View) []board.Point {
	if passes(position(v)) {
		return s.passing
	}
	return s.points
}

func (s *skin) Art() string { return s.art }

func (s *skin) PieceAt(v rules.View, point int) board.Glyph {
	if point >= entropy.Cells {
		return board.Glyph{}
	}
	p := position(v)
	for _, owner := range []rules.Player{rules.First, rules.Second} {
		if own := p.Side(owner); own&(1<<point) != 0 {
			return board.Glyph{Kind: pawn, Face: face(own, p.Side(owner.Other()), point), Owner: owner}
		}
	}
	return board.Glyph{}
}

// face returns the state of a pawn of own.
func face(own, other entropy.Set, cell int) string {
	switch bit := entropy.Set(1) << cell; {
	case entropy.Around(own)&bit != 0:
		return linked
	case entropy.Around(other)&bit != 0:
		return apart
	}
	return alone
}

// dispersed counts the pawns of own that count for the win.
func dispersed(own, other entropy.Set) int {
	return bits.OnesCount32(own &^ entropy.Around(own) & entropy.Around(other))
}

func (s *skin) Path(_ rules.View, m rules.Move) []int {
	step, err := entropy.Read(m)
	if err != nil {
		return nil
	}
	if step == entropy.PassStep {
		return []int{entropy.Cells}
	}
	from, to := step.Cells()
	return []int{from, to}
}

// Stuck is the fault of choosing a pawn that touches a friend and has no free cell beside it; cells: the pawn's.
const Stuck rules.Fault = "stuck"

// Fault returns why the slide that was touched is illegal. Of a single cell it tries one to a cell in sight, where that
// is at fault which comes before any target; none is in sight of a pawn that is stuck.
func (s *skin) Fault(v rules.View, touched []int) *rules.Illegal {
	p := position(v)
	from := touched[0]
	goals := entropy.Slides(from, p.State.Own|p.State.Other)
	closed := goals == 0
	switch {
	case len(touched) > 1:
		goals, closed = 1<<touched[1], false
	case closed:
		goals = entropy.Slides(from, 0)
	}
	_, err := p.Play(entropy.Slide(from, bits.TrailingZeros32(goals)).Text())
	illegal, _ := err.(*rules.Illegal)
	if closed && illegal != nil && (illegal.Fault == entropy.Occupied || illegal.Fault == entropy.InTheWay) {
		return &rules.Illegal{Move: illegal.Move, Fault: Stuck, Cells: []string{entropy.Name(from)}}
	}
	return illegal
}

// Symbol returns the pawn of a seat with the mark of its state, without one for a pawn that stands nowhere.
func (s *skin) Symbol(g board.Glyph, seat int) string {
	id := [...]string{"entropy-white", "entropy-black"}[seat]
	if g.Face != "" {
		id += "-" + g.Face
	}
	return id
}

// draw returns the SVG of the empty board: the stone slab with its veins, the hollows and the coordinates.
func (s *skin) draw() string {
	var b strings.Builder
	b.WriteString(`<g><rect width="600" height="600" rx="18" fill="url(#entropy-stone)"/><g fill="none" ` +
		`stroke-linecap="round">` +
		`<path d="M-10 148C90 96 168 172 260 138S418 40 610 84M-10 402C120 452 190 356 318 388S470 472 610 420M150 ` +
		`610C196 540 330 566 400 516S520 520 610 546" stroke="#FFF" stroke-opacity=".32" stroke-width="4"/>` +
		`<path d="M-10 160C92 110 166 186 262 151S420 56 610 99M-10 250C70 238 120 270 196 254M420 228C486 250 540 ` +
		`222 610 238M-10 414C120 464 192 368 320 400" stroke="#7A6C55" stroke-opacity=".16" stroke-width="2"/>` +
		`<path d="M6 594V24A18 18 0 0 1 24 6H576" stroke="#FFF" stroke-opacity=".55" stroke-width="3"/></g>` +
		`<rect x="25" y="25" width="550" height="550" fill="url(#entropy-cells)"/>` +
		`<g class="coords" fill="var(--stone-text)" font-size="18">`)
	for _, p := range s.points {
		if p.Y == board.Size-margin {
			label(&b, p.X, board.Size-9, p.Name[:1])
		}
		if p.X == margin {
			label(&b, 15, p.Y+6, p.Name[1:])
		}
	}
	b.WriteString(`</g></g>`)
	return b.String()
}

// label writes the name of a file or a rank.
func label(b *strings.Builder, x, y int, text string) {
	b.WriteString(`<text x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `">` + text + `</text>`)
}
