package match

import (
	"tablier/app/archive"
	"tablier/app/play"
	"tablier/rules"
)

// A Note is a notice to a person, said once: about a game that has arrived, or about going back.
type Note int

// The notes.
const (
	NoNote      Note = iota
	KeptNote         // the match before it is in the archive
	KnownNote        // the game is on the table already
	PassedNote       // the game is an earlier position of the match on the table
	MarksNote        // going back marks the match as retaken, and needs a second request: see [play.Table.Retaken]
	BarredNote       // nobody takes back a move that has revealed something to two people
	pendingNote      // none yet: KeptNote, once the match before is archived
)

// Note returns the notice to be shown, NoNote for none.
func (c *Controller) Note() Note {
	if c.table.Shown() != c.notedAt || c.note == pendingNote {
		return NoNote
	}
	return c.note
}

// say sets the notice.
func (c *Controller) say(note Note) { c.note, c.notedAt = note, c.table.Shown() }

// applyMatch applies an event that puts another match on the table, or ends one.
func (c *Controller) applyMatch(e Event) step {
	t := c.table
	switch e := e.(type) {
	case Restarted:
		c.newcomer = false
		if !c.Can() {
			return rest
		}
		c.archiveUnfinished()
		return c.restart()
	case RoundBegun:
		return c.changed(t.NextRound())
	case ResignPressed:
		if seat := c.Resigner(); seat >= 0 && c.Can() {
			return c.changed(t.Resign(seat))
		}
	case CorrespondenceBegun, Joined, Posted:
		return c.applyLinks(e)
	case Arrived:
		return c.arrive(e.Game)
	case UnfinishedArchived:
		if c.note == pendingNote {
			c.note = KeptNote
		}
	case KeepAsked:
		if !c.saving.newer {
			c.archiveUnfinished()
		}
	case VariantAsked:
		return c.askVariant(e)
	case Reopened:
		return c.reopen(e)
	}
	return rest
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

// Resigner returns the seat that would resign: the person's, the one to move of two, -1 when there is none or it
// could be either of two.
func (c *Controller) Resigner() int {
	t := c.table
	if t.Result().Over() || t.Covered() || t.ByLinks() != nil && !t.PersonTurn() {
		return -1
	}
	if t.PersonTurn() {
		return t.Turn()
	}
	seats := t.Seats()
	switch {
	case seats[0].Here() == seats[1].Here():
		return -1
	case seats[0].Here():
		return 0
	}
	return 1
}

// file archives a match that has ended.
func (c *Controller) file() {
	t := c.table
	if !c.elsewhere && t.Result().Over() {
		c.do(File{c.past(), t.Filed(), t.Counted(), c.saving.text})
	}
}

// archiveUnfinished archives the match before another one replaces it, if anybody here has played in it; false when
// there is nothing to archive. One that has ended is filed: the page may have been closed before it could be.
func (c *Controller) archiveUnfinished() bool {
	t := c.table
	switch {
	case c.elsewhere:
	case t.Result().Over():
		c.file()
	case t.MachinesOnly():
	case t.CanTakeBack(), t.ByLinks() != nil:
		c.do(ArchiveUnfinished{c.past(), t.Filed()})
		return true
	}
	return false
}

// past returns the match on the table in the form of the archive. Its record is the whole one: it stays on this
// device, and whoever looks at it is asked again whose screen it is.
func (c *Controller) past() archive.Game {
	t := c.table
	result := t.Result()
	game := archive.Game{
		ID: t.ID(), Played: unix(c.now), Opener: t.SeatOf(rules.First), Winner: t.SeatOf(result.Winner),
		Reason: result.Reason, Record: t.Match().Record(), Seed: t.Seed(), Retaken: t.Retaken(),
	}
	for seat, who := range t.Seats() {
		game.Seats[seat] = archive.Seat{Name: who.Name, Level: who.Level, Away: who.Away}
	}
	if links := t.ByLinks(); links != nil && (!links.Done() || links.Sent()) {
		game.Links, game.Awaits = links.Save(), string(links.Awaits())
	}
	if result.Score != nil {
		game.Score = &[2]int{result.Score[t.PlayerOf(0).Index()], result.Score[t.PlayerOf(1).Index()]}
	}
	return game
}
