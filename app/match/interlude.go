package match

import (
	"time"

	"tablier/app/play"
)

// An interlude is the animation of what a move leads to, step by step, before the match goes on: it can be skipped.
type interlude struct {
	on    bool
	since Moment
	steps []time.Duration
	step  int
	timer int

	id  string // the match that was followed last
	ply int    // how far that match had come
}

// Step returns the step of the interlude that is shown, counted from 0, -1 when there is none.
func (c *Controller) Step() int {
	if !c.interlude.on {
		return -1
	}
	return c.interlude.step
}

// beginInterlude begins the interlude of the move just played, if somebody has time to watch it.
func (c *Controller) beginInterlude() {
	t, n := c.table, &c.interlude
	ply := t.Match().Ply()
	played := n.id == t.ID() && ply == n.ply+1
	n.id, n.ply = t.ID(), ply
	if !played || !t.Live() || !c.live || c.hidden || !c.shown || t.MachinesOnly() && t.Settings().Pace == play.Brisk {
		return
	}
	n.steps = t.Own().Interlude(t.Before(ply), t.Redacted(ply), c.still)
	if len(n.steps) > 0 {
		n.on, n.since, n.step = true, c.now, 0
		c.showStep()
	}
}

// showStep shows the present step for as long as it lasts.
func (c *Controller) showStep() {
	n := &c.interlude
	c.table.Own().Step(n.step)
	n.timer = c.number()
	c.do(Wait{n.timer, n.steps[n.step]})
}

// stepInterlude goes on to the next step, or ends the interlude.
func (c *Controller) stepInterlude() step {
	n := &c.interlude
	if !n.on {
		return rest
	}
	if n.step++; n.step < len(n.steps) {
		c.showStep()
		return rest
	}
	c.endInterlude()
	return proceed
}

// skipInterlude ends an interlude that began before something else has happened.
func (c *Controller) skipInterlude(at Moment) step {
	if !c.interlude.on || at < c.interlude.since {
		return rest
	}
	c.endInterlude()
	return proceed
}

func (c *Controller) endInterlude() {
	if c.interlude.on {
		c.interlude.on, c.interlude.timer = false, 0
		c.table.Own().Step(-1)
	}
}
