package machine

import (
	"encoding/json"

	"tablier/ai/protocol"
)

// An Asker sends requests that are no searches to a worker of its own: one at a time, each with one answer. A worker
// that has crashed or fallen silent is replaced, and asked again. It is not safe for concurrent use.
type Asker struct {
	workers Workers
	port    Port // nil while there is no worker
	spawned int  // the number of the present worker: lines of older ones are ignored
	ready   bool // the worker has sent a line
	lastID  int  // the number of the last id given
	pending *question
}

// A question is a pending request.
type question struct {
	request protocol.Request
	done    func(line string, err error)
	failed  int // how many workers have died of it
}

// NewAsker returns an Asker, which starts a worker for the first request.
func NewAsker(workers Workers) *Asker { return &Asker{workers: workers} }

// Ask sends a request; a pending one is dropped. Done gets the line of the answer, a *protocol.Error, or ErrDead.
func (a *Asker) Ask(r protocol.Request, done func(line string, err error)) {
	a.pending = &question{request: r, done: done}
	a.send()
}

// Stop ends the worker, and drops the pending request.
func (a *Asker) Stop() {
	a.pending = nil
	if a.port != nil {
		a.port.Kill()
		a.port = nil
	}
}

// send sends the pending request to the worker.
func (a *Asker) send() {
	if a.port == nil {
		a.spawn()
	}
	a.lastID++
	a.pending.request.ID = protocol.NumberID(a.lastID)
	a.port.Send(line(a.pending.request))
	a.watch(a.lastID)
}

// spawn starts a worker.
func (a *Asker) spawn() {
	a.spawned++
	mine := a.spawned
	alive := func() bool { return a.port != nil && a.spawned == mine }
	a.ready = false
	a.port = a.workers.Spawn(
		func(text string) {
			if alive() {
				a.hear(text)
			}
		},
		func(string) {
			if alive() {
				a.fail()
			}
		})
}

// watch starts the timeout of the worker's answer. One that starts has more.
func (a *Asker) watch(asked int) {
	silence := bootTimeout
	if a.ready {
		silence = answerTimeout
	}
	a.workers.After(silence, func() {
		if a.pending != nil && a.lastID == asked {
			a.fail()
		}
	})
}

// hear handles a line of the worker.
func (a *Asker) hear(text string) {
	var answer protocol.Answer
	if err := json.Unmarshal([]byte(text), &answer); err != nil {
		a.fail()
		return
	}
	a.ready = true
	q := a.pending
	if q == nil || answer.ID != q.request.ID {
		return
	}
	a.pending = nil
	if answer.Error != nil {
		q.done("", answer.Error)
		return
	}
	q.done(text, nil)
}

// fail gives up the worker, and the request if another worker has died of it before.
func (a *Asker) fail() {
	q := a.pending
	a.Stop()
	if q == nil {
		return
	}
	if q.failed++; q.failed == maxFailures {
		q.done("", ErrDead)
		return
	}
	a.pending = q
	a.send()
}
