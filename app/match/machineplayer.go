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

// Play implements Opponent.
func (m *machinePlayer) Play(t Turn) []Effect {
	if m.ask != 0 {
		return nil
	}
	*m = machinePlayer{ask: t.Number(), asked: t.Now, reminder: t.Number()}
	query := t.Query(t.Table.MachineTurn())
	query.Urgent = true
	return []Effect{Ask{m.ask, query}, Remind{m.reminder, longPause}}
}

// Hear implements Opponent.
func (m *machinePlayer) Hear(t Turn, e Event) (Answer, []Effect) {
	switch e := e.(type) {
	case Heard:
		if e.ID == m.ask {
			m.progress = &e.Progress
			m.long = m.long || t.Now-m.asked >= longPause
		}
	case Reminded:
		m.long = m.long || e.ID == m.reminder && m.move == ""
	case Answered:
		if e.ID != m.ask {
			break
		}
		retire := MoveFocusFrom{PlayNowControl}
		err := e.Err
		if err == nil && e.Found.Best == "" {
			err = errNoMove
		}
		if err != nil {
			return Answer{Err: err}, []Effect{retire}
		}
		m.move, m.timer = rules.Move(e.Found.Best), t.Number()
		taken := max(0, t.Now-m.asked) // a clock that is set back must not make the wait longer
		return Answer{}, []Effect{retire, Wait{m.timer, max(0, t.Pause-taken)}}
	case Elapsed:
		if m.timer != 0 && e.ID == m.timer {
			return Answer{Move: m.move}, nil
		}
	}
	return Answer{}, nil
}

// Stop implements Opponent.
func (m *machinePlayer) Stop() []Effect {
	ask, answered := m.ask, m.move != ""
	*m = machinePlayer{}
	if ask == 0 || answered {
		return nil
	}
	return []Effect{Cancel{ask}}
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
