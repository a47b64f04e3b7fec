package match

import (
	"tablier/ai/protocol"
	"tablier/app/analysis"
	"tablier/app/board"
)

// The events of the machine and of timers.
type (
	// Heard is the progress of the machine with a question.
	Heard struct {
		ID       int
		Progress protocol.Progress
	}
	// Answered is the machine's answer to a question, or why there is none.
	Answered struct {
		ID    int
		Found protocol.Found
		Err   error
	}
	// Elapsed is the end of a Wait.
	Elapsed struct{ ID int }
	// Reminded is the end of a Remind.
	Reminded struct{ ID int }
)

func (e Heard) apply(c *Controller) step {
	if m := c.movingMachine(); m != nil {
		m.hearProgress(c.core, e)
	}
	return rest
}

func (e Reminded) apply(c *Controller) step {
	if m := c.movingMachine(); m != nil {
		m.long = m.long || e.ID == m.reminder && m.move == ""
	}
	return rest
}

// apply hands the answer to who has asked: a person, the review, the host page, or else the match for a move.
func (e Answered) apply(c *Controller) step {
	if c.analysis.Hear(analysis.Answer(e)) || c.frame != nil && c.frame.hear(e) {
		return rest
	}
	if m := c.movingMachine(); m != nil && e.ID == m.ask {
		if err := m.hearMove(c.core, e); err != nil {
			c.failMachine(err)
		}
	}
	return rest
}

func (e Elapsed) apply(c *Controller) step {
	switch e.ID {
	case c.timer.id:
		return c.actByItself()
	case c.interlude.timer:
		return c.interlude.next(c.core)
	}
	if o := c.opponent(); o != nil && !c.elsewhere {
		return c.playFromElsewhere(o.elapsed(c.core, e.ID))
	}
	return rest
}

// actByItself does what the timer has waited for.
func (c *Controller) actByItself() step {
	do := c.timer.do
	c.timer = timer{}
	if phase := c.Phase(); phase == Elsewhere || phase == Failed || do(c.table) == board.Nothing {
		return rest // after a failure it is waited for again
	}
	return follow
}
