package match

import (
	"errors"

	"tablier/app/steps"
)

// ErrInterrupted is the error of a work that a person has interrupted.
var ErrInterrupted = errors.New("given up")

// A job is a long work under way: other events wait for its end.
type job struct {
	work steps.Work
	// called with the error of the work
	end           func(error)
	interruptible bool // a person may interrupt it
}

// RunJob does a work step by step, and then calls end, with the error of the work or ErrInterrupted. Board input is
// dropped until then, and other events wait. A job under way is interrupted.
func (m *Match) RunJob(work steps.Work, end func(error)) { m.begin(&job{work, end, true}) }

// begin begins a job, after the one under way if that cannot be interrupted.
func (m *Match) begin(j *job) {
	m.Interrupt()
	if m.job != nil && j.interruptible {
		m.nextJob = j
		return
	}
	m.job = j
	m.step()
}

// step does some of the job's work, and schedules the rest.
func (m *Match) step() {
	j, clock := m.job, m.runtime.Clock
	steps.Stretches{
		Step: j.work.Step, Now: clock.Now, Done: m.conclude,
		Later: func(f func()) {
			if !m.driven {
				clock.After(steps.Breath, f)
			}
		},
		Wanted:   func() bool { return m.job == j },
		Advanced: func() { m.runtime.Screen.Show(m.Controller, Progressed{}) },
	}.Go()
}

// conclude ends the job, and then handles the events that have waited for it.
func (m *Match) conclude(err error) {
	o, waiting := m.job, m.queue
	m.job, m.queue = nil, nil
	o.end(err)
	m.queue = append(m.queue, waiting...)
	if next := m.nextJob; next != nil && m.job == nil {
		m.nextJob = nil
		m.begin(next)
		return
	}
	m.drain(Progressed{})
}

// Interrupt interrupts the job, where a person may.
func (m *Match) Interrupt() {
	if m.job != nil && m.job.interruptible {
		m.conclude(ErrInterrupted)
	}
}

// JobProgress returns how far the job has come; false when none is under way. Theirs says that a person may give it
// up.
func (m *Match) JobProgress() (played, all int, interruptible, ok bool) {
	if m.job == nil {
		return 0, 0, false, false
	}
	played, all = m.job.work.Progress()
	return played, all, m.job.interruptible, true
}

// Begin does something that may begin a job, and yields its steps, for a caller without a clock. It returns false
// when the yield has.
func (m *Match) Begin(do func(), yield func(step func()) bool) bool {
	m.driven = true
	defer func() { m.driven = false }()
	if !yield(do) {
		return false
	}
	for m.job != nil {
		if !yield(m.step) {
			return false
		}
	}
	return true
}

// isBoardInput says whether the event is a person's input at the board.
func isBoardInput(e Event) bool {
	switch e.(type) {
	case Gestured, Wrote, UndoPressed, RedoPressed, Skipped:
		return true
	}
	return false
}

// maxQueued is how many events wait for the end of a job, before messages of a host page are refused.
const maxQueued = 100

// prepare has the runtime do a work, of which the first step is done, and then calls then; other events come after
// that.
func (c *Controller) prepare(work steps.Work, theirs bool, then func(error) step) {
	c.afterWork = then
	c.do(Prepare{work, theirs})
}

// applyPrepared goes on after a work.
func (c *Controller) applyPrepared(e Prepared) step {
	then := c.afterWork
	if then == nil {
		return rest
	}
	c.afterWork = nil
	return then(e.Err)
}
