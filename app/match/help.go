package match

import (
	"tablier/ai/protocol"
)

// help is what a person asks the machine for beside its moves: the value of the position, and of each move.
type help struct {
	ask        int             // the number of the question, 0 for none
	ply        int             // the ply that the question or the answer is about
	shared     bool            // the review would ask the same question
	found      *protocol.Found // the answer
	evaluation bool            // the value of each position is shown
	values     bool            // the value of each move is shown
}

// Evaluates says whether the value of the position is shown, and ValuesMoves whether that of each move is.
func (c *Controller) Evaluates() bool   { return c.help.evaluation }
func (c *Controller) ValuesMoves() bool { return c.help.values && c.MarksMoves() }

// Found returns the machine's answer about the position shown, nil while there is none.
func (c *Controller) Found() *protocol.Found {
	if c.help.ply != c.table.Shown() {
		return nil
	}
	return c.help.found
}

// cancelHelp cancels the question of a person about a match that has changed.
func (c *Controller) cancelHelp() {
	h := &c.help
	if h.ask != 0 {
		c.do(Cancel{h.ask})
	}
	*h = help{evaluation: h.evaluation, values: h.values, ply: h.ply}
	c.cancelHint()
}

// applyHelp applies what a person asks of the machine.
func (c *Controller) applyHelp(e Event) step {
	h := &c.help
	switch e.(type) {
	case HintAsked:
		c.askHint()
		return rest
	case EvaluationSwitched:
		h.evaluation = !h.evaluation
	case MoveValuesSwitched:
		if h.values = !h.values; h.shared && c.ValuesMoves() {
			c.forgetAnswer()
		}
	case AnywayPressed:
		c.held = false
	case PausePressed:
		c.held = false
		if c.paused = !c.paused; c.paused {
			c.cancelPending()
		}
	case StepPressed:
		c.stepOnce()
		return rest
	case PlayNowPressed:
		if c.Thinking() {
			c.do(Hurry{c.opponents.machine.ask})
		}
		return rest
	case TryAgainPressed:
		c.do(RestartMachine{})
		return follow
	case ReviewStarted:
		c.startReview()
	case ReviewStopped:
		c.stopReview()
		return rest
	}
	return proceed
}

// forgetAnswer drops the question and the answer about the position shown, which did not tell the moves apart.
func (c *Controller) forgetAnswer() {
	h := &c.help
	if h.ask != 0 {
		c.do(Cancel{h.ask})
	}
	h.ask, h.found, h.shared = 0, nil, false
}

// stepOnce lets the machines make one move, and waits again.
func (c *Controller) stepOnce() {
	if c.paused && !c.Thinking() {
		c.paused, c.held = false, false
		c.proceed()
		c.paused = true
	}
}

// updateEvaluation asks for the value of the position shown while a person wants to see it. A hint was for the
// position where the game stands: it is over when a person looks elsewhere.
func (c *Controller) updateEvaluation() {
	h, ply := &c.help, c.table.Shown()
	if !c.table.Live() {
		c.cancelHint()
	}
	if (h.evaluation || c.ValuesMoves()) && c.Can() && !c.failed && c.Askable(ply) && !c.answered(ply) &&
		(h.ask == 0 || h.ply != ply) {
		c.askEvaluation(ply)
	}
}

// answered says whether all that is to be shown about the position after ply moves is known.
func (c *Controller) answered(ply int) bool {
	h := &c.help
	return c.Opinion(ply).Known && (!c.game.Winners && !c.ValuesMoves() || h.found != nil && h.ply == ply)
}

// evaluable says whether the machine can evaluate the position after ply moves: a player is to move there.
func (c *Controller) evaluable(ply int) bool {
	t := c.table
	stands := ply == t.Match().Ply()
	return c.game.Levels > 0 && t.SeatOf(t.Match().MoverAt(ply)) >= 0 &&
		!(stands && (t.SettingUp() || t.Result().Over() || t.Between()))
}

// Askable says whether the machine may be asked about the position after ply moves, and this screen show the answer: a
// player is to move there who knows no more than whoever looks.
func (c *Controller) Askable(ply int) bool {
	t := c.table
	return c.evaluable(ply) && (!c.game.Spec.Secret || t.Result().Over() ||
		!t.Covered() && !t.Watched() && t.Viewer() == t.Match().MoverAt(ply))
}

// askEvaluation asks the machine at its best about the position after ply moves. What the review has asked about it
// is taken back: somebody waits now, and the answer serves both.
func (c *Controller) askEvaluation(ply int) {
	h := &c.help
	if h.ask != 0 {
		c.do(Cancel{h.ask})
	}
	c.failed = false
	h.ask, h.ply, h.found = c.number(), ply, nil
	query := c.bestQuery(ply)
	// The review asks the same, but where it is satisfied with one line.
	if h.shared = !c.game.Winners && (c.Solved() || !c.ValuesMoves()); h.shared {
		c.cancelInquiries(func(q inquiry) bool { return q.ply == ply })
	} else {
		query.Lines = protocol.MaxLines
	}
	c.do(Ask{h.ask, query})
}

// hearEvaluation takes the answer to askEvaluation, or its error. The review may have waited for it.
func (c *Controller) hearEvaluation(answer Answered) {
	h := &c.help
	h.ask = 0
	if answer.Err != nil {
		c.do(Log{answer.Err})
		c.failed = true
	} else {
		h.found = &answer.Found
		if h.shared {
			c.reuseAnswer(h.ply, answer.Found)
		}
	}
	c.continueReview()
}
