package match

import (
	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/play"
)

// LinkRefusal returns why the last link for the match on the table was refused, a *[post.Error]; nil when it was
// taken.
func (c *Controller) LinkRefusal() error { return c.refusal }

// applyLinks applies an event of matches by links.
func (c *Controller) applyLinks(e Event) step {
	c.refusal = nil
	if !c.Can() || c.frame != nil {
		return rest // in a frame who is elsewhere is the page around it
	}
	t := c.table
	switch e := e.(type) {
	case CorrespondenceBegun:
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
	case Joined:
		kept := c.archiveUnfinished()
		t.Join(e.Links, [2]play.Seat{}, 0)
		return c.replaced(kept)
	case Posted:
		return c.receive(e.Turn)
	}
	return rest
}

// receive takes a link of the other side. One that has been taken before shows the present.
func (c *Controller) receive(turn *link.Turn) step {
	t := c.table
	c.refusal = t.Receive(turn)
	if c.refusal == nil {
		c.userActed()
		return follow
	}
	if e, ok := c.refusal.(*post.Error); ok && e.Fault == post.Known {
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
