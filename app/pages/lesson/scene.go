package lesson

import (
	"slices"

	"tablier/app/board"
	"tablier/app/lesson"
	"tablier/app/names"
)

// voice is how the table speaks in a lesson: of pieces, and of nobody who plays.
func (p *page) voice() board.Voice {
	seats := names.Seats{Game: p.game.Game, Lang: p.kind.site.Lang}
	name := func(seat int) string { return seats.Plays(p.course.table, seat) }
	return board.Voice{Words: p.game.Words(p.kind.site.Lang), AgainstMachine: true, Name: name, Match: name}
}

// lookRings are the rings round what a task points at.
const lookRings = "look"

// scene is the board of the table, with what the task points at and how the last move was answered.
func (p *page) scene() board.Scene {
	c := p.course
	s := c.table.Scene(p.voice())
	switch c.player.State() {
	case lesson.ToPlay:
		p.pointOut(&s)
	case lesson.Wrong, lesson.Right:
		p.drawAnswer(&s)
	}
	if i := board.PointNamed(s.Points, p.cursor); i < 0 || !s.Points[i].On() {
		p.cursor = central(s)
	}
	s.Cursor = p.cursor
	return s
}

// central returns the name of the point nearest to the middle of the board, of those that matter.
func central(s board.Scene) string {
	if i := board.Central(s.Points, func(i int) bool { return !slices.Contains(s.Still, i) }); i >= 0 {
		return s.Points[i].Name
	}
	return ""
}

// pointOut draws what the task points at and, where a person has asked for it, a right move.
func (p *page) pointOut(s *board.Scene) {
	c, task := p.course, p.course.player.Task()
	if c.answering() {
		return
	}
	for _, name := range task.Rings {
		if at := board.PointNamed(s.Points, name); at >= 0 {
			rings := s.Ring(lookRings)
			rings.Points, rings.Tenths = append(rings.Points, at), 9
		}
	}
	for _, a := range task.Arrows {
		from, to := board.PointNamed(s.Points, a.From), board.PointNamed(s.Points, a.To)
		if from >= 0 && to >= 0 {
			s.Top += arrow("look", s.Points[from], s.Points[to])
		}
	}
	if path := p.hintPath(); len(path) > 0 {
		s.Ring(board.HintRings).Points = path
		s.Top += arrowAlong("reply", s.Points, path)
	}
}

// hintPath returns the points of the right move that is shown; none while none is.
func (p *page) hintPath() []int {
	c := p.course
	if c.hint == "" {
		return nil
	}
	return c.table.Skin().Path(c.table.View(), c.hint)
}

// drawAnswer draws the person's move, how it was judged, and the moves of the reply that have been played.
func (p *page) drawAnswer(s *board.Scene) {
	c, t := p.course, p.course.table
	own := p.pathTo(s, c.before+1)
	for ply := c.before + 2; ply <= t.Match().Ply(); ply++ {
		path := p.pathTo(s, ply)
		s.Top += left(s.Points, path) + arrowAlong("reply", s.Points, path)
	}
	if c.player.State() == lesson.Wrong {
		s.Top += arrowAlong("was", s.Points, own)
	}
	if n := len(own); n > 0 && c.player.State() == lesson.Right && !c.answering() {
		s.Top += tick(s.Points[own[n-1]])
	}
}

// pathTo returns the points of a scene on the board itself that the move to a ply went over; none for one that lays a
// piece from beside the board, which covers points and leads nowhere.
func (p *page) pathTo(s *board.Scene, ply int) (path []int) {
	t := p.course.table
	before := t.Before(ply)
	points := t.Skin().Points(before)
	for _, point := range t.Skin().Path(before, t.Redacted(ply)) {
		if points[point].Reserve {
			return nil
		}
		if at := board.PointNamed(s.Points, points[point].Name); at >= 0 && s.Points[at].On() {
			path = append(path, at)
		}
	}
	return path
}
