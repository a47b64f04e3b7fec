package machine

import (
	"encoding/json"

	"tablier/ai/protocol"
)

// A workerSlot is a worker with the search that it runs: one at a time, for the worker itself keeps only the newest
// in its queue.
type workerSlot struct {
	client  *Client
	port    Port
	dead    bool // its lines are ignored
	ready   bool // it has sent a line
	watched int  // counts calls of watch, so that only the last one's timer matters

	running *Search     // the search that it has been sent and has not answered
	id      protocol.ID // of the running search
	stopped bool        // it has been told to stop that
}

// newSlot starts a worker.
func newSlot(c *Client) *workerSlot {
	h := &workerSlot{client: c}
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

// serves says whether somebody waits for its search.
func (h *workerSlot) serves() bool { return h.running != nil && !h.running.query.Idle && !h.stopped }

// take sends a search to the worker.
func (h *workerSlot) take(s *Search) {
	h.running, h.id, h.stopped = s, h.client.nextID(), false
	s.slot = h
	h.port.Send(line(s.request(h.id)))
	h.watch()
}

// drop removes its search.
func (h *workerSlot) drop() {
	if h.running != nil {
		h.running.slot = nil
		h.running = nil
	}
}

// stop tells the worker to end its search, once.
func (h *workerSlot) stop() {
	if h.stopped {
		return
	}
	h.stopped = true
	h.port.Send(line(protocol.Request{ID: h.client.nextID(), Op: protocol.OpStop, Target: h.id}))
	h.watch()
}

// line returns a request as a line.
func line(r protocol.Request) string { return string(r.Encode(nil)) }

// kill ends the worker and ignores its further lines.
func (h *workerSlot) kill() {
	h.dead = true
	h.drop()
	h.port.Kill()
}

// watch starts the worker's timeout again; a worker that is silent for so long over a search is replaced.
func (h *workerSlot) watch() {
	silence := bootTimeout
	if h.ready && h.running != nil {
		silence = h.running.timeout()
	}
	h.watched++
	watched := h.watched
	h.client.workers.After(silence, func() {
		if !h.dead && watched == h.watched && h.running != nil {
			h.client.replace(h)
		}
	})
}

// hear handles a line of the worker.
func (h *workerSlot) hear(text string) {
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

// answer ends the search with the worker's answer, unless it was stopped for the sake of another.
func (h *workerSlot) answer(s *Search, refusal *protocol.Error, text string) {
	cut := h.stopped && !s.hurried
	h.drop()
	if refusal != nil {
		h.client.answered(s, "", refusal)
	} else if !cut || !ended(text, protocol.EndStopped) {
		h.client.answered(s, text, nil)
	}
}

// ended says whether a search has ended so, by its answer.
func ended(text string, how string) bool {
	var found protocol.Found
	return json.Unmarshal([]byte(text), &found) == nil && found.End == how
}
