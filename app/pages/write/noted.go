package write

import (
	"tablier/app/begun"
	"tablier/app/sandbox"
)

// A noted is a program that runs, which is noted as long as it does.
type noted struct {
	sandbox.Session
	notes *begun.Notes
	thing begun.Thing
}

// thing is a program as the notes know it.
func thing(program string) begun.Thing { return begun.Of("write", program) }

// session starts a program that is to be loaded.
func (k *Kind) session(program string, hear func(string)) sandbox.Session {
	n := &noted{notes: k.site.Begun, thing: thing(program)}
	n.notes.Begin(n.thing)
	n.Session = k.outside.session(hear)
	return n
}

// End implements sandbox.Session.
func (n *noted) End() {
	n.Session.End()
	n.notes.End(n.thing)
}

// warning says that the page once went while the program of the editor ran, empty where it did not.
func (k *Kind) warning() string {
	if k.site.Begun.Left(thing(k.source())) {
		return k.messages().Programs.Held
	}
	return ""
}
