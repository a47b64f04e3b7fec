package match

import (
	"errors"
	"tablier/ai/protocol"
	"tablier/rules"
)

// errNoMove is the error of an answer without a move.
var errNoMove = errors.New("the machine has answered no move")

// A machinePlayer asks the machine for a move, and delays the answer so that a person can follow.
type machinePlayer struct {
	ask      int // the number of the question, 0 for none
	asked    Moment
	reminder int  // the number of the timer after which it thinks for long
	long     bool // that timer has ended before the answer
	progress *protocol.Progress
	move     rules.Move // the answer, to be played after a pause
	timer    int        // the number of that pause's timer
}

// play implements opponent: it asks the machine.
func (m *machinePlayer) play(c *core) {
	if m.ask != 0 {
		return
	}
	*m = machinePlayer{ask: c.number(), asked: c.now, reminder: c.number()}
	query := c.query(c.table.Match().Ply(), c.table.MachineTurn())
	query.Urgent = true
	c.do(Ask{m.ask, query}, Remind{m.reminder, longPause})
}

// hearProgress takes the progress of a question.
func (m *machinePlayer) hearProgress(c *core, e Heard) {
	if e.ID == m.ask {
		m.progress = &e.Progress
		m.long = m.long || c.now-m.asked >= longPause
	}
}

// hearMove takes the answer, which is played after a pause; an error where it has no move.
func (m *machinePlayer) hearMove(c *core, e Answered) error {
	c.do(MoveFocusFrom{PlayNowControl})
	switch {
	case e.Err != nil:
		return e.Err
	case e.Found.Best == "":
		return errNoMove
	}
	m.move, m.timer = rules.Move(e.Found.Best), c.number()
	taken := max(0, c.now-m.asked) // a clock that is set back must not make the wait longer
	c.do(Wait{m.timer, max(0, c.pause()-taken)})
	return nil
}

// elapsed implements opponent: the pause before its move has ended.
func (m *machinePlayer) elapsed(_ *core, timer int) rules.Move {
	if m.timer != 0 && timer == m.timer {
		return m.move
	}
	return ""
}

// stop ends its turn, whoever has moved: its question is void.
func (m *machinePlayer) stop(c *core) {
	ask, answered := m.ask, m.move != ""
	*m = machinePlayer{}
	if ask != 0 && !answered {
		c.do(Cancel{ask})
	}
}

// Thinking says whether the machine has been asked for its move and has not played it.
func (c *Controller) Thinking() bool { return c.opponents.machine.ask != 0 }

// ThinkingLong says whether it has thought for a moment, so that a person may want to cut it short. It need not have
// been heard of: its program may still be on its way.
func (c *Controller) ThinkingLong() bool { return c.opponents.machine.long }

// Progress returns how far the machine has come with its move, nil where that is not worth telling.
func (c *Controller) Progress() *protocol.Progress {
	if m := &c.opponents.machine; m.long {
		return m.progress
	}
	return nil
}
