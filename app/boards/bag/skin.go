// Package bag is the board of the test game: its drawing, its own part and its sentences; see
// tablier/rules/conform/bag for its rules. It is as plain as what it must show allows: secrets, a bag, what comes out
// of it, and who holds that.
package bag

import (
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/conform/bag"
)

// The kinds of pieces.
const (
	ball = "ball" // its face is its number
	card = "card" // a secret; its face is the number, or unknown
)

// unknown is the face of a card that the viewer may not read.
const unknown = "?"

// Names of the points: each side's secret, the ball drawn, and for every ball number two places in the bag and two
// with each side, such as "bag3a" and "first3a".
const drawn = "drawn"

var sides = [2]string{"first", "second"}

func secretOf(side int) string { return sides[side] }

const (
	reach = 50  // half the size of a touch target; a column is twice that wide
	left  = 110 // of what stands beside the bag
)

// A place is a point of the board and the piece that belongs there.
type place struct {
	board.Point
	side   int // of a secret or a ball held, -1 in the bag
	number int // of the ball that belongs here, 0 for other places
	spare  bool
}

type skin struct {
	places []place
	points []board.Point
	art    string
}

func newSkin(turned bool) *skin {
	s := &skin{}
	add := func(p place) {
		p.R = reach
		if turned {
			p.Y = board.Size - p.Y
		}
		s.places, s.points = append(s.places, p), append(s.points, p.Point)
	}
	for side := range sides {
		add(place{Point: board.Point{Name: secretOf(side), X: left, Y: []int{420, 180}[side]}, side: side})
	}
	add(place{Point: board.Point{Name: drawn, X: left, Y: 300}, side: -1})
	for number := 1; number <= 3; number++ {
		for spare, half := range []string{"a", "b"} {
			name := strconv.Itoa(number) + half
			add(place{board.Point{Name: "bag" + name, X: 160 + 100*number, Y: 250 + 100*spare}, -1, number, spare == 1})
			for side, who := range sides {
				x := 100*(2*number-2+spare) + reach
				add(place{board.Point{Name: who + name, X: x, Y: []int{540, 60}[side]}, side, number, spare == 1})
			}
		}
	}
	s.art = s.draw()
	return s
}

// position returns the position of a view, with unknown values for hidden secrets.
func position(v rules.View) bag.Position { return v.(bag.View).Position }

// Points returns the places of the board and, as buttons, the moves that can be made.
func (s *skin) Points(v rules.View) []board.Point {
	p := position(v)
	if who := p.ToMove(); who == rules.Chance || who == rules.Nobody {
		return s.points
	}
	points := slices.Clip(s.points)
	for _, m := range p.Moves() {
		points = append(points, board.Point{Name: string(m), Button: true})
	}
	return points
}

func (s *skin) Art() string { return s.art }

func (s *skin) PieceAt(v rules.View, point int) board.Glyph {
	if point >= len(s.places) {
		return board.Glyph{}
	}
	p, at := position(v), s.places[point]
	switch {
	case at.Name == drawn:
		if p.Ball != 0 {
			return board.Glyph{Kind: ball, Face: strconv.Itoa(p.Ball)}
		}
	case at.number > 0:
		count := p.Left
		if at.side >= 0 {
			count = p.Held[at.side]
		}
		if n := count[at.number-1]; n == 2 || n == 1 && !at.spare {
			return board.Glyph{Kind: ball, Face: strconv.Itoa(at.number)}
		}
	case p.Secrets[at.side] != 0:
		face := unknown
		if secret := p.Secrets[at.side]; secret != bag.Unknown {
			face = strconv.Itoa(secret)
		}
		return board.Glyph{Kind: card, Face: face, Owner: rules.First + rules.Player(at.side)}
	}
	return board.Glyph{}
}

// Path returns the button of a move that a player makes.
func (s *skin) Path(v rules.View, m rules.Move) []int {
	points := s.Points(v)
	for i := len(s.points); i < len(points); i++ {
		if points[i].Name == string(m) {
			return []int{i}
		}
	}
	return nil
}

// Elsewhere is the fault of touching the board, where no move is made.
const Elsewhere rules.Fault = "elsewhere"

func (s *skin) Fault(v rules.View, touched []int) *rules.Illegal {
	name := s.Points(v)[touched[len(touched)-1]].Name
	return &rules.Illegal{Move: rules.Move(name), Fault: Elsewhere, Cells: []string{name}}
}

func (s *skin) Symbol(g board.Glyph, seat int) string {
	switch {
	case g.Kind == ball:
		return "bag-ball" + g.Face
	case g.Kind == card:
		return "bag-card" + strconv.Itoa(seat) + strings.Replace(g.Face, unknown, "x", 1)
	}
	return "bag-seat" + strconv.Itoa(seat)
}

// draw returns the table: the bag, and a ring for every other place.
func (s *skin) draw() string {
	var b strings.Builder
	b.WriteString(`<g><rect width="600" height="600" fill="var(--sunken)"/>` +
		`<rect x="200" y="190" width="320" height="220" rx="60" fill="var(--line)" stroke="var(--edge)" ` +
		`stroke-width="3"/>` +
		`<g fill="none" stroke="var(--edge)" stroke-width="2" stroke-dasharray="6 6">`)
	for _, p := range s.places {
		if p.number == 0 || p.side >= 0 {
			b.WriteString(`<circle cx="` + strconv.Itoa(p.X) + `" cy="` + strconv.Itoa(p.Y) + `" r="38"/>`)
		}
	}
	b.WriteString(`</g></g>`)
	return b.String()
}
