package watch

import (
	"encoding/json"
	"errors"
	"fmt"

	"tablier/ai/protocol"
	"tablier/app/begun"
	"tablier/app/latest"
)

// A question is a request to the machine: for a step, for what is below a node, for a curve or for a file.
type question struct {
	request protocol.Request
	wanted  func() bool // whether the answer is still of use
	done    func(tree *protocol.Tree, err error)
}

// A queue asks the machine one question at a time, for the machine drops a pending one when another comes. While a
// question is pending the search has a crash note.
type queue struct {
	environment *Environment
	settings    *Settings // the search
	waiting     []question
	pending     latest.Source
	noted       begun.Thing // while a question is pending
}

// ask appends a question to the queue; it is sent once those before it are answered.
func (q *queue) ask(next question) {
	q.waiting = append(q.waiting, next)
	q.next()
}

// next sends the first question of the queue whose answer is still of use, unless one is pending.
func (q *queue) next() {
	for !q.pending.Pending() && len(q.waiting) > 0 {
		first := q.waiting[0]
		q.waiting = q.waiting[1:]
		if first.wanted() {
			q.send(first)
		}
	}
}

// thing returns the name of the search in the crash notes.
func (s Settings) thing() begun.Thing { return begun.Of("watch", s.Address(0)) }

// send sends the machine a question and passes the answer to the question's callback, within a crash note. The note of
// it ends after what is drawn of the answer.
func (q *queue) send(asked question) {
	noted, token := q.settings.thing(), q.pending.Next()
	q.noted = noted
	q.environment.Begun.Begin(noted)
	q.environment.Machine.Ask(asked.request, func(line string, err error) {
		if !q.pending.Take(token) {
			return
		}
		if asked.wanted() {
			asked.done(read(line, err))
			q.environment.Screen.Changed()
		}
		q.environment.Begun.End(noted)
		q.next()
	})
}

// cancel cancels the pending question and all in the queue, and stops the machine.
func (q *queue) cancel() {
	if q.pending.Pending() {
		q.environment.Begun.End(q.noted)
	}
	q.pending.Cancel()
	q.waiting = nil
	q.environment.Machine.Stop()
}

// errNoTree is the error of an answer of the machine that has no tree.
var errNoTree = errors.New("an answer without a tree")

// read parses an answer of the machine, unless there is none for an error.
func read(line string, err error) (*protocol.Tree, error) {
	if err != nil {
		return nil, err
	}
	var answer struct{ Tree *protocol.Tree }
	if err := json.Unmarshal([]byte(line), &answer); err != nil {
		return nil, fmt.Errorf("reading a tree: %w", err)
	}
	if answer.Tree == nil {
		return nil, errNoTree
	}
	return answer.Tree, nil
}
