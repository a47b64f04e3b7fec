package match

// applyHelp applies what a person asks of the machine.
func (c *Controller) applyHelp(e Event) step {
	switch e.(type) {
	case HintAsked:
		c.analysis.AskHint()
		return rest
	case EvaluationSwitched:
		c.analysis.SwitchEvaluation()
	case MoveValuesSwitched:
		c.analysis.SwitchMoveValues()
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
		c.analysis.StartReview()
	case ReviewStopped:
		c.analysis.StopReview()
		return rest
	}
	return proceed
}

// stepOnce lets the machines make one move, and waits again.
func (c *Controller) stepOnce() {
	if c.paused && !c.Thinking() {
		c.paused, c.held = false, false
		c.proceed()
		c.paused = true
	}
}
