package teacher

import (
	"encoding/json"

	"tablier/app/begun"
	"tablier/app/sandbox"
	"tablier/app/write"
)

// A CheckState is how far the run of a pupil's program has come.
type CheckState int

// The states.
const (
	Unchecked CheckState = iota
	Waiting              // for those before it
	Running
	Held // the page has crashed while the program ran, and nobody has asked for it since
	Done
)

// A Check is what a program of a pupil has come to here, whatever its file claims.
type Check struct {
	State         CheckState
	Passed, Tests int
	Failed        int            // the number of the first test that has failed, from 1; 0 for none
	Found         Test           // that test
	Fault         *sandbox.Fault // what has ended the program, nil for nothing
}

// Passes says whether all tests have passed.
func (c Check) Passes() bool {
	return c.State == Done && c.Fault == nil && c.Tests > 0 && c.Passed == c.Tests
}

// A Test is what a test has found, in the words of the exercise.
type Test struct {
	Index              int
	Fr, En             string
	State              string // waiting, passed or failed
	Position           string
	Expected, Received string
}

// A program is a pupil's program for an exercise.
type program struct{ exercise, text string }

// thing returns a program as the crash notes know it.
func (p program) thing() begun.Thing { return begun.Of("class", p.text) }

// The numbers of requests.
const (
	loadRequest = 1
	testRequest = 2
)

// maxTests is how many tests an exercise may have, and maxText how many bytes of a text of a test are taken.
const (
	maxTests = 50
	maxText  = 2_100
)

// A process is a program whose tests run. Each test is a request, and so has limits of its own.
type process struct {
	environment *Environment
	program     program
	exercise    write.Exercise
	session     sandbox.Session
	tests       []Test
	testing     int // the number of the test that runs
	ended       bool
	done        func(Check) // called once, unless the process is ended before
}

// begin loads the program, and runs the first test.
func (p *process) begin() {
	p.environment.Begun.Begin(p.program.thing())
	p.session = p.environment.Python.Session(p.hear)
	sandbox.Send(p.session, sandbox.Request{
		ID: loadRequest, Op: "load", Program: p.program.text, Seed: 1, Calls: sandbox.MoveCalls, Turns: sandbox.MoveTurns,
	})
	p.ask()
}

func (p *process) ask() {
	sandbox.Send(p.session, sandbox.Request{
		ID: testRequest, Op: "tests", Code: p.exercise.Tests, Test: p.testing, Seed: 1, Calls: p.exercise.Calls,
		Turns: write.TestTurns,
	})
}

// hear handles an event of the program. What it has said before its end, and comes later, is ignored.
func (p *process) hear(text string) {
	if p.ended {
		return
	}
	var e struct {
		sandbox.Event
		Test
	}
	if err := json.Unmarshal([]byte(text), &e); err != nil {
		p.environment.Screen.Log(err)
		return
	}
	e.Event.Cut()
	switch e.Event.Event {
	case "test":
		p.take(e.Test)
	case "error":
		if e.Error == nil {
			e.Error = &sandbox.Fault{Kind: "crash"}
		}
		p.decide(e.Error)
	case "done":
		if e.ID != testRequest {
			return
		}
		if p.testing+1 >= len(p.tests) {
			p.decide(nil)
			return
		}
		p.testing++
		p.ask()
	}
}

// take notes the outcome of a test, of which a first event tells that there is one.
func (p *process) take(t Test) {
	for _, text := range []*string{&t.Fr, &t.En, &t.Position, &t.Expected, &t.Received} {
		*text = sandbox.Cut(*text, maxText)
	}
	switch {
	case t.Index == len(p.tests) && t.Index < maxTests:
		p.tests = append(p.tests, t)
	case t.Index >= 0 && t.Index < len(p.tests):
		p.tests[t.Index] = t
	}
}

// decide ends the program and tells what has come of it.
func (p *process) decide(fault *sandbox.Fault) {
	p.end()
	c := Check{State: Done, Tests: max(len(p.tests), len(p.exercise.Checks)), Fault: fault}
	for i, t := range p.tests {
		switch {
		case t.State == "passed":
			c.Passed++
		case c.Failed == 0 && t.State == "failed":
			c.Failed, c.Found = i+1, t
		}
	}
	p.done(c)
}

// end ends the program without an outcome.
func (p *process) end() {
	p.ended = true
	p.session.End()
	p.environment.Begun.End(p.program.thing())
}
