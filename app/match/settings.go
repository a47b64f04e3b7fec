package match

import "tablier/app/play"

// The events of the match's settings and of who sits at it.
type (
	// Configured changes the settings, Rearranged only how the board is shown.
	Configured struct{ Settings play.Settings }
	Rearranged struct{ Settings play.Settings }
	// SatDown changes who plays.
	SatDown struct{ Seats [2]play.Seat }
	// Renamed gives a seat a name.
	Renamed struct {
		Seat int
		Name string
	}
	// ScoreReset sets the score to nothing.
	ScoreReset struct{}
	// SawAs shows a finished match as a seat knew it, or with everything for -1.
	SawAs struct{ Seat int }
	// Uncovered says that the screen is with the person to move.
	Uncovered struct{}
)

func (e Configured) apply(c *Controller) step {
	if !c.Can() {
		return rest // it would not be kept
	}
	c.table.Configure(e.Settings)
	c.userActed()
	return follow
}

func (e Rearranged) apply(c *Controller) step { return c.configure(e.Settings) }

func (e SatDown) apply(c *Controller) step {
	if !c.Can() {
		return rest
	}
	c.table.Sit(e.Seats)
	// A match that both seats have become the machine's in waits until a person says so, unless it has not begun.
	c.paused = c.table.MachinesOnly() && c.table.Match().Ply() > 0
	c.userActed()
	return follow
}

func (e Renamed) apply(c *Controller) step {
	if !c.Can() {
		return rest
	}
	c.table.Rename(e.Seat, e.Name)
	return keep
}

func (ScoreReset) apply(c *Controller) step {
	if !c.Can() {
		return rest
	}
	c.table.ResetScore()
	return keep
}

func (e SawAs) apply(c *Controller) step {
	c.table.SeeAs(e.Seat)
	return rest
}

func (Uncovered) apply(c *Controller) step {
	c.table.Uncover()
	return follow
}

// configure changes the settings, by which another match may begin, and returns the step that is left to do.
func (c *Controller) configure(settings play.Settings) step {
	was := c.table.Match()
	c.table.Configure(settings)
	if c.table.Match() == was {
		return keep
	}
	c.userActed()
	return follow
}
