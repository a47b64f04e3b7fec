package match

// FirstVisit says whether a game has been opened for the first time here, and nothing has been chosen or played in it:
// how to begin is offered beside the board, which can be played on all the same.
func (c *Controller) FirstVisit() bool {
	return c.newcomer && c.Can() && c.frame == nil && c.table.Live() && !c.table.Begun()
}
