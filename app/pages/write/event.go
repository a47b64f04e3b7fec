package write

import (
	"encoding/json"

	"tablier/app/sandbox"
)

// An event of a program.
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
	mostVariables = 50       // of a step
	mostArguments = 20       // of a call
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
		s := &e.Steps[i]
		s.Function, s.Print = sandbox.Cut(s.Function, mostSaid), sandbox.Cut(s.Print, mostSaid)
		s.Variables = s.Variables[:min(len(s.Variables), mostVariables)]
	}
	for i := range e.Nodes {
		e.Nodes[i].Args = e.Nodes[i].Args[:min(len(e.Nodes[i].Args), mostArguments)]
	}
}

// parts are the lists of an answer as far as they have come.
type parts struct {
	steps []step
	nodes []call
}

// take takes the part of a list, and says whether the event was one; to an answer it gives the whole list.
func (p *parts) take(e *event) (part bool) {
	p.steps, p.nodes = append(p.steps, e.Steps...), append(p.nodes, e.Nodes...)
	p.steps, p.nodes = p.steps[:min(len(p.steps), mostSteps)], p.nodes[:min(len(p.nodes), mostNodes)]
	switch e.Event.Event {
	case "steps", "nodes":
		return true
	case "done":
		e.Steps, e.Nodes = p.steps, p.nodes
		*p = parts{}
	}
	return false
}
