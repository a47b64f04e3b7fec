package match

import (
	"tablier/app/archive"
	"tablier/rules"
)

// The events of the archive.
type (
	// Filed says that the match with an ID is in the archive.
	Filed struct{ ID string }
	// UnfinishedArchived says that the unfinished match before the one on the table is in the archive.
	UnfinishedArchived struct{}
	// KeepAsked archives the match as it stands, if it belongs there.
	KeepAsked struct{}
)

func (e Filed) apply(c *Controller) step {
	if e.ID != c.table.ID() {
		return rest
	}
	c.table.File()
	return keep
}

func (UnfinishedArchived) apply(c *Controller) step {
	if c.note == pendingNote {
		c.note = KeptNote
	}
	return rest
}

func (KeepAsked) apply(c *Controller) step {
	if !c.saving.newer {
		c.archiveUnfinished()
	}
	return rest
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
		game.Seats[seat] = archive.Seat{Name: who.Name, Level: t.LevelOf(who), Away: who.Away}
	}
	if links := t.ByLinks(); links != nil && (!links.Done() || links.Sent()) {
		game.Links, game.Awaits = links.Save(), string(links.Awaits())
	}
	if result.Score != nil {
		game.Score = &[2]int{result.Score[t.PlayerOf(0).Index()], result.Score[t.PlayerOf(1).Index()]}
	}
	return game
}
