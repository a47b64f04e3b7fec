package match

import (
	"slices"
	"time"
)

// A waiting is a Wait whose end has not been heard of.
type waiting struct {
	id  int
	due time.Time
}

// overdueAfter is how late the end of a Wait may come before it is taken for lost.
const overdueAfter = 2 * time.Second

// noteWaits remembers what is waited for. Browsers lose timers: of a page that was frozen, or kept to be gone back to.
func (c *Controller) noteWaits(effects []Effect) {
	for _, effect := range effects {
		if w, ok := effect.(Wait); ok {
			c.waits = append(c.waits, waiting{w.ID, c.now.Add(w.For)})
		}
	}
}

// overdue returns the ends of waits that should have come before an event, and forgets them and the one that the event
// is. So a match whose timer was lost goes on with whatever a person does next.
func (c *Controller) overdue(e Event) (ends []Event) {
	elapsed, _ := e.(Elapsed)
	c.waits = slices.DeleteFunc(c.waits, func(w waiting) bool {
		late := w.id != elapsed.ID && c.now.Sub(w.due) > overdueAfter
		if late {
			ends = append(ends, Elapsed{w.id})
		}
		return late || w.id == elapsed.ID
	})
	return ends
}
