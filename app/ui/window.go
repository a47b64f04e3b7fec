package ui

// A Window says which rows of a long list are drawn: those in view and some around them, so that a list of thousands
// costs the browser no more than one of dozens. Where it stands the list knows, and how it is scrolled.
type Window struct {
	Whole int // rows of the longest list of which all are drawn
	Rows  int // rows of a longer one that are drawn, at least
	Step  int // rows by which the window moves: a row that is scrolled seldom draws anything
	Spare int // rows that are drawn before and after those in view, at least
}

// Range returns which of all rows are drawn, from a row and up to another, where the window is to begin with a row.
func (w Window) Range(top, all int) (from, to int) {
	if all <= w.Whole {
		return 0, all
	}
	from = max(0, min(top-top%w.Step, all-w.Rows))
	return from, min(all, from+w.Rows+w.Step)
}

// Holds says whether of all rows those in view, from first to last, are among the drawn ones with some to spare.
func (w Window) Holds(from, to, first, last, all int) bool {
	return (from == 0 || first >= from+w.Spare) && (to >= all || last < to-w.Spare)
}
