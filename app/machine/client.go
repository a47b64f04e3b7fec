// Package machine is the page's side of the engine protocol, package ai/protocol. It asks a worker for searches, one at
// a time. A worker that has crashed or fallen silent is replaced and asked again, so that the asker need not know.
// Every search ends with exactly one call of its callback, unless it is cancelled first.
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
	bootSilence   = 20 * time.Second // while the program is fetched and started
	searchSilence = 4 * time.Second  // once it runs: the protocol promises a sign four times a second
)

// tries is how many workers may fail at a search before that is told.
const tries = 2

// ErrDead is the error of a search over which two workers have died.
var ErrDead = errors.New("machine: the worker failed twice")

// A Port is a running worker.
type Port interface {
	Send(text string)
	Kill()
}

// Workers starts workers and timers. It calls every function it is given on the goroutine that calls the
// Client, never from within Spawn or After.
type Workers interface {
	// Spawn starts a worker; onText gets each of its lines, onFail why it died.
	Spawn(onText, onFail func(string)) Port
	// After calls f once, d from now.
	After(d time.Duration, f func())
}

// A Client gives the worker one search at a time, in the order of asking but the urgent ones first: the worker
// itself would let only the newest wait. It is not safe for concurrent use.
type Client struct {
	workers Workers
	port    Port
	life    int // counts workers, so that a dead one's last words are not heard
	ready   bool
	watched int       // counts calls of watch, so that only the last one's timer matters
	last    int       // the number of the last id given
	pending []*Search // in the order of asking, the running one among them unless it is cancelled
	running *Search   // the one that the worker has and has not answered
}

// New returns a client that starts its worker with the first search.
func New(workers Workers) *Client { return &Client{workers: workers} }

// Search asks for a move. Heard, which may be nil, gets what is known as it grows, several times a second; done
// gets the answer, a *protocol.Error, or ErrDead. An urgent search stops a running one that is not, which is
// asked again later from its start.
func (c *Client) Search(q Query, heard func(protocol.Progress), done func(protocol.Found, error)) *Search {
	s := &Search{client: c, query: q, heard: heard, done: done}
	c.pending = append(c.pending, s)
	c.advance()
	return s
}

// Restart replaces the worker, for a person who has been told that it failed; searches under way are asked again.
func (c *Client) Restart() {
	c.kill()
	c.advance()
}

// advance sees to it that the worker has the search that comes first, or soon will.
func (c *Client) advance() {
	if len(c.pending) == 0 {
		return
	}
	first := c.pending[max(0, slices.IndexFunc(c.pending, func(s *Search) bool { return s.query.Urgent }))]
	switch {
	case c.running == nil:
		c.send(first)
	case first.query.Urgent && !c.running.query.Urgent:
		c.stop()
	}
}

func (c *Client) send(s *Search) {
	if c.port == nil {
		c.spawn()
	}
	s.id, s.stopped = c.nextID(), false
	c.running = s
	c.port.Send(line(s.request()))
	c.watch()
}

// stop asks the worker to end the search it has, once.
func (c *Client) stop() {
	if c.running.stopped {
		return
	}
	c.running.stopped = true
	c.port.Send(line(protocol.Request{ID: c.nextID(), Op: protocol.OpStop, Target: c.running.id}))
	c.watch()
}

func (c *Client) nextID() protocol.ID {
	c.last++
	return protocol.NumberID(c.last)
}

func line(r protocol.Request) string { return string(r.Encode(nil)) }

// forget takes a search out of those to be answered.
func (c *Client) forget(s *Search) {
	c.pending = slices.DeleteFunc(c.pending, func(p *Search) bool { return p == s })
}

func (c *Client) spawn() {
	life := c.life
	c.port = c.workers.Spawn(
		func(text string) {
			if life == c.life {
				c.hear(text)
			}
		},
		func(string) {
			if life == c.life {
				c.replace()
			}
		})
}

// kill ends the worker; nothing it still says is heard.
func (c *Client) kill() {
	c.life++
	c.ready, c.running = false, nil
	if c.port != nil {
		c.port.Kill()
		c.port = nil
	}
}

// watch gives the worker its time anew; it is replaced if it then has been silent over the search it has.
func (c *Client) watch() {
	silence := searchSilence
	if !c.ready {
		silence = bootSilence
	}
	c.watched++
	life, watched := c.life, c.watched
	c.workers.After(silence, func() {
		if life == c.life && watched == c.watched && c.running != nil {
			c.replace()
		}
	})
}

// replace gives up the worker and the searches that have failed too often; a new worker gets the others. A worker
// that never ran has failed at all of them, another at the one that it had.
func (c *Client) replace() {
	var lost []*Search
	for _, s := range c.pending {
		if s == c.running || !c.ready {
			s.failed++
		}
		if s.failed == tries {
			lost = append(lost, s)
		}
	}
	c.kill()
	for _, s := range lost {
		c.forget(s)
	}
	for _, s := range lost {
		s.end(protocol.Found{}, ErrDead)
	}
	c.advance()
}

// hear reads a line of the worker.
func (c *Client) hear(text string) {
	var a protocol.Answer
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		c.replace()
		return
	}
	c.ready = true
	s := c.running
	if s == nil {
		return
	}
	if a.Progress == nil || !s.stopped { // a search that is to stop shows no life by going on
		c.watch()
	}
	switch {
	case a.ID != s.id:
	case a.Progress != nil:
		if s.heard != nil && !s.over {
			s.heard(*a.Progress)
		}
	default:
		c.running = nil
		c.answered(s, a.Error, text)
		c.advance()
	}
}

// answered ends a search with the worker's answer, unless that was cut short for another's sake.
func (c *Client) answered(s *Search, refusal *protocol.Error, text string) {
	var found protocol.Found
	var err error
	if refusal != nil {
		err = refusal
	} else {
		err = json.Unmarshal([]byte(text), &found)
	}
	if s.stopped && !s.hurried && found.End == protocol.EndStopped {
		return
	}
	c.forget(s)
	s.end(found, err)
}
