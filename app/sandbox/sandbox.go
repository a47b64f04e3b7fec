// Package sandbox has programs of pupils run: the side of the page of what web/python brings. A program is started in a
// session, is sent requests, and says events; each is a text of JSON. What it says is read as what a stranger says.
// The sessions of a browser are in package runner; this one knows no browser. Its tests try what stands beside it in
// web/python as well, the sentences about errors and the relay, and package tablier as pages of teachers have it.
package sandbox

import (
	"encoding/json"
	"strings"

	"tablier/ai/cup"
)

// A State is whether programs can run here.
type State string

// The states.
const (
	Unknown  State = ""
	Coming   State = "coming"
	Starting State = "starting" // it has come
	Ready    State = "ready"
	Missing  State = "missing" // this build is without Python
	Framed   State = "frame"   // the frame around the page forbids it
	Single   State = "single"  // the edition in one file
	Broken   State = "failed"
)

// OnItsWay says whether programs will run here, or it will be known why not.
func (s State) OnItsWay() bool { return s == Coming || s == Starting }

// Python runs programs.
type Python interface {
	// Open brings Python, and calls back with how that goes until it is ready, or known why it will not be.
	Open(then func(State))
	// Session starts a program, once Python is ready. Hear gets its events, never from within Session or Send.
	Session(hear func(text string)) Session
}

// A Session is a program that runs.
type Session interface {
	Send(text string)
	End()
}

// A Request to a program; see web/python/page.js.
type Request struct {
	ID        int      `json:"id"`
	Op        string   `json:"op"`
	Program   string   `json:"program,omitempty"`
	Code      string   `json:"code,omitempty"` // of tests
	Test      int      `json:"test"`           // the number of the one to run, from 0
	Game      []string `json:"game,omitempty"` // its name, variant and options
	Position  string   `json:"position,omitempty"`
	Positions []string `json:"positions,omitempty"`
	Seed      uint64   `json:"seed"`
	Calls     int      `json:"calls"`
	Turns     int      `json:"turns"`
	Most      int      `json:"most,omitempty"`
	Values    *bool    `json:"values,omitempty"` // whether exact values are told; nil for yes
	Backwards bool     `json:"backwards,omitempty"`
}

// The limits of a move.
const (
	MoveCalls = 20_000
	MoveTurns = 3_000_000
)

// MaxProgram is how long a program may be, in bytes, wherever it comes from.
const MaxProgram = cup.MaxProgram

// Send sends a request.
func Send(s Session, r Request) {
	text, err := json.Marshal(r)
	if err != nil {
		panic(err) // it is texts and numbers
	}
	s.Send(string(text))
}

// An Event is what every program may say of a request.
type Event struct {
	ID       int
	Event    string // done, error or print; some requests have further ones
	Text     string
	Left     int // lines that were printed before Text and are left out
	Error    *Fault
	Move     string // empty where what the program has returned is no legal move
	Returned string // in Python's words
}

// What is shown of a text that a program says, in bytes. The worker cuts its own texts shorter than that.
const (
	maxText  = 4_000 // of a fault, as Python says it
	maxShort = 400   // of a name, a move, what was returned
)

// Cut returns the beginning of a text that a stranger says, as a page shows it.
func Cut(text string, most int) string {
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "…"
}

// Cut cuts what a program says to what a page shows of it, however much a stranger has said. What was printed is for
// whoever hears it.
func (e *Event) Cut() {
	e.Move, e.Returned = Cut(e.Move, maxShort), Cut(e.Returned, maxShort)
	if f := e.Error; f != nil {
		f.Kind, f.Type, f.Returned = Cut(f.Kind, maxShort), Cut(f.Type, maxShort), Cut(f.Returned, maxShort)
		f.Message, f.Python, f.Program = Cut(f.Message, maxText), Cut(f.Python, maxText), ""
	}
}

// A Fault is what has ended a program, as web/python says it. Program is its text, which a page may add: its lines help
// to explain the fault.
type Fault struct {
	Kind     string `json:"kind"`
	Type     string `json:"type"`
	Line     int    `json:"line"`
	Message  string `json:"message"`
	Returned string `json:"returned,omitempty"`
	Python   string `json:"python,omitempty"`
	Program  string `json:"program,omitempty"`
}

// The kinds of faults for which web/python/relay.js ends a program.
const (
	Flooding = "flood" // it has said more at once than the page reads
	TooLong  = "long"  // an event of it was too long
)

// An Explanation is a fault in the words of the page. Advice and More may be empty.
type Explanation struct{ Title, Advice, More string }
