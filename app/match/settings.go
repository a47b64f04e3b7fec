package match

import "tablier/app/play"

// configure changes the settings, by which another match may begin, and returns the step that is left to do.
func (c *Controller) configure(settings play.Settings) step {
	was := c.table.Match()
	c.table.Configure(settings)
	if c.table.Match() == was {
		return keep
	}
	c.userActed()
	return follow
}
