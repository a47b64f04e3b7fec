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
	newest  bool // only the newest job waits: it takes the place of the one that does, which is answered at once
	running *job
	waiting []*job // at most protocol.MaxWaiting
}

func (l *lane) full() bool { return !l.newest && len(l.waiting) >= protocol.MaxWaiting }

// A job is a request that takes time. Its run returns the final answer, at once when ctx is done.
type job struct {
	id        protocol.ID
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

// submit runs a job after those of its lane. Where that is full it waits, if the server is patient, or refuses the job.
func (s *server) submit(l *lane, j *job) {
	var displaced []*job
	s.mu.Lock()
	for s.patient && l.full() {
		s.room.Wait()
	}
	if l.full() {
		s.mu.Unlock()
		s.fail(j.id, &protocol.Error{
			Code: protocol.CodeFull, Message: strconv.Itoa(protocol.MaxWaiting) + " requests of this kind wait already",
		})
		return
	}
	s.active.Add(1)
	switch {
	case l.running == nil:
		l.running = j
		go s.drain(l, j)
	case l.newest:
		displaced, l.waiting = l.waiting, []*job{j}
	default:
		l.waiting = append(l.waiting, j)
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
			j = l.waiting[0]
			l.waiting = slices.Delete(l.waiting, 0, 1)
		}
		l.running = j
		s.room.Broadcast()
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
			removed = l.waiting[i]
			l.waiting = slices.Delete(l.waiting, i, i+1)
			s.room.Broadcast()
		}
	}
	s.mu.Unlock()
	s.finish(r.ID, protocol.Halt{Stopped: stopped || removed != nil})
	if removed != nil {
		removed.cancel()
		s.carryOut(removed)
	}
}
