// Package minimal is the board of the smallest complete game: see tablier/rules/conform/minimal.
package minimal

import (
	"strconv"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/conform/minimal"
)

// Game returns the game as the page knows it. It panics when the registry lacks it: they are one program.
func Game(registry rules.Registry) *board.Game {
	return &board.Game{
		Spec:   board.MustFind(registry, "minimal"),
		Levels: 2,
		Defs:   defs,
		Mini:   "-40 -40 80 80",
		Skin:   board.Either(newSkin(false), newSkin(true)),
		Words:  board.InEach(wordsIn),
		Card:   "7 1",
	}
}

// defs draws a counter, and a mark for each player.
const defs = `<g><circle id="minimal-counter" r="36" fill="var(--orange-3)"/>` +
	`<circle id="minimal-first" r="30" fill="none" stroke="currentColor" stroke-width="8"/>` +
	`<path id="minimal-second" d="M-28-28H28V28H-28Z" fill="none" stroke="currentColor" stroke-width="8"/></g>`

// counter is the only kind of piece.
const counter = "counter"

// A skin draws the table from one side. Its points are the places of the counters, the last of which is taken first.
type skin struct{ points []board.Point }

func newSkin(turned bool) skin {
	const columns, step = 4, 120
	var s skin
	for i := range minimal.Counters {
		p := board.Point{Name: strconv.Itoa(i + 1), X: 120 + step*(i%columns), Y: 180 + step*(i/columns), R: 50}
		if turned {
			p.Y = board.Size - p.Y
		}
		s.points = append(s.points, p)
	}
	return s
}

// left returns how many counters a view shows.
func left(v rules.View) int { return v.(rules.Open).Position.(minimal.Position).Left }

// Points implements board.Skin: the points of the board, as the view has them.
func (s skin) Points(rules.View) []board.Point { return s.points }

// Art implements board.Skin: the drawing below the pieces, as one SVG g element.
func (s skin) Art() string {
	return `<g><rect width="600" height="600" rx="18" fill="var(--sunken)"/></g>`
}

// PieceAt implements board.Skin: the glyph on a point.
func (s skin) PieceAt(v rules.View, point int) board.Glyph {
	if point < left(v) {
		return board.Glyph{Kind: counter}
	}
	return board.Glyph{}
}

// Path implements board.Skin: to touch a counter takes it and the one after it.
func (s skin) Path(v rules.View, m rules.Move) []int { return []int{left(v) - int(m[0]-'0')} }

// NotLast is the fault of touching another counter.
const NotLast rules.Fault = "notlast"

// Fault implements board.Skin: why the touched points lead to no move.
func (s skin) Fault(_ rules.View, touched []int) *rules.Illegal {
	name := s.points[touched[0]].Name
	return &rules.Illegal{Move: rules.Move(name), Fault: NotLast, Cells: []string{name}}
}

// Symbol implements board.Skin: the id of the drawing of a piece.
func (s skin) Symbol(g board.Glyph, seat int) string {
	if g.Kind == counter {
		return "minimal-counter"
	}
	return [...]string{"minimal-first", "minimal-second"}[seat]
}
