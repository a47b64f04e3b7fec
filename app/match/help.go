package match

// The events of what a person asks of the machine.
type (
	// HintAsked asks for the best move.
	HintAsked struct{}
	// EvaluationSwitched and MoveValuesSwitched show or hide what the machine thinks of the position, and of each move.
	EvaluationSwitched struct{}
	MoveValuesSwitched struct{}
	// ReviewStarted and ReviewStopped begin and end the review of the match.
	ReviewStarted struct{}
	ReviewStopped struct{}
	// PausePressed pauses a match between machines, or lets it go on, and StepPressed lets them make one move.
	PausePressed struct{}
	StepPressed  struct{}
	// PlayNowPressed cuts the machine short.
	PlayNowPressed struct{}
	// AnywayPressed has the machine search although the page once crashed during that search.
	AnywayPressed struct{}
	// TryAgainPressed restarts the machine after a failure.
	TryAgainPressed struct{}
)

func (HintAsked) apply(c *Controller) step {
	c.analysis.AskHint()
	return rest
}

func (EvaluationSwitched) apply(c *Controller) step {
	c.analysis.SwitchEvaluation()
	return proceed
}

func (MoveValuesSwitched) apply(c *Controller) step {
	c.analysis.SwitchMoveValues()
	return proceed
}

func (ReviewStarted) apply(c *Controller) step {
	c.analysis.StartReview()
	return proceed
}

func (ReviewStopped) apply(c *Controller) step {
	c.analysis.StopReview()
	return rest
}

func (PausePressed) apply(c *Controller) step {
	c.held = false
	if c.paused = !c.paused; c.paused {
		c.cancelPending()
	}
	return proceed
}

// apply lets the machines make one move, and waits again.
func (StepPressed) apply(c *Controller) step {
	if c.paused && !c.Thinking() {
		c.paused, c.held = false, false
		c.proceed()
		c.paused = true
	}
	return rest
}

func (PlayNowPressed) apply(c *Controller) step {
	if c.Thinking() {
		c.do(Hurry{c.opponents.machine.ask})
	}
	return rest
}

func (AnywayPressed) apply(c *Controller) step {
	c.held = false
	return proceed
}

func (TryAgainPressed) apply(c *Controller) step {
	c.do(RestartMachine{})
	return follow
}
