package ai

// A Meter counts the nodes of one search against its limits. It looks at the clock and at the context, and
// lets the host pause, every 1,024 nodes: a look costs 0.4 µs in a browser.
type Meter struct {
	nodes  uint64
	look   uint64 // the count at which to look up next
	ctx    Context
	limits Limits
	pause  func()
	start  float64
	end    End // what ended the search; empty while it may go on
}

const stride = 1024

// NewMeter starts the clock. Of the limits it minds nodes and time.
func NewMeter(ctx Context, limits Limits, host Host) *Meter {
	m := &Meter{ctx: ctx, limits: limits, pause: host.Pause, start: now()}
	m.plan()
	return m
}

// Tick counts a node; it returns false when the search must end, and from then on.
func (m *Meter) Tick() bool {
	m.nodes++
	return m.nodes < m.look || m.lookUp()
}

// plan says when to look up next: never past the last node allowed.
func (m *Meter) plan() {
	m.look = m.nodes + stride
	if m.limits.Nodes > 0 {
		m.look = min(m.look, max(m.limits.Nodes, 1))
	}
}

func (m *Meter) lookUp() bool {
	if m.pause != nil {
		m.pause()
	}
	switch {
	case m.end != "":
	case m.ctx.Err() != nil:
		m.end = Stopped
	case m.limits.Nodes > 0 && m.nodes >= m.limits.Nodes:
		m.end = ByNodes
	case m.limits.Millis > 0 && m.Millis() >= m.limits.Millis:
		m.end = ByTime
	}
	if m.end == "" {
		m.plan()
		return true
	}
	m.look = 0 // every later Tick comes here
	return false
}

// Nodes returns how many nodes were counted.
func (m *Meter) Nodes() uint64 { return m.nodes }

// Millis returns the time since NewMeter in milliseconds.
func (m *Meter) Millis() int64 { return int64(now() - m.start) }

// End returns what made Tick return false, empty when it has not.
func (m *Meter) End() End { return m.end }
