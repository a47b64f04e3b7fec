package fake

import (
	"encoding/json"

	"tablier/app/sandbox"
)

// A Program is one that says what the test has it say.
type Program struct {
	Hear func(text string) // takes an event, also after the program has ended
	Sent []sandbox.Request
	Over bool
}

// Session implements sandbox.Python.
func (w *World) Session(hear func(string)) sandbox.Session {
	w.Programs = append(w.Programs, &Program{Hear: hear})
	return w.Last()
}

// Send implements sandbox.Session.
func (p *Program) Send(text string) {
	var r sandbox.Request
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		panic(err) // a session sends no such text
	}
	p.Sent = append(p.Sent, r)
}

// End implements sandbox.Session.
func (p *Program) End() { p.Over = true }

// What the tests of an exercise may say: that there are two, the results of both, and both.
const (
	TwoTests = `{"id":2,"event":"test","index":0,"count":2,"fr":"un","state":"waiting"}
{"id":2,"event":"test","index":1,"count":2,"fr":"deux","private":true,"state":"waiting"}`
	BothPass = `{"id":2,"event":"test","index":0,"count":2,"state":"passed"}
{"id":2,"event":"done"}
{"id":2,"event":"test","index":1,"count":2,"state":"passed"}
{"id":2,"event":"done"}`
	AllPassed = TwoTests + "\n" + BothPass
)
