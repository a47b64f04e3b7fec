package match

import (
	"tablier/app/analysis"
	"tablier/app/board"
)

// applyAnswer applies an event of the machine or of a timer.
func (c *Controller) applyAnswer(e Event) step {
	if done, s := c.hearHelp(e); done {
		return s
	}
	if elapsed, ok := e.(Elapsed); ok {
		switch elapsed.ID {
		case c.timer.id:
			do := c.timer.do
			c.timer = timer{}
			if phase := c.Phase(); phase == Elsewhere || phase == Failed || do(c.table) == board.Nothing {
				return rest // after a failure it is waited for again
			}
			return follow
		case c.interlude.timer:
			return c.interlude.next(c.core)
		}
	}
	return c.hearOpponent(e)
}

// hearHelp takes an answer to a question of a person, the review or the host page; false when the event is no such
// answer.
func (c *Controller) hearHelp(e Event) (done bool, s step) {
	answer, ok := e.(Answered)
	if !ok {
		return false, rest
	}
	return c.analysis.Hear(analysis.Answer(answer)) || c.frame != nil && c.frame.hear(answer), rest
}
