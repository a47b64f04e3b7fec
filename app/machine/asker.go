package machine

import (
	"encoding/json"

	"tablier/ai/protocol"
)

// An Asker asks a worker of its own what is no search: one question at a time, each of which is answered by one line. A
// worker that has crashed or fallen silent is replaced, and asked again. It is not safe for concurrent use.
type Asker struct {
	workers Workers
	port    Port // nil while there is no worker
	spawned int  // counts the workers, so that nothing is heard of those that are gone
	ready   bool // the worker has said something
	last    int  // the number of the last id given
	waiting *question
}

// A question is one that waits for its answer.
type question struct {
	request protocol.Request
	done    func(line string, err error)
	failed  int // how many workers have died over it
}

// NewAsker returns an Asker, which starts a worker with the first question.
func NewAsker(workers Workers) *Asker { return &Asker{workers: workers} }

// Ask asks; a question that waits for its answer is given up. Done gets the line of the answer, a *protocol.Error, or
// ErrDead.
func (a *Asker) Ask(r protocol.Request, done func(line string, err error)) {
	a.waiting = &question{request: r, done: done}
	a.send()
}

// Rest ends the worker, and gives up the question that waits.
func (a *Asker) Rest() {
	a.waiting = nil
	if a.port != nil {
		a.port.Kill()
		a.port = nil
	}
}

func (a *Asker) send() {
	if a.port == nil {
		a.spawn()
	}
	a.last++
	a.waiting.request.ID = protocol.NumberID(a.last)
	a.port.Send(line(a.waiting.request))
	a.watch(a.last)
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

// watch gives the worker time for its answer. One that starts has more.
func (a *Asker) watch(asked int) {
	silence := bootSilence
	if a.ready {
		silence = answerSilence
	}
	a.workers.After(silence, func() {
		if a.waiting != nil && a.last == asked {
			a.fail()
		}
	})
}

// hear reads a line of the worker.
func (a *Asker) hear(text string) {
	var answer protocol.Answer
	if err := json.Unmarshal([]byte(text), &answer); err != nil {
		a.fail()
		return
	}
	a.ready = true
	q := a.waiting
	if q == nil || answer.ID != q.request.ID {
		return
	}
	a.waiting = nil
	if answer.Error != nil {
		q.done("", answer.Error)
		return
	}
	q.done(text, nil)
}

// fail gives up the worker, and the question if another one has died over it before.
func (a *Asker) fail() {
	q := a.waiting
	a.Rest()
	if q == nil {
		return
	}
	if q.failed++; q.failed == tries {
		q.done("", ErrDead)
		return
	}
	a.waiting = q
	a.send()
}
