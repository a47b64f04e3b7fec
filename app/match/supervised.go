package match

import (
	"tablier/app/class/played"
	"tablier/app/embed"
)

// Report is the effect that tells how a match has ended for the person at it, or that a frame's task has.
type Report struct{ Report embed.Report }

func (e Report) carryOut(s *Session) { s.runtime.Reports.Report(e.Report) }

// report reports a match, unless there is nothing to be told of it. A host page has a task of its own.
func (c *Controller) report(r embed.Report, told bool) {
	if told && c.frame == nil && !c.elsewhere {
		c.do(Report{r})
	}
}

// reportEnd reports the end of a match of one person against the machine, once.
func (c *Controller) reportEnd() {
	over := c.table.Result().Over()
	if over && !c.ended {
		c.report(played.Ended(c.game.Spec, c.table))
	}
	c.ended = over
}
