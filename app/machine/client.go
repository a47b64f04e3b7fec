// Package machine is the page's side of the engine protocol, package ai/protocol. It asks workers for searches: one at
// a time for whoever waits for an answer, several side by side where nobody does. A worker that has crashed or fallen
// silent is replaced and its search asked for again, so that the asker need not know. Every search ends with exactly
// one call of its callback, unless it is cancelled first.
//
// An answer does not depend on how many workers there are, nor on what they were asked before: a search starts from
// empty tables, and one that nobody waits for has the time to use up its level's nodes. For the same reason the tables
// are as large in every worker: what a table has forgotten is searched again, and counts as nodes. They take up to 8 MB
// in the worker of a game.
package machine

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"tablier/ai/protocol"
)

// How long a worker with something to do may say nothing before it counts as dead.
const (
	bootTimeout   = 20 * time.Second // while the program is fetched and started
	searchTimeout = 4 * time.Second  // of a search: the protocol promises a sign four times a second
	answerTimeout = 20 * time.Second // of a request without progress lines
)

// maxFailures is how many workers may fail at a search before it fails.
const maxFailures = 2

// ErrDead is the error of a search of which two workers have died.
var ErrDead = errors.New("machine: the worker failed twice")

// A Port is a running worker.
type Port interface {
	Send(text string)
	Kill()
}

// Workers starts workers and timers. It calls every function it is given on the goroutine that calls the
// Client, never from within Spawn or After.
type Workers interface {
	// Spawn starts a worker; onText gets each of its lines, onFail the reason of its death.
	Spawn(onText, onFail func(string)) Port
	// After calls f once, d from now.
	After(d time.Duration, f func())
}

// A Client distributes searches to workers. Of those that somebody waits for one runs at a time, in the order of
// asking but the urgent ones first, and nothing else runs meanwhile: it has the processor for itself. The others are
// shared by all workers, in the order of asking. It is not safe for concurrent use.
type Client struct {
	workers    Workers
	maxWorkers int // how many workers there may be at once
	lost       int // by how many these are fewer until the present idle searches have ended: see replace
	slots      []*workerSlot
	lastID     int       // the number of the last id given
	pending    []*Search // in the order of asking, with those that run
}

// New returns a client of up to most workers, at least one. It starts the first with the first search, and others
// once that one runs and there are idle searches for them; these are ended when there are no more.
func New(workers Workers, most int) *Client {
	return &Client{workers: workers, maxWorkers: max(1, most)}
}

// Workers returns how many idle searches may run at a time. To ask for more would only fix their order early.
func (c *Client) Workers() int { return c.maxWorkers }

// Search begins a search. Heard, which may be nil, gets what is known as it grows, several times a second; done gets
// the answer, a *protocol.Error, or ErrDead. A search stops those that are less urgent, which are asked for again
// later from their start.
func (c *Client) Search(q Query, heard func(protocol.Progress), done func(protocol.Found, error)) *Search {
	return c.add(&Search{query: q, heard: heard, done: func(line string, err error) {
		var found protocol.Found
		if err == nil {
			err = json.Unmarshal([]byte(line), &found)
		}
		done(found, err)
	}})
}

// Ask sends a request that is no search, for whose answer somebody waits: done gets the line of the answer, a
// *protocol.Error, or ErrDead. A worker goes on with one that is cancelled.
func (c *Client) Ask(r protocol.Request, done func(line string, err error)) *Search {
	return c.add(&Search{question: &r, done: done})
}

// AskHearing is Ask for a request that says how far it is: heard gets that.
func (c *Client) AskHearing(r protocol.Request, heard func(protocol.Progress),
	done func(line string, err error)) *Search {
	return c.add(&Search{question: &r, heard: heard, done: done})
}

func (c *Client) add(s *Search) *Search {
	s.client = c
	c.pending = append(c.pending, s)
	c.advance()
	return s
}

// Restart replaces the workers, after a person has been told that they failed; pending searches are sent again.
func (c *Client) Restart() {
	for _, h := range c.slots {
		h.kill()
	}
	c.slots, c.lost = nil, 0
	c.advance()
}

// advance gives the searches of the highest priority to workers.
func (c *Client) advance() {
	c.release()
	first := c.first()
	if first == nil {
		return
	}
	for _, h := range c.slots {
		if h.running != nil && h.running.query.rank() < first.query.rank() {
			h.stop()
		}
	}
	for s := c.next(first); s != nil; s = c.next(first) {
		h := c.free(s)
		if h == nil {
			return
		}
		h.take(s)
	}
}

// first returns the pending search of the highest priority, nil when there is none.
func (c *Client) first() (first *Search) {
	for _, s := range c.pending {
		if first == nil || s.query.rank() > first.query.rank() {
			first = s
		}
	}
	return first
}

// next returns the next search for a free worker, nil when there is none: one of the first's priority, and no other
// beside one that somebody waits for.
func (c *Client) next(first *Search) *Search {
	if !first.query.Idle && slices.ContainsFunc(c.slots, (*workerSlot).serves) {
		return nil
	}
	for _, s := range c.pending {
		if s.slot == nil && s.query.rank() == first.query.rank() {
			return s
		}
	}
	return nil
}

// free returns a free worker, a new one if there may be another for this search, or nil. Others are started once one
// runs, so that what keeps all of them from starting is met once.
func (c *Client) free(s *Search) *workerSlot {
	for _, h := range c.slots {
		if h.running == nil {
			return h
		}
	}
	runs := slices.ContainsFunc(c.slots, func(h *workerSlot) bool { return h.ready })
	if len(c.slots) == 0 || s.query.Idle && runs && len(c.slots) < c.maxWorkers-c.lost {
		h := newSlot(c)
		c.slots = append(c.slots, h)
		return h
	}
	return nil
}

// release ends the free workers, except one, unless there are idle searches: each takes the memory of a program.
func (c *Client) release() {
	if slices.ContainsFunc(c.pending, func(s *Search) bool { return s.query.Idle }) {
		return
	}
	c.lost = 0
	c.endFree(1)
}

// Rest ends the workers whose answers nobody waits for. A search that has waited for one of them gets another.
func (c *Client) Rest() {
	c.endFree(0)
	c.advance()
}

// endFree ends free workers, and those of cancelled searches, until so many workers are left.
func (c *Client) endFree(keep int) {
	for i := len(c.slots) - 1; i >= 0 && len(c.slots) > keep; i-- {
		if h := c.slots[i]; h.running == nil || h.running.over {
			h.kill()
			c.slots = slices.Delete(c.slots, i, i+1)
		}
	}
}

// nextID returns an unused ID.
func (c *Client) nextID() protocol.ID {
	c.lastID++
	return protocol.NumberID(c.lastID)
}

// forget removes a search from the pending ones.
func (c *Client) forget(s *Search) {
	c.pending = slices.DeleteFunc(c.pending, func(p *Search) bool { return p == s })
}

// replace gives up a worker, and the searches that have failed too often; other workers get the rest. One that never
// ran has failed at all searches if it was the only one. One that has died beside others is not replaced before the
// idle searches have ended, and is not to blame for what it never began: there may be no memory for so many.
func (c *Client) replace(h *workerSlot) {
	had := h.running
	h.kill()
	c.slots = slices.DeleteFunc(c.slots, func(other *workerSlot) bool { return other == h })
	alone := len(c.slots) == 0
	if !alone {
		c.lost++
	}
	var lost []*Search
	for _, s := range c.pending {
		if s == had && h.ready || alone && !h.ready {
			s.failed++
		}
		if s.failed == maxFailures {
			lost = append(lost, s)
		}
	}
	for _, s := range lost {
		c.forget(s)
	}
	for _, s := range lost {
		s.end("", ErrDead)
	}
	c.advance()
}

// answered ends a search with a worker's answer.
func (c *Client) answered(s *Search, line string, err error) {
	c.forget(s)
	s.end(line, err)
}
