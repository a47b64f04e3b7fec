package match

// ResignPressed gives up for the seat that Resigner names.
type ResignPressed struct{}

func (ResignPressed) apply(c *Controller) step {
	if seat := c.Resigner(); seat >= 0 && c.Can() {
		return c.changed(c.table.Resign(seat))
	}
	return rest
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
