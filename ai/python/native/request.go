package native

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
)

// timeoutFactor is how many times Clock a request may last in all: a process may sleep, or wait for the processor.
const timeoutFactor = 30

// unasked is how many questions about positions a request may ask that are no looks: of the positions that it begins
// with. A program that has got at the questions themselves is ended by that.
const unasked = 1_000

// A request is what the process is asked.
type request struct {
	Op       string   `json:"op"`
	Program  string   `json:"program"`
	Code     string   `json:"code"`           // of tests
	Test     int      `json:"test"`           // the number of the one to run, from 0
	Game     []string `json:"game,omitempty"` // its name, variant and options
	Position string   `json:"position,omitempty"`
	Seed     uint64   `json:"seed"`
	Calls    int      `json:"calls"`
	Turns    int      `json:"turns"`
}

// An event is what the process says of a request, or a question about the rules.
type event struct {
	Rules    *string       `json:"rules"`
	Event    string        `json:"event"` // done or error, and before that print and test
	Error    *ProgramError `json:"error"`
	Move     string        `json:"move"`
	Returned string        `json:"returned"`
	Text     string        `json:"text"`
	Calls    int           `json:"calls"`
	TestResult
}

// An answer is the last event of a request, with the outcomes of tests.
type answer struct {
	event
	tests []TestResult
}

// ask sends Python a request and returns its answer, within the timeout. The error is a *ProgramError.
func (p *Player) ask(r request) (answer, error) {
	r.Calls, r.Turns = p.limits.Calls, p.limits.Turns
	ctx, done := context.WithTimeout(context.Background(), timeoutFactor*p.limits.Clock)
	defer done()
	stop := context.AfterFunc(ctx, func() {
		if ctx.Err() == context.DeadlineExceeded {
			p.command.Process.Kill()
		}
	})
	defer stop()
	a, err := p.talk(r)
	switch wrong, ok := err.(*ProgramError); {
	case ok:
		return a, wrong
	case err == nil && a.Error != nil:
		return a, a.Error
	case err == nil:
		return a, nil
	}
	if line, silent := p.timedOut(); silent || ctx.Err() != nil {
		return a, &ProgramError{Kind: Clock, Line: line}
	}
	return a, &ProgramError{Kind: Died, Message: err.Error()}
}

// talk sends a request, answers what the program asks about the rules, and hears what it says until it has done.
func (p *Player) talk(r request) (a answer, err error) {
	var printed strings.Builder
	defer func() { p.printed = printed.String() }()
	if err := p.send(r); err != nil {
		return a, err
	}
	for asked := 0; ; {
		var e event
		if err := p.hear(&e); err != nil {
			return a, err
		}
		switch {
		case e.Rules != nil:
			if asked++; p.limits.Calls > 0 && asked > p.limits.Calls+unasked {
				return a, &ProgramError{Kind: Calls}
			}
			if err := p.send(p.host.Answer(*e.Rules)); err != nil {
				return a, err
			}
		case e.Event == "print":
			printed.WriteString(e.Text)
		case e.Event == "test":
			a.tests = noted(a.tests, e.TestResult)
		default:
			a.event = e
			return a, nil
		}
	}
}

// noted returns results with that of a test, which is told as waiting first.
func noted(results []TestResult, r TestResult) []TestResult {
	for i := range results {
		if results[i].Index == r.Index {
			results[i] = r
			return results
		}
	}
	return append(results, r)
}

func (p *process) send(what any) error {
	line, err := json.Marshal(what)
	if err != nil {
		return err
	}
	_, err = p.in.Write(append(line, '\n'))
	return err
}

func (p *process) hear(what any) error {
	said, err := p.out.ReadBytes('\n')
	if err != nil {
		return err
	}
	if err := json.Unmarshal(said, what); err != nil {
		return fmt.Errorf("what a player says: %w", err)
	}
	return nil
}
