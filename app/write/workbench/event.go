package workbench

import (
	"encoding/json"

	"tablier/app/sandbox"
)

// An event of a program. How many there are, and how long each is, relay.js has measured before the page gets it.
type event struct {
	sandbox.Event
	Test
	lists
	Observed int
}

// lists are what long answers have many of. They come in parts, before the answer or with it.
type lists struct {
	Steps  []Step
	Nodes  []Call
	Values []string
}

// What is taken of what a program says, which may be a stranger's: any page stays quick with as much.
const (
	maxListEvent = 64 << 10 // the length of an event from which its lists are left out, in bytes
	maxText      = 2_100    // bytes of a text of a test, a step or a call
	maxName      = 900      // bytes of a variable, an argument or a value
	maxVariables = 50       // of a step
	maxArguments = 20       // of a call
	maxLists     = 4 << 20  // bytes of all parts of a list
)

// read reads an event, of which no more is kept than a page shows. To read lists takes ten times as long as texts.
func read(text string) (event, error) {
	var e event
	if len(text) <= maxListEvent {
		err := json.Unmarshal([]byte(text), &e)
		e.cut()
		return e, err
	}
	var plain struct {
		sandbox.Event
		Test
		Observed int
	}
	err := json.Unmarshal([]byte(text), &plain)
	e = event{Event: plain.Event, Test: plain.Test, Observed: plain.Observed}
	e.cut()
	return e, err
}

func (e *event) cut() {
	e.Event.Cut()
	for _, text := range []*string{&e.Fr, &e.En, &e.Position, &e.Expected, &e.Received} {
		*text = sandbox.Cut(*text, maxText)
	}
	for i := range e.Steps {
		e.Steps[i].cut()
	}
	for i := range e.Nodes {
		e.Nodes[i].cut()
	}
}

// parts are the lists of an answer as far as they have come.
type parts struct {
	bytes int // of the events that have brought them
	steps []Step
	nodes []Call
}

// take takes the part of a list, and says whether the event, of so many bytes, was one; to an answer, or to an error,
// it gives the whole list. What is beyond maxLists is left out.
func (p *parts) take(e *event, size int) (part bool) {
	if len(e.Steps)+len(e.Nodes) > 0 {
		p.bytes += size
	}
	if p.bytes > maxLists {
		e.Steps, e.Nodes = nil, nil
	}
	p.steps, p.nodes = append(p.steps, e.Steps...), append(p.nodes, e.Nodes...)
	p.steps, p.nodes = p.steps[:min(len(p.steps), maxSteps)], p.nodes[:min(len(p.nodes), maxCalls)]
	switch e.Event.Event {
	case "steps", "nodes":
		return true
	case "done", "error":
		e.Steps, e.Nodes = p.steps, p.nodes
		*p = parts{}
	}
	return false
}
