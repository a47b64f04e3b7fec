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

// follow notes the match on the table.
func (n *interlude) follow(t *play.Table) { n.id, n.ply = t.ID(), t.Match().Ply() }

// Step returns the step of the interlude that is shown, counted from 0, -1 when there is none.
func (c *Controller) Step() int {
	if !c.interlude.on {
		return -1
	}
	return c.interlude.step
}

// begin begins the interlude of the move just played, if somebody has time to watch it; seen says that the match is on
// the screen.
func (n *interlude) begin(c *core, seen bool) {
	t := c.table
	ply := t.Match().Ply()
	played := n.id == t.ID() && ply == n.ply+1
	n.follow(t)
	if !played || !t.Live() || !c.live || !seen || t.MachinesOnly() && t.Settings().Pace == play.Brisk {
		return
	}
	n.steps = t.Own().Interlude(t.Before(ply), t.Redacted(ply), c.still)
	if len(n.steps) > 0 {
		n.on, n.since, n.step = true, c.now, 0
		n.show(c)
	}
}

// show shows the present step for as long as it lasts.
func (n *interlude) show(c *core) {
	c.table.Own().Step(n.step)
	n.timer = c.number()
	c.do(Wait{n.timer, n.steps[n.step]})
}

// next goes on to the next step, or ends the interlude.
func (n *interlude) next(c *core) step {
	if !n.on {
		return rest
	}
	if n.step++; n.step < len(n.steps) {
		n.show(c)
		return rest
	}
	n.end(c)
	return proceed
}

// Skipped ends an interlude, if it began before.
type Skipped struct {
	atBoard
	At Moment
}

func (e Skipped) apply(c *Controller) step { return c.interlude.skip(c.core, e.At) }

// skip ends an interlude that began before something else has happened.
func (n *interlude) skip(c *core, at Moment) step {
	if !n.on || at < n.since {
		return rest
	}
	n.end(c)
	return proceed
}

// end ends the interlude, if one is on.
func (n *interlude) end(c *core) {
	if n.on {
		n.on, n.timer = false, 0
		c.table.Own().Step(-1)
	}
}
