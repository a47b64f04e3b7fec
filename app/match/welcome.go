package match

import (
	"tablier/app/board"
	"tablier/app/play"
)

// FirstVisit says whether a game has been opened for the first time here, and nothing has been chosen or played in it:
// how to begin is offered beside the board, which can be played on all the same. Nobody else acts before they have
// begun.
func (c *Controller) FirstVisit() bool {
	return c.newcomer && c.Can() && c.frame == nil && c.table.Live() && !c.table.Begun()
}

// firstTable returns the table of a first visit.
func firstTable(game *board.Game, seed uint64) *play.Table {
	t := play.New(game, game.Levels, seed)
	t.Welcome()
	return t
}

// greets says whether whoever acts first waits for a newcomer: the machine, or chance.
func (c *Controller) greets() bool {
	return c.FirstVisit() && c.table.AgainstMachine() && !c.table.PersonTurn()
}

// Welcomed says that a newcomer has seen what is offered on a first visit.
type Welcomed struct{}

// apply begins a newcomer's first match against the machine, with the preparation that the game offers.
func (Welcomed) apply(c *Controller) step {
	c.newcomer = false
	if !c.table.AgainstMachine() {
		c.table.Own().Reset()
		return proceed
	}
	if change := c.table.Own().Begin(); change.Moves() {
		return c.changed(change)
	}
	return proceed
}
