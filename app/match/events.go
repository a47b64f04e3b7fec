package match

// An Event is something that has happened to a match. Each stands in the file of its subject.
type Event interface {
	// apply changes the state of a controller by the event, and returns the step that is left to do.
	apply(c *Controller) step
}

// The events of the page that shows the match.
type (
	// Mounted begins the match's life in a browser.
	Mounted struct{}
	// Entered and Left say that the match's page is on the screen, and that it no longer is.
	Entered struct{}
	Left    struct{}
	// Visible says whether the browser shows the page.
	Visible struct{ Yes bool }
)

func (Mounted) apply(c *Controller) step {
	c.live = true
	return rest
}

func (Entered) apply(c *Controller) step {
	c.shown = true
	return proceed
}

func (Left) apply(c *Controller) step {
	c.shown = false
	c.table.Own().Left()
	c.interlude.end(c.core)
	return proceed
}

func (e Visible) apply(c *Controller) step {
	c.hidden = !e.Yes
	if c.shown {
		return proceed
	}
	return rest
}
