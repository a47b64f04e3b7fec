package page

import (
	"tablier/app/board"
	"tablier/app/exercise"
	"tablier/app/lesson"
)

// lookRings is the class of the rings round the points of a task.
const lookRings = "look"

// Scene implements exercise.Page: the board of the table, with the points of the task and the answer to the last
// move.
func (p *page) Scene() board.Scene {
	return p.desk.Scene(func(s *board.Scene) {
		switch p.course.player.State() {
		case lesson.ToPlay:
			p.pointOut(s)
		case lesson.Wrong, lesson.Right:
			p.drawAnswer(s)
		}
	})
}

// pointOut marks the points of the task and, where a person has asked for it, a right move.
func (p *page) pointOut(s *board.Scene) {
	task := p.course.player.Task()
	if p.desk.Answering() {
		return
	}
	for _, name := range task.Rings {
		exercise.PointTo(s, lookRings, name)
	}
	for _, a := range task.Arrows {
		from, to := board.PointNamed(s.Points, a.From), board.PointNamed(s.Points, a.To)
		if from >= 0 && to >= 0 {
			s.Top += exercise.Arrow("look", s.Points[from], s.Points[to])
		}
	}
	p.desk.ShowHint(s)
}

// drawAnswer draws the person's move, its judgement, and the moves of the reply that have been played.
func (p *page) drawAnswer(s *board.Scene) {
	state := p.course.player.State()
	own := p.desk.DrawReply(s, p.course.before+1, state == lesson.Wrong)
	if n := len(own); n > 0 && state == lesson.Right && !p.desk.Answering() {
		s.Top += exercise.Tick(s.Points[own[n-1]])
	}
}
