package match

import (
	"slices"
	"time"
)

// A waiting is a Wait that has not ended.
type waiting struct {
	id    int
	since Moment
	lasts time.Duration
}

// overdueAfter is how late the end of a Wait may come before it counts as lost.
const overdueAfter = 2 * time.Second

// noteWaits remembers the timers among the effects. Browsers lose timers: of a page that was frozen, or kept to be
// gone back to.
func (c *core) noteWaits(effects []Effect) {
	for _, effect := range effects {
		if w, ok := effect.(Wait); ok {
			c.waits = append(c.waits, waiting{w.ID, c.now, w.For})
		}
	}
}

// overdue returns the ends of timers that should have come before an event, and forgets these and the one that the
// event is. So a match whose timer was lost goes on with whatever a person does next. Where the clock has been set
// back since a wait began, it counts from now.
func (c *core) overdue(e Event) (ends []Event) {
	elapsed, _ := e.(Elapsed)
	for i := range c.waits {
		if w := &c.waits[i]; c.now < w.since {
			w.since = c.now
		}
	}
	c.waits = slices.DeleteFunc(c.waits, func(w waiting) bool {
		late := w.id != elapsed.ID && c.now-w.since > w.lasts+overdueAfter
		if late {
			ends = append(ends, Elapsed{w.id})
		}
		return late || w.id == elapsed.ID
	})
	return ends
}
