// Package machine is the page's side of the engine protocol: it asks the worker for searches, and replaces a
// worker that has crashed or fallen silent and asks again, so that the table need not know. Every search ends
// with exactly one call of its callback, unless it is cancelled first.
package machine

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"tablier/ai/protocol"
	"tablier/rules"
)

// How long a worker with something to do may say nothing before it counts as dead.
const (
	bootSilence   = 20 * time.Second // while the program is fetched and started
	searchSilence = 4 * time.Second  // once it runs: no level thinks longer without a sign
)

// tries is how often a search is asked before its failure is told.
const tries = 2

// ErrDead is the error of a search that two workers in a row did not answer.
var ErrDead = errors.New("machine: the worker failed twice")

// A Port is a running worker.
type Port interface {
	Send(text string)
	Kill()
}

// A Host starts workers and timers. It calls every function it is given on the goroutine that calls the
// Client, never from within Spawn or After.
type Host interface {
	// Spawn starts a worker; onText gets each of its lines, onFail why it died.
	Spawn(onText, onFail func(string)) Port
	// After calls f once, d from now.
	After(d time.Duration, f func())
}

// A Query is a search to ask for.
type Query struct {
	Record rules.Record
	Level  int
	Seed   uint64
}

// A Client is not safe for concurrent use.
type Client struct {
	host    Host
	port    Port
	life    int // counts workers, so that a dead one's last words are not heard
	ready   bool
	heard   int // counts messages, so that a timer knows whether silence lasted
	last    int // the number of the last id given
	pending []*search
}

type search struct {
	id    protocol.ID
	line  string
	tried int
	done  func(protocol.Found, error)
}

// New returns a client that starts its worker with the first search.
func New(host Host) *Client { return &Client{host: host} }

// Search asks for a move. Done gets the answer, a *protocol.Error, or ErrDead. Cancel makes the search stop
// and done never called; it may be called at any time.
func (c *Client) Search(q Query, done func(protocol.Found, error)) (cancel func()) {
	s := &search{id: c.nextID(), done: done}
	s.line = line(protocol.Request{ID: s.id, Op: protocol.OpSearch, Record: q.Record, Level: q.Level, Seed: q.Seed})
	c.pending = append(c.pending, s)
	c.send(s)
	return func() { c.cancel(s) }
}

// Restart replaces the worker, for a person who has been told that it failed; searches under way are asked again.
func (c *Client) Restart() {
	c.kill()
	for _, s := range slices.Clone(c.pending) {
		c.send(s)
	}
}

// kill ends the worker; nothing it still says is heard.
func (c *Client) kill() {
	c.life++
	if c.port != nil {
		c.port.Kill()
		c.port = nil
	}
}

func (c *Client) nextID() protocol.ID {
	c.last++
	return protocol.NumberID(c.last)
}

func line(r protocol.Request) string { return string(r.Encode(nil)) }

func (c *Client) cancel(s *search) {
	if c.forget(s) && c.port != nil {
		c.port.Send(line(protocol.Request{ID: c.nextID(), Op: protocol.OpStop, Target: s.id}))
	}
}

func (c *Client) forget(s *search) bool {
	i := slices.Index(c.pending, s)
	if i < 0 {
		return false
	}
	c.pending = slices.Delete(c.pending, i, i+1)
	return true
}

func (c *Client) send(s *search) {
	if c.port == nil {
		c.spawn()
	}
	s.tried++
	c.port.Send(s.line)
	c.watch()
}

func (c *Client) spawn() {
	c.ready = false
	life := c.life
	c.port = c.host.Spawn(
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

// watch replaces the worker if nothing is heard for too long while a search is under way.
func (c *Client) watch() {
	silence := searchSilence
	if !c.ready {
		silence = bootSilence
	}
	life, heard := c.life, c.heard
	c.host.After(silence, func() {
		if life == c.life && heard == c.heard && len(c.pending) > 0 {
			c.replace()
		}
	})
}

// replace starts a new worker and asks it every search under way, giving up those asked often enough.
func (c *Client) replace() {
	c.kill()
	for _, s := range slices.Clone(c.pending) {
		switch {
		case !slices.Contains(c.pending, s): // the end of another search has cancelled it
		case s.tried < tries:
			c.send(s)
		default:
			c.forget(s)
			s.done(protocol.Found{}, ErrDead)
		}
	}
}

func (c *Client) hear(text string) {
	c.heard++
	var a protocol.Answer
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		c.replace()
		return
	}
	c.ready = true
	if len(c.pending) > 0 {
		c.watch()
	}
	i := slices.IndexFunc(c.pending, func(s *search) bool { return s.id == a.ID })
	if i < 0 || a.Progress != nil {
		return
	}
	s := c.pending[i]
	c.forget(s)
	if a.Error != nil {
		s.done(protocol.Found{}, a.Error)
		return
	}
	var found protocol.Found
	if err := json.Unmarshal([]byte(text), &found); err != nil {
		s.done(protocol.Found{}, err)
		return
	}
	s.done(found, nil)
}
