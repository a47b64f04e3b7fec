package page

import (
	"tablier/app/board"
	"tablier/app/exercise"
	"tablier/app/lesson"
	"tablier/rules"
)

// A course is a person's way through a lesson, at a desk on which the other side plays as the lesson says.
type course struct {
	desk   *exercise.Desk
	lesson *lesson.Lesson
	player *lesson.Player
	before int // the ply before the person's last move
}

// newCourse returns the course through a checked lesson, from where a person has left it.
func newCourse(desk *exercise.Desk, l *lesson.Lesson, done lesson.Progress) *course {
	c := &course{desk: desk, lesson: l, player: lesson.Begin(l, desk.Game.Spec, done)}
	desk.Renew()
	c.setTable()
	return c
}

// setTable puts the player's board on the table, from its start.
func (c *course) setTable() {
	b := c.player.Board()
	if b == nil {
		return // the last one stays
	}
	c.desk.Lay(rules.Setup{Variant: b.Variant}, b.Start, nil, c.player.Position().ToMove())
	c.before, c.desk.Hint = 0, ""
}

// gesture applies a gesture at the board. While an answer stands on the board one only looks at it.
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

// played takes the move that the person has just played on the table.
func (c *course) played() {
	match := c.desk.Table.Match()
	c.before, c.desk.Hint = match.Ply()-1, ""
	answer, err := c.player.Play(match.Move(match.Ply()))
	if err != nil {
		panic(err) // the table plays by the same rules, and the lesson has been checked
	}
	c.desk.Answer(answer.Reply...)
}

// retry takes back the wrong move and the reply to it.
func (c *course) retry() {
	c.desk.Finish()
	c.player.Retry()
	c.desk.Back(c.before)
}

// showMove shows a right move, after enough wrong ones.
func (c *course) showMove() {
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

// move goes to another board by a function of the player.
func (c *course) move(by func()) {
	c.desk.Finish()
	by()
	c.setTable()
}
