package exercise

import (
	"slices"

	"tablier/app/board"
	"tablier/app/names"
	"tablier/rules"
)

// Voice is how the table speaks: of pieces, and of nobody who plays.
func (d *Desk) Voice() board.Voice {
	seats := names.Seats{Game: d.Game.Game, Lang: d.site.Lang}
	name := func(seat int) string { return seats.Plays(d.Table, seat) }
	return board.Voice{Words: d.Game.Words(d.site.Lang), Alone: true, Name: name, Match: name}
}

// Scene returns the scene of the table's board, with the marks that mark adds.
func (d *Desk) Scene(mark func(*board.Scene)) board.Scene {
	s := d.Table.Scene(d.Voice())
	mark(&s)
	d.enter(s)
	s.Cursor = d.Cursor
	return s
}

// enter has the keyboard enter the board in its middle, unless it is on a point of it.
func (d *Desk) enter(s board.Scene) {
	if i := board.PointNamed(s.Points, d.Cursor); i < 0 || !s.Points[i].On() {
		d.Cursor = central(s)
	}
}

// central returns the name of the point nearest to the middle of the board, of those that matter.
func central(s board.Scene) string {
	if i := board.Central(s.Points, func(i int) bool { return !slices.Contains(s.Still, i) }); i >= 0 {
		return s.Points[i].Name
	}
	return ""
}

// PointTo puts a ring of a class on a point.
func PointTo(s *board.Scene, class, name string) {
	if at := board.PointNamed(s.Points, name); at >= 0 {
		rings := s.Ring(class)
		rings.Points, rings.Tenths = append(rings.Points, at), 9
	}
}

// ShowHint draws the move that is pointed out, if any.
func (d *Desk) ShowHint(s *board.Scene) {
	if path := d.HintPath(); len(path) > 0 {
		s.Ring(board.HintRings).Points = path
		s.Top += ArrowAlong("reply", s.Points, path)
	}
}

// HintPath returns the points of the move that is pointed out; none while none is.
func (d *Desk) HintPath() []int {
	if d.Hint == "" {
		return nil
	}
	return d.Table.Skin().Path(d.Table.View(), d.Hint)
}

// DrawReply draws the moves that have followed a ply of the person's, which is dotted where it was wrong. It returns
// the points that the person's move went over.
func (d *Desk) DrawReply(s *board.Scene, ply int, wrong bool) (own []int) {
	own = d.PathTo(s, ply)
	for after := ply + 1; after <= d.Table.Match().Ply(); after++ {
		path := d.PathTo(s, after)
		s.Top += Left(s.Points, path) + ArrowAlong("reply", s.Points, path)
	}
	if wrong {
		s.Top += ArrowAlong("was", s.Points, own)
	}
	return own
}

// PathTo returns the points of a scene on the board itself that the move to a ply went over; none for one that lays a
// piece from beside the board, which covers points and leads nowhere.
func (d *Desk) PathTo(s *board.Scene, ply int) []int {
	return d.PathOf(s, d.Table.Before(ply), d.Table.Redacted(ply))
}

// Reached returns the point of a scene to which the move to a ply led or, where it laid a piece over several, the last
// of these; -1 for none.
func (d *Desk) Reached(s *board.Scene, ply int) int {
	before := d.Table.Before(ply)
	skin, to := d.Table.Skin(), -1
	for _, point := range skin.Path(before, d.Table.Redacted(ply)) {
		if at := board.PointNamed(s.Points, skin.Points(before)[point].Name); at >= 0 && s.Points[at].On() {
			to = at
		}
	}
	return to
}

// PathOf is PathTo for a move that is played in a view.
func (d *Desk) PathOf(s *board.Scene, before rules.View, m rules.Move) (path []int) {
	points := d.Table.Skin().Points(before)
	for _, point := range d.Table.Skin().Path(before, m) {
		if points[point].Reserve {
			return nil
		}
		if at := board.PointNamed(s.Points, points[point].Name); at >= 0 && s.Points[at].On() {
			path = append(path, at)
		}
	}
	return path
}
