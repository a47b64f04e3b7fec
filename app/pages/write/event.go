package write

import (
	"encoding/json"

	"tablier/app/sandbox"
)

// An event of a program. How many there are, and how long each is, relay.js has measured before the page gets it.
type event struct {
	sandbox.Event
	test
	lists
	Observed int
}

// lists are what long answers have many of. They come in parts, before the answer or with it.
type lists struct {
	Steps  []step
	Nodes  []call
	Values []string
}

// What is taken of what a program says, which may be a stranger's: any page stays quick with as much.
const (
	listed        = 64 << 10 // the length of an event from which its lists are left out, in bytes
	mostSaid      = 2_100    // bytes of a text of a test, a step or a call
	mostNamed     = 900      // bytes of a variable, an argument or a value
	mostVariables = 50       // of a step
	mostArguments = 20       // of a call
	mostListed    = 4 << 20  // bytes of all parts of a list
)

// read reads an event, of which no more is kept than a page shows. To read lists takes ten times as long as texts.
func read(text string) (event, error) {
	var e event
	if len(text) <= listed {
		err := json.Unmarshal([]byte(text), &e)
		e.cut()
		return e, err
	}
	var plain struct {
		sandbox.Event
		test
		Observed int
	}
	err := json.Unmarshal([]byte(text), &plain)
	e = event{Event: plain.Event, test: plain.test, Observed: plain.Observed}
	e.cut()
	return e, err
}

func (e *event) cut() {
	e.Event.Cut()
	for _, text := range []*string{&e.Fr, &e.En, &e.Position, &e.Expected, &e.Received} {
		*text = sandbox.Cut(*text, mostSaid)
	}
	for i := range e.Steps {
		e.Steps[i].cut()
	}
	for i := range e.Nodes {
		e.Nodes[i].cut()
	}
}

func (c *call) cut() {
	c.Function, c.Position = sandbox.Cut(c.Function, mostNamed), sandbox.Cut(c.Position, mostSaid)
	c.Value, c.Exact = sandbox.Cut(c.Value, mostNamed), sandbox.Cut(c.Exact, mostNamed)
	c.Args = c.Args[:min(len(c.Args), mostArguments)]
	for i := range c.Args {
		c.Args[i] = sandbox.Cut(c.Args[i], mostNamed)
	}
}

// parts are the lists of an answer as far as they have come.
type parts struct {
	bytes int // of the events that have brought them
	steps []step
	nodes []call
}

// take takes the part of a list, and says whether the event, of so many bytes, was one; to an answer, or to an error,
// it gives the whole list. What is beyond mostListed is left out.
func (p *parts) take(e *event, size int) (part bool) {
	if len(e.Steps)+len(e.Nodes) > 0 {
		p.bytes += size
	}
	if p.bytes > mostListed {
		e.Steps, e.Nodes = nil, nil
	}
	p.steps, p.nodes = append(p.steps, e.Steps...), append(p.nodes, e.Nodes...)
	p.steps, p.nodes = p.steps[:min(len(p.steps), mostSteps)], p.nodes[:min(len(p.nodes), mostNodes)]
	switch e.Event.Event {
	case "steps", "nodes":
		return true
	case "done", "error":
		e.Steps, e.Nodes = p.steps, p.nodes
		*p = parts{}
	}
	return false
}
