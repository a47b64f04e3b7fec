package workbench

import (
	"tablier/app/begun"
	"tablier/app/sandbox"
)

// The numbers of requests.
const (
	loadRequest  = 1 + iota
	mainRequest  // what the program was started for
	valueRequest // the exact values of positions
)

// A process is a program that runs. A crash note has it as long as it does.
type process struct {
	environment *Environment
	session     sandbox.Session
	note        begun.Thing
	lists       parts // of the answer that comes
	handle      func(event)
	ended       bool
}

// thing returns a program as the crash notes know it.
func thing(program string) begun.Thing { return begun.Of("write", program) }

// newProcess starts a program, sends it a request once it is loaded, and hands its events on until it is ended.
func newProcess(e *Environment, program string, first sandbox.Request, handle func(event)) *process {
	p := &process{environment: e, note: thing(program), handle: handle}
	e.Begun.Begin(p.note)
	p.session = e.Python.Session(p.hear)
	p.send(sandbox.Request{
		ID: loadRequest, Op: "load", Program: program, Seed: 1, Calls: sandbox.MoveCalls, Turns: sandbox.MoveTurns,
	})
	first.ID = mainRequest
	p.send(first)
	return p
}

func (p *process) send(r sandbox.Request) { sandbox.Send(p.session, r) }

// hear parses an event of the program and hands it to the handler. What a program has said before it was ended, and
// comes later, is ignored.
func (p *process) hear(text string) {
	if p.ended {
		return
	}
	e, err := read(text)
	if err != nil {
		p.environment.Screen.Log(err)
		return
	}
	if p.lists.take(&e, len(text)) {
		return
	}
	p.handle(e)
	p.environment.Screen.Redraw()
}

// end ends the program and removes its crash note.
func (p *process) end() {
	p.ended = true
	p.session.End()
	p.environment.Begun.End(p.note)
}
