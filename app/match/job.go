package match

import (
	"errors"

	"tablier/app/steps"
)

// ErrInterrupted is the error of a work that a person has interrupted.
var ErrInterrupted = errors.New("given up")

// Prepare is the effect that runs a job: Prepared, before any other event.
type Prepare struct {
	Work          steps.Work
	Interruptible bool // a person may give it up
}

func (e Prepare) carryOut(s *Session) {
	s.begin(&job{e.Work, func(err error) { s.Dispatch(Prepared{err}) }, e.Interruptible})
}

// A job is a long work under way: other events wait for its end.
type job struct {
	work steps.Work
	// called with the error of the work
	end           func(error)
	interruptible bool // a person may interrupt it
}

// RunJob does a work step by step, and then calls end, with the error of the work or ErrInterrupted. Board input is
// dropped until then, and other events wait. A job under way is interrupted.
func (s *Session) RunJob(work steps.Work, end func(error)) { s.begin(&job{work, end, true}) }

// begin begins a job, after the one under way if that cannot be interrupted.
func (s *Session) begin(j *job) {
	s.Interrupt()
	if s.job != nil && j.interruptible {
		s.nextJob = j
		return
	}
	s.job = j
	s.step()
}

// step does some of the job's work, and schedules the rest.
func (s *Session) step() {
	j, clock := s.job, s.runtime.Clock
	steps.Stretches{
		Step: j.work.Step, Now: clock.Now, Done: s.conclude,
		Later: func(f func()) {
			if !s.driven {
				clock.After(steps.Breath, f)
			}
		},
		Wanted:   func() bool { return s.job == j },
		Advanced: func() { s.runtime.Screen.Show(s.Controller, Progressed{}) },
	}.Go()
}

// conclude ends the job, and then handles the events that have waited for it.
func (s *Session) conclude(err error) {
	o, waiting := s.job, s.queue
	s.job, s.queue = nil, nil
	o.end(err)
	s.queue = append(s.queue, waiting...)
	if next := s.nextJob; next != nil && s.job == nil {
		s.nextJob = nil
		s.begin(next)
		return
	}
	s.drain(Progressed{})
}

// Interrupt interrupts the job, where a person may.
func (s *Session) Interrupt() {
	if s.job != nil && s.job.interruptible {
		s.conclude(ErrInterrupted)
	}
}

// JobProgress returns how far the job has come; false when none is under way. Interruptible says that a person may
// give it up.
func (s *Session) JobProgress() (played, all int, interruptible, ok bool) {
	if s.job == nil {
		return 0, 0, false, false
	}
	played, all = s.job.work.Progress()
	return played, all, s.job.interruptible, true
}

// Begin does something that may begin a job, and yields its steps, for a caller without a clock. It returns false
// when the yield has.
func (s *Session) Begin(do func(), yield func(step func()) bool) bool {
	s.driven = true
	defer func() { s.driven = false }()
	if !yield(do) {
		return false
	}
	for s.job != nil {
		if !yield(s.step) {
			return false
		}
	}
	return true
}

// maxQueued is how many events wait for the end of a job, before messages of a host page are refused.
const maxQueued = 100

// prepare has the runtime do a work, of which the first step is done, and then calls then; other events come after
// that.
func (c *Controller) prepare(work steps.Work, interruptible bool, then func(error) step) {
	c.afterWork = then
	c.do(Prepare{work, interruptible})
}

// Prepared is the end of a Prepare, and its error. Progressed says only that it has come further.
type (
	Prepared   struct{ Err error }
	Progressed struct{}
)

func (e Prepared) apply(c *Controller) step {
	then := c.afterWork
	if then == nil {
		return rest
	}
	c.afterWork = nil
	return then(e.Err)
}

func (Progressed) apply(*Controller) step { return rest }
