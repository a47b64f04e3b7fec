package match

import "tablier/app/play"

// restart begins another match; in a frame, the one of its parameters.
func (c *Controller) restart() step {
	begin := func(restart bool) step {
		if restart {
			c.table.Restart()
		}
		c.paused = false
		c.userActed()
		return follow
	}
	if c.frame == nil {
		return begin(true)
	}
	return c.applyParameters(true, func(err error) step {
		if err == ErrInterrupted {
			return rest
		}
		c.frame.problem = err
		return begin(err != nil)
	})
}

// arrive puts a game on the table, unless it is there already.
func (c *Controller) arrive(in Incoming) step {
	t := c.table
	if c.saving.newer {
		return rest
	}
	if in.known(t) {
		c.showKnown(in)
		return proceed
	}
	kept := c.archiveUnfinished()
	t.Open(in.Match, in.seats(), in.Opener)
	c.paused = false
	c.userActed()
	if kept {
		c.say(pendingNote)
	}
	return follow
}

// showKnown shows the position that has arrived, of the match on the table.
func (c *Controller) showKnown(in Incoming) {
	t, ply := c.table, in.Match.Ply()
	t.GoTo(ply)
	if ply == t.Match().Ply() {
		c.say(NoNote)
	} else {
		c.say(PassedNote)
	}
}

// askVariant puts a match of a variant on the table, unless one is there. The one that makes place for it is kept, as
// for any other new match; one that has not begun changes its rules. What another tab plays, and what the page around
// a frame has asked for, stays.
func (c *Controller) askVariant(e VariantAsked) step {
	t := c.table
	settings := t.Settings()
	settings.Variant, settings.Kin = e.Variant, e.Kin
	switch {
	case c.frame != nil || c.elsewhere:
		return rest
	case t.Match().Setup().Variant == e.Variant:
		return c.configure(settings)
	}
	kept := c.archiveUnfinished()
	t.Configure(settings)
	if t.Match().Setup().Variant != e.Variant {
		t.Restart()
		c.paused = false
		c.userActed()
	}
	if kept {
		c.say(pendingNote)
	}
	return follow
}

// reopen puts a past match on the table, and archives the one there: a finished match is seen from its start, an
// unfinished one goes on.
func (c *Controller) reopen(e Reopened) step {
	if c.saving.newer {
		return rest
	}
	c.archiveUnfinished()
	past := e.Game
	var seats [2]play.Seat
	for i, who := range past.Seats {
		seats[i] = play.Seat{Name: who.Name, Level: who.Level, Away: who.Away}
	}
	t := c.table
	if e.Links != nil {
		t.Join(e.Links, seats, past.Opener)
	} else {
		t.Reopen(past.ID, past.Seed, e.Match, seats, past.Opener)
	}
	if past.Ended {
		t.File()
	}
	if past.Retaken {
		t.MarkRetaken()
	}
	if past.Over() {
		t.GoTo(0)
	}
	c.paused = t.MachinesOnly()
	c.userActed()
	return follow
}
