package match

import (
	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/app/play"
)

// The events of matches by links. In a frame they do nothing: who is elsewhere is the page around it.
type (
	// CorrespondenceBegun goes on by links, as the host, with what the match is known by and a secret that nobody can
	// foresee. Where the match on the table cannot, another begins.
	CorrespondenceBegun struct {
		ID     link.ID
		Secret seal.Secret
	}
	// Joined puts a match by links on the table: another person has invited to it, or its links have been brought back.
	Joined struct{ Links *post.Match }
	// Posted takes a link of the other side of the match on the table: its [Outcome] says why it is refused.
	Posted struct{ Turn *link.Turn }
)

// takesLinks says whether a match by links can be changed here.
func (c *Controller) takesLinks() bool { return c.Can() && c.frame == nil }

func (e CorrespondenceBegun) apply(c *Controller) step {
	t := c.table
	if !c.takesLinks() {
		return rest
	}
	kept := false
	if !t.CanCorrespond() {
		kept = c.archiveUnfinished()
		t.Restart()
	}
	if t.MachinesOnly() {
		t.Reseat([2]play.Seat{})
	}
	t.Invite(e.ID, e.Secret)
	return c.replaced(kept)
}

func (e Joined) apply(c *Controller) step {
	if !c.takesLinks() {
		return rest
	}
	kept := c.archiveUnfinished()
	c.table.Join(e.Links, [2]play.Seat{}, 0)
	return c.replaced(kept)
}

// apply shows the present for a link that has been taken before.
func (e Posted) apply(c *Controller) step {
	t := c.table
	if !c.takesLinks() {
		return rest
	}
	err := t.Receive(e.Turn)
	if err == nil {
		c.userActed()
		return follow
	}
	c.outcome.Refusal = err
	if refused, ok := err.(*post.Error); ok && refused.Fault == post.Known {
		t.GoTo(t.Match().Ply())
		c.say(KnownNote)
		return proceed
	}
	return rest
}

// replaced goes on with another match on the table, and says so if the one before is archived.
func (c *Controller) replaced(kept bool) step {
	c.newcomer, c.paused = false, false
	c.userActed()
	if kept {
		c.say(pendingNote)
	}
	return follow
}
