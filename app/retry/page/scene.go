package page

import (
	"tablier/app/board"
	"tablier/app/exercise"
	"tablier/app/names"
	"tablier/app/retry"
	"tablier/rules"
)

// side names a seat by its pieces.
func (p *Page) side(seat int) string {
	return names.Seats{Game: p.game.Game, Lang: p.site.Lang}.Plays(p.session.Table(), seat)
}

// Scene implements exercise.Page.
func (p *Page) Scene() board.Scene { return p.desk.Scene(p.mark) }

// mark draws what was played in the match, or what has come of the move that was tried.
func (p *Page) mark(scene *board.Scene) {
	s := p.session
	before := s.Table().Before(s.Before() + 1)
	path := func(m rules.Move) []int { return p.desk.PathOf(scene, before, m) }
	switch state := s.State(); {
	case s.Hint() != "":
		p.desk.ShowHint(scene)
	case state == retry.ToPlay && len(s.Table().Selected()) == 0:
		markTry(scene, path(s.Entry().Played))
	case state == retry.Right:
		if path := path(s.Try()); len(path) > 0 {
			scene.Top += exercise.Tick(scene.Points[path[len(path)-1]])
		}
	case state == retry.Wrong || state == retry.Waiting:
		markTry(scene, path(s.Try()))
	}
	if s.Reply() != "" {
		path := p.desk.PathTo(scene, s.Before()+2)
		scene.Top += exercise.Left(scene.Points, path) + exercise.ArrowAlong("reply", scene.Points, path)
	}
}

// markTry draws a move of the person's: dotted, or where it moves nothing, a ring round its place.
func markTry(scene *board.Scene, path []int) {
	if len(path) == 1 {
		scene.Top += exercise.Circle("left", scene.Points[path[0]], 8)
		return
	}
	scene.Top += exercise.ArrowAlong("was", scene.Points, path)
}
