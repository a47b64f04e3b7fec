package match

import (
	"tablier/app/archive"
	"tablier/app/class/played"
	"tablier/app/links/post"
	"tablier/app/play"
	"tablier/rules"
)

// The events that put another match on the table, or another round.
type (
	// Restarted begins another match.
	Restarted struct{}
	// RoundBegun begins the next round.
	RoundBegun struct{}
	// Arrived opens a game from elsewhere.
	Arrived struct{ Game Incoming }
	// VariantAsked asks for a match of a variant, by one of its names if it has some, as an address does: for the one on
	// the table if it is of the variant.
	VariantAsked struct{ Variant, Kin string }
	// Reopened opens a match of the past, with the links that it goes on by, nil for none.
	Reopened struct {
		Game  archive.Game
		Match *rules.Match
		Links *post.Match
	}
)

func (Restarted) apply(c *Controller) step {
	c.newcomer = false
	if !c.Can() {
		return rest
	}
	c.report(played.Left(c.game.Spec, c.table))
	c.archiveUnfinished()
	return c.restart()
}

func (RoundBegun) apply(c *Controller) step {
	if !c.Can() {
		return rest // it would not be kept
	}
	return c.changed(c.table.NextRound())
}

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

// apply puts the game on the table, unless it is there already.
func (e Arrived) apply(c *Controller) step {
	t, in := c.table, e.Game
	if c.saving.newer {
		return rest
	}
	if !in.Task && in.known(t) {
		c.showKnown(in)
		return proceed
	}
	kept := c.archiveUnfinished()
	t.Open(in.Match, in.seats(), in.Opener)
	c.paused, c.newcomer = false, c.newcomer && !in.Task
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

// apply archives the match that makes place for it, as for any other new match; one that has not begun changes its
// rules. What another tab plays, and what the page around a frame has asked for, stays.
func (e VariantAsked) apply(c *Controller) step {
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

// apply archives the match that is there. A finished match is seen from its start, an unfinished one goes on.
func (e Reopened) apply(c *Controller) step {
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
