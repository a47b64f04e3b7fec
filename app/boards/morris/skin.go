// Package morris is the boards of the Tapatan family: their drawings, made from their data, and their sentences. A
// board's drawing and its rules in words are made from its data.
package morris

import (
	"slices"
	"strings"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/morris"
)

// ball is the only kind of piece of the family.
const ball = "ball"

// reach is the radius of a point's touch target.
const reach = 70

// A skin draws a board from one side. After its points comes, when the player to move has to pass, the button that
// does it.
type skin struct {
	game            *morris.Game
	plan            plan
	designed        bool // somebody has drawn it
	points, passing []board.Point
	face            string // of the balls, which are smaller where points are near each other
	art             string
}

// newSkin returns the drawing of a board of the family.
func newSkin(game *morris.Game, turned bool) *skin {
	plan := planOf(game.Board().ID, game.Points())
	if turned {
		plan = plan.turn()
	}
	return drawn(game, plan, false)
}

// drawn returns the drawing of a board by its plan, of one that somebody has designed or of one of the family.
func drawn(game *morris.Game, plan plan, designed bool) *skin {
	s := &skin{game: game, plan: plan, designed: designed, face: plan.face()}
	for i, name := range game.Points() {
		at := s.plan.spots[i]
		s.points = append(s.points, board.Point{Name: name, X: at.x, Y: at.y, R: plan.reach()})
	}
	s.passing = append(slices.Clip(s.points), board.Point{Name: string(rules.Pass), Button: true})
	s.art = s.draw()
	return s
}

// position returns the position of a view of this family, in which nothing is ever hidden.
func position(v rules.View) morris.Position { return v.(rules.Open).Position.(morris.Position) }

// passes says whether the player to move can only pass.
func passes(p morris.Position) bool { return p.ToMove() != rules.Nobody && p.Game.Blocked(p.State) }

func (s *skin) Points(v rules.View) []board.Point {
	if passes(position(v)) {
		return s.passing
	}
	return s.points
}

func (s *skin) Art() string { return s.art }

func (s *skin) PieceAt(v rules.View, point int) board.Glyph {
	state := position(v).State
	for side, owner := range []rules.Player{rules.First, rules.Second} {
		if state.Pawns[side]&(1<<point) != 0 {
			return board.Glyph{Kind: ball, Face: s.face, Owner: owner}
		}
	}
	return board.Glyph{}
}

func (s *skin) Path(_ rules.View, m rules.Move) []int {
	move, err := s.game.Read(m)
	switch {
	case err != nil:
		return nil
	case move == morris.PassStep:
		return []int{len(s.points)}
	case move.From < 0:
		return []int{int(move.To)}
	}
	return []int{int(move.From), int(move.To)}
}

// Stuck is the fault of choosing a pawn of one's own that cannot move.
const Stuck rules.Fault = "stuck"

func (s *skin) Fault(v rules.View, touched []int) *rules.Illegal {
	p := position(v)
	names := make([]string, len(touched))
	for i, point := range touched {
		names[i] = s.passing[point].Name
	}
	move := rules.Move(strings.Join(names, "-"))
	if _, err := p.Play(move); len(touched) == 2 || p.State.Placing() || passes(p) {
		illegal, _ := err.(*rules.Illegal)
		return illegal
	}
	fault := Stuck
	switch owner := s.PieceAt(v, touched[0]).Owner; owner {
	case rules.Nobody:
		fault = morris.NoPawn
	case p.ToMove().Other():
		fault = morris.NotYours
	}
	return &rules.Illegal{Move: move, Fault: fault, Cells: names}
}

func (s *skin) Symbol(g board.Glyph, seat int) string {
	return [...]string{"tapatan-orange", "tapatan-red"}[seat] + g.Face
}
