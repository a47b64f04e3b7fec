package main

import (
	"errors"
	"slices"
	"strconv"
	"sync/atomic"

	"tablier/ai"
	"tablier/ai/protocol"
)

// A lane is a queue of jobs that run one after the other.
type lane struct {
	pause   func()
	newest  bool // only the newest job waits: it replaces the waiting one, which is answered at once
	running *job
	waiting []*job
	held    int // bytes of the waiting lines
}

// full says whether a lane has no place for one more job of that size, with a backlog in bytes.
func (l *lane) full(size, backlog int) bool {
	return !l.newest && len(l.waiting) >= protocol.MaxWaiting && l.held+size > backlog
}

// take removes a waiting job from its lane.
func (l *lane) take(i int) *job {
	j := l.waiting[i]
	l.waiting = slices.Delete(l.waiting, i, i+1)
	l.held -= j.size
	return j
}

// A job is a request that takes time. Its run returns the final answer, at once when ctx is done.
type job struct {
	id        protocol.ID
	size      int // of the line that asks for it, in bytes
	run       func(ctx ai.Context) protocol.Body
	cancelled atomic.Bool
}

// Err makes the job the context of its engine.
func (j *job) Err() error {
	if j.cancelled.Load() {
		return errCancelled
	}
	return nil
}

var errCancelled = errors.New("worker: cancelled")

func (j *job) cancel() { j.cancelled.Store(true) }

// submit queues a job in a lane, and refuses it where that is full: it never blocks, so that a client can still have
// jobs stopped.
func (s *server) submit(l *lane, j *job) {
	var displaced []*job
	s.mu.Lock()
	if j.size = s.open[j.id]; l.full(j.size, s.backlog) {
		waiting := len(l.waiting)
		s.mu.Unlock()
		s.fail(j.id, &protocol.Error{
			Code: protocol.CodeFull, Message: strconv.Itoa(waiting) + " requests of this kind wait already",
		})
		return
	}
	s.active.Add(1)
	switch {
	case l.running == nil:
		l.running = j
		go s.drain(l, j)
	case l.newest:
		displaced, l.waiting, l.held = l.waiting, []*job{j}, j.size
	default:
		l.waiting = append(l.waiting, j)
		l.held += j.size
	}
	s.mu.Unlock()
	for _, d := range displaced {
		d.cancel()
		s.carryOut(d)
	}
}

// drain runs a job and those that wait behind it.
func (s *server) drain(l *lane, j *job) {
	for j != nil {
		s.carryOut(j)
		s.mu.Lock()
		if j = nil; len(l.waiting) > 0 {
			j = l.take(0)
		}
		l.running = j
		s.mu.Unlock()
	}
}

// carryOut runs a job and answers it.
func (s *server) carryOut(j *job) {
	defer s.active.Done()
	defer s.rescue(j.id)
	s.finish(j.id, j.run(j))
}

// stop cancels the target if it runs, and answers it at once if it waits.
func (s *server) stop(r protocol.Request) {
	is := func(j *job) bool { return j.id == r.Target }
	stopped := false
	var removed *job
	s.mu.Lock()
	for _, l := range []*lane{s.searches, s.perfts, s.trees} {
		if l.running != nil && is(l.running) {
			l.running.cancel()
			stopped = true
		} else if i := slices.IndexFunc(l.waiting, is); i >= 0 && removed == nil {
			removed = l.take(i)
		}
	}
	s.mu.Unlock()
	s.finish(r.ID, protocol.Halt{Stopped: stopped || removed != nil})
	if removed != nil {
		removed.cancel()
		s.carryOut(removed)
	}
}
