package match

import (
	"strconv"

	"tablier/app/class/played"
	"tablier/app/embed"
)

// Report is the effect that tells how a match has ended for the person at it, or that a frame's task has.
type Report struct{ Report embed.Report }

func (e Report) carryOut(s *Session) {
	if supervisor := s.runtime.Reports; supervisor != nil {
		supervisor.Report(e.Report)
	}
}

// reportEnd reports the end of a match of one person against the machine, once.
func (c *Controller) reportEnd() {
	if !c.table.Result().Over() {
		c.ended = ""
		return
	}
	end := c.table.ID() + " " + strconv.Itoa(c.table.Match().Ply())
	r, over := played.Ended(c.game.Spec, c.table)
	if over && c.ended != end && c.frame == nil && !c.elsewhere {
		c.ended = end
		c.do(Report{r})
	}
}

// reportLeft reports that the match is left before its end, if it has been begun.
func (c *Controller) reportLeft() {
	if r, begun := played.Left(c.game.Spec, c.table); begun && c.frame == nil && !c.elsewhere {
		c.do(Report{r})
	}
}
