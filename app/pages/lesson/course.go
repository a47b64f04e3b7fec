package lesson

import (
	"tablier/app/board"
	"tablier/app/exercise"
	"tablier/app/lesson"
)

// A course is a person going through a lesson, at a desk on which the other side does what the lesson says.
type course struct {
	desk   *exercise.Desk
	lesson *lesson.Lesson
	player *lesson.Player
	before int // how many plies had been played before the last move of the person's
}

// newCourse returns the course through a lesson that has been checked, where a person has left it.
func newCourse(desk *exercise.Desk, l *lesson.Lesson, done lesson.Progress) *course {
	c := &course{desk: desk, lesson: l, player: lesson.Begin(l, desk.Game.Spec, done)}
	desk.Renew()
	c.lay()
	return c
}

// lay puts the board that the player is at on the table, from its start.
func (c *course) lay() {
	b := c.player.Board()
	if b == nil {
		return // the last one stays
	}
	c.desk.Lay(b.Variant, b.Start, nil, c.player.Position().ToMove())
	c.before, c.desk.Hint = 0, ""
}

// gesture does what a gesture means. While an answer stands on the board one only looks at it.
func (c *course) gesture(g board.Gesture) board.Reply {
	if !g.Kind.Looks() && (c.desk.Answering() || c.player.State() != lesson.ToPlay) {
		return board.Reply{}
	}
	reply := c.desk.Table.Gesture(g)
	if reply.Change == board.Played {
		c.played()
	}
	return reply
}

// played answers the move that the person has just played on the table.
func (c *course) played() {
	match := c.desk.Table.Match()
	c.before, c.desk.Hint = match.Ply()-1, ""
	answer, err := c.player.Play(match.Move(match.Ply()))
	if err != nil {
		panic(err) // the table plays by the same rules, and the lesson has been checked
	}
	c.desk.Answer(answer.Reply...)
}

// retry takes the wrong move and the reply to it back.
func (c *course) retry() {
	c.desk.Finish()
	c.player.Retry()
	c.desk.Back(c.before)
}

// shown shows a right move, where enough wrong ones have been made.
func (c *course) shown() {
	m, ok := c.player.Shown()
	if !ok {
		return
	}
	if c.player.State() == lesson.Wrong {
		c.retry()
	}
	c.desk.Table.Cancel()
	c.desk.Hint = m
}

// move goes to another board.
func (c *course) move(by func()) {
	c.desk.Finish()
	by()
	c.lay()
}
