package machine

import (
	"encoding/json"

	"tablier/ai/protocol"
)

// A hand is a worker and the search that it has: one at a time, for the worker itself would let only the newest wait.
type hand struct {
	client  *Client
	port    Port
	dead    bool // nothing that it still says is heard
	ready   bool // it has said something
	watched int  // counts calls of watch, so that only the last one's timer matters

	running *Search     // what it has been asked and has not answered
	id      protocol.ID // of that
	stopped bool        // it has been asked to stop that
}

// newHand starts a worker.
func newHand(c *Client) *hand {
	h := &hand{client: c}
	h.port = c.workers.Spawn(
		func(text string) {
			if !h.dead {
				h.hear(text)
			}
		},
		func(string) {
			if !h.dead {
				c.replace(h)
			}
		})
	return h
}

// serves says whether it has a search that somebody waits for.
func (h *hand) serves() bool { return h.running != nil && !h.running.query.Idle && !h.stopped }

// take gives the worker a search.
func (h *hand) take(s *Search) {
	h.running, h.id, h.stopped = s, h.client.nextID(), false
	s.hand = h
	h.port.Send(line(s.request(h.id)))
	h.watch()
}

// drop takes its search from it.
func (h *hand) drop() {
	if h.running != nil {
		h.running.hand = nil
		h.running = nil
	}
}

// stop asks the worker to end the search it has, once.
func (h *hand) stop() {
	if h.stopped {
		return
	}
	h.stopped = true
	h.port.Send(line(protocol.Request{ID: h.client.nextID(), Op: protocol.OpStop, Target: h.id}))
	h.watch()
}

func line(r protocol.Request) string { return string(r.Encode(nil)) }

// kill ends the worker; nothing it still says is heard.
func (h *hand) kill() {
	h.dead = true
	h.drop()
	h.port.Kill()
}

// watch gives the worker its time anew; it is replaced if it then has been silent over the search it has.
func (h *hand) watch() {
	silence := searchSilence
	if !h.ready {
		silence = bootSilence
	}
	h.watched++
	watched := h.watched
	h.client.workers.After(silence, func() {
		if !h.dead && watched == h.watched && h.running != nil {
			h.client.replace(h)
		}
	})
}

// hear reads a line of the worker.
func (h *hand) hear(text string) {
	var a protocol.Answer
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		h.client.replace(h)
		return
	}
	began := !h.ready
	h.ready = true
	s := h.running
	if s != nil && (a.Progress == nil || !h.stopped) { // a search that is to stop shows no life by going on
		h.watch()
	}
	switch {
	case s == nil || a.ID != h.id:
	case a.Progress != nil:
		if s.heard != nil && !s.over {
			s.heard(*a.Progress)
		}
	default:
		h.answer(s, a.Error, text)
		h.client.advance()
		return
	}
	if began {
		h.client.advance() // others may be started now
	}
}

// answer ends the search with the worker's answer, unless that was cut short for another's sake.
func (h *hand) answer(s *Search, refusal *protocol.Error, text string) {
	cut := h.stopped && !s.hurried
	h.drop()
	var found protocol.Found
	var err error
	if refusal != nil {
		err = refusal
	} else {
		err = json.Unmarshal([]byte(text), &found)
	}
	if !cut || found.End != protocol.EndStopped {
		h.client.answered(s, found, err)
	}
}
