package match

import "errors"

// ErrGivenUp is the error of what a person has not waited for.
var ErrGivenUp = errors.New("given up")

// An opening is what is being opened: what happens meanwhile waits for its end.
type opening struct {
	work   Work
	end    func(error)
	theirs bool // a person may give it up
}

// Open does a work, a step at a time, and then calls end, with the error of the work or ErrGivenUp. Events wait until
// then, but what a person does at the board, who sees one that is about to be another. What was being opened before is
// given up.
func (m *Match) Open(work Work, end func(error)) { m.begin(&opening{work, end, true}) }

func (m *Match) begin(o *opening) {
	m.GiveUp()
	if m.opening != nil && o.theirs {
		m.next = o
		return
	}
	m.opening = o
	m.step()
}

// step does some of what is being opened, and sees to it that the rest comes.
func (m *Match) step() {
	o, clock := m.opening, m.runtime.Clock
	Stretches{
		Step: o.work.Step, Now: clock.Now, Done: m.conclude,
		Later: func(f func()) {
			if !m.pulled {
				clock.After(Breath, f)
			}
		},
		Wanted:   func() bool { return m.opening == o },
		Advanced: func() { m.runtime.Screen.Show(m.Controller, Progressed{}) },
	}.Go()
}

// conclude ends what is being opened, then lets happen what has waited for that.
func (m *Match) conclude(err error) {
	o, waiting := m.opening, m.queue
	m.opening, m.queue = nil, nil
	o.end(err)
	m.queue = append(m.queue, waiting...)
	if next := m.next; next != nil && m.opening == nil {
		m.next = nil
		m.begin(next)
		return
	}
	m.work(Progressed{})
}

// GiveUp ends what is being opened without its end, where a person may.
func (m *Match) GiveUp() {
	if m.opening != nil && m.opening.theirs {
		m.conclude(ErrGivenUp)
	}
}

// Opening returns how far what is being opened has come; false when nothing is. Theirs says that a person may give
// it up.
func (m *Match) Opening() (played, all int, theirs, ok bool) {
	if m.opening == nil {
		return 0, 0, false, false
	}
	played, all = m.opening.work.Progress()
	return played, all, m.opening.theirs, true
}

// Begin does something that may open a match, and yields its steps, for who has no clock yet. It returns false when the
// yield has.
func (m *Match) Begin(do func(), yield func(step func()) bool) bool {
	m.pulled = true
	defer func() { m.pulled = false }()
	if !yield(do) {
		return false
	}
	for m.opening != nil {
		if !yield(m.step) {
			return false
		}
	}
	return true
}

// hasty says whether an event is something that a person has done at the board.
func hasty(e Event) bool {
	switch e.(type) {
	case Gestured, Wrote, UndoPressed, RedoPressed, Skipped:
		return true
	}
	return false
}

// mostWaiting is how many events wait for the end of what is being opened, before the messages of a host page are
// refused.
const mostWaiting = 100

// prepare has a work done, of which the first step has been, and then goes on; other events come after that.
func (c *Controller) prepare(work Work, theirs bool, then func(error) step) {
	c.prepared = then
	c.do(Prepare{work, theirs})
}

// applyPrepared goes on once a work has been done.
func (c *Controller) applyPrepared(e Prepared) step {
	then := c.prepared
	if then == nil {
		return rest
	}
	c.prepared = nil
	return then(e.Err)
}
