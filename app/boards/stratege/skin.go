// Package stratege is the board of Le Stratège: its drawing, its set-up phase, its duels and its sentences.
package stratege

import (
	"slices"
	"strings"

	"tablier/app/board"
	"tablier/app/boards/stratege/pawns"
	"tablier/rules"
	"tablier/rules/stratege"
)

// A skin draws the board from one side. Its points are the places, in the order of their numbers, and after them, when
// the player to move has to pass, the button that does it.
type skin struct {
	points, passing []board.Point
	art             string
}

const (
	step = 50 // between the centres of two places of a row, as wide as a finger needs
	rise = 55 // between two rows: there are fewer of them
	left = 55 // of column a: the numbers of the rows are beside it
	top  = 40 // of the uppermost row: the names of the columns are below
)

func newSkin(turned bool) *skin {
	s := &skin{}
	for cell := range stratege.Cells {
		p := board.Point{
			Name: stratege.Name(cell), R: step / 2,
			X: left + step*(cell%stratege.Columns), Y: top + rise*(stratege.Rows-1-cell/stratege.Columns),
		}
		if turned {
			p.X, p.Y = board.Size-p.X, top+rise*(cell/stratege.Columns)
		}
		s.points = append(s.points, p)
	}
	s.passing = append(slices.Clip(s.points), board.Point{Name: string(rules.Pass), Button: true})
	s.art = s.draw()
	return s
}

// state returns the state of a view of this game, with unknown values for what it hides.
func state(v rules.View) *stratege.State {
	p := v.(stratege.View).Position
	return &p.State
}

func (s *skin) Points(v rules.View) []board.Point {
	if state(v).MustPass() {
		return s.passing
	}
	return s.points
}

func (s *skin) Art() string { return s.art }

func (s *skin) PieceAt(v rules.View, point int) board.Glyph {
	if point >= stratege.Cells {
		return board.Glyph{}
	}
	return pawns.Glyph(state(v).At[point], point)
}

// Path returns the origin and the destination of a move or an attack. A placement has none: the set-up phase has
// gestures of its own.
func (s *skin) Path(_ rules.View, m rules.Move) []int {
	w, err := stratege.Read(m)
	switch {
	case err != nil:
		return nil
	case w.Kind == stratege.Passing:
		return []int{stratege.Cells}
	case w.Kind == stratege.Placing || w.Kind == stratege.SettingUp:
		return nil
	}
	from, to := w.Step.Cells()
	return []int{from, to}
}

// Symbol returns a pawn of a seat with its marks, or the back of one for a pawn that stands nowhere.
func (s *skin) Symbol(g board.Glyph, seat int) string {
	face := strings.NewReplacer(pawns.Hidden, "", pawns.Shown, "s", pawns.Arrived, "a").Replace(g.Face)
	return "stratege-" + [...]string{"w", "g"}[max(seat, 0)] + face
}
