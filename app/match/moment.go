package match

import "time"

// A Moment is a point in time, as the duration since 1970 began, in UTC. A time.Time would bring what reads and
// writes dates into the page's program, 18 kB of a first visit: whatever an interface may hold keeps its methods.
type Moment = time.Duration

// unix returns a moment in seconds since 1970.
func unix(m Moment) int64 { return int64(m / time.Second) }
