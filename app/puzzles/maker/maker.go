// Package maker is a person who makes a puzzle of a position: the question, what the machine proves of it, which
// answers are accepted, the words, and the puzzle that comes of it (package puzzles/composed). What has not been proved
// is no puzzle. No browser.
package maker

import (
	"encoding/json"
	"errors"
	"net/url"

	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/ai/puzzle/prove/asks"
	"tablier/app/asked"
	"tablier/app/latest"
	"tablier/app/puzzles/composed"
	"tablier/rules"
)

// A Machine proves puzzles.
type Machine interface {
	// Ask sends a request; heard gets how many positions have been looked at, several times a second, and done the line
	// of the answer. A pending request is dropped.
	Ask(r protocol.Request, heard func(nodes uint64), done func(line string, err error))
	// Stop drops the pending request, and ends the worker unless another page waits for it.
	Stop()
}

// An Environment is what surrounds a session.
type Environment struct {
	Games   rules.Registry
	Machine Machine
	Redraw  func() // something has come to be shown by itself
}

// A State is how far a question has come.
type State int

// The states.
const (
	Empty   State = iota // there is no position of which a puzzle can be made
	Ready                // nothing has been asked of the machine yet
	Proving              // it is at work
	Open                 // not everything has been proved; one can go on
	None                 // nothing is right
	Several              // several answers are right, and the author has not accepted them
	Made                 // there is a puzzle
	Failed               // the machine has not answered
	Refused              // the machine has answered that this question cannot be asked about the position
)

// A Session is a person at a position.
type Session struct {
	env      Environment
	spec     *rules.Spec
	setup    rules.Setup
	position rules.Position
	mute     bool // there is a position, of which nothing can be asked
	asks     []prove.Question
	chosen   int
	subject  string   // of the question; empty for the first there is
	subjects []string // that it can be about

	state    State
	effort   int // of the request
	nodes    uint64
	found    protocol.Composition
	puzzle   *puzzle.Puzzle // nil until something is proved to be right
	accepted bool
	asking   latest.Source

	// The author's words; Wording, of the question, is empty where the page asks in its own.
	Title, Wording, Idea string
	Shown                bool // the answer is drawn on the board
}

// New returns a session without a position.
func New(env Environment) *Session { return &Session{env: env} }

// ErrPosition is the error of an address without a position of which a puzzle can be made: it cannot be read, nobody is
// to move in it, or nothing that can be asked of it is ever proved.
var ErrPosition = errors.New("maker: no position of which a puzzle can be made")

// Enter begins with the position of an address, as asked.Position writes it. The error is ErrPosition.
func (s *Session) Enter(address string) error {
	s.env.Machine.Stop()
	env := s.env
	s.forget()
	s.spec, s.asks, s.mute, s.Shown, s.state = nil, nil, false, false, Empty
	s.chosen, s.subject, s.subjects, s.Title, s.Wording, s.Idea = 0, "", nil, "", "", ""
	values, err := url.ParseQuery(address)
	if err != nil {
		return ErrPosition
	}
	spec, err := env.Games.Find(values.Get("g"))
	if err != nil {
		return ErrPosition
	}
	setup, err := spec.Check(asked.Setup(values))
	if err != nil {
		return ErrPosition
	}
	position, err := spec.Parse(setup, values.Get("p"))
	if err != nil || position.Outcome().Over() {
		return ErrPosition
	}
	if who := position.ToMove(); who != rules.First && who != rules.Second {
		return ErrPosition
	}
	if position, err = puzzle.Seen(spec, setup, position); err != nil {
		return ErrPosition
	}
	if s.asks = asks.Of(spec.ID, position); len(s.asks) == 0 {
		s.mute = true
		return ErrPosition
	}
	s.spec, s.setup, s.position, s.state = spec, setup, position, Ready
	return nil
}

// Spec returns the rules of the game, nil without a position; Setup and Position what is asked about.
func (s *Session) Spec() *rules.Spec        { return s.spec }
func (s *Session) Setup() rules.Setup       { return s.setup }
func (s *Session) Position() rules.Position { return s.position }

// State returns how far the question has come.
func (s *Session) State() State { return s.state }

// Mute says whether it is Empty though the address has a position: nothing can be asked of that one.
func (s *Session) Mute() bool { return s.mute }

// Questions returns what can be asked, Chosen which of it is.
func (s *Session) Questions() []prove.Question { return s.asks }
func (s *Session) Chosen() int                 { return s.chosen }

// Question returns the question that is asked.
func (s *Session) Question() prove.Question {
	q := s.asks[s.chosen]
	q.On = s.subject
	return q
}

// Nodes returns how many positions have been looked at.
func (s *Session) Nodes() uint64 { return s.nodes }

// Found returns what has been proved, Puzzle the puzzle that comes of it, nil for none.
func (s *Session) Found() protocol.Composition { return s.found }
func (s *Session) Puzzle() *puzzle.Puzzle      { return s.puzzle }

// Choose asks another question.
func (s *Session) Choose(n int) {
	if s.state == Empty || n < 0 || n >= len(s.asks) {
		return
	}
	s.forget()
	s.chosen, s.subject, s.subjects = n, "", nil
}

// Subjects returns what the question can be about, as far as the machine has said so: nil for a question about the
// whole position. About is what it is about, and Ask asks about another.
func (s *Session) Subjects() []string { return s.subjects }
func (s *Session) About() string {
	if s.puzzle != nil {
		return s.puzzle.On
	}
	return s.subject
}
func (s *Session) Ask(subject string) {
	if s.state != Empty {
		s.forget()
		s.subject = subject
	}
}

// forget stops the machine and drops what it has found.
func (s *Session) forget() {
	if s.state == Proving {
		s.env.Machine.Stop()
	}
	s.asking.Cancel()
	s.state, s.found, s.puzzle, s.accepted, s.nodes, s.effort = Ready, protocol.Composition{}, nil, false, 0, 0
}

// Prove has the machine answer the question, at first for some three seconds and each further time for twice as long.
func (s *Session) Prove() {
	if s.state != Ready && s.state != Failed && (s.state != Open || s.Final()) {
		return
	}
	s.effort = max(1, 2*s.effort)
	s.state, s.nodes = Proving, 0
	q := s.Question()
	r := protocol.Request{Op: protocol.OpCompose, Compose: protocol.ComposeQuery{
		Question: string(q.Kind), On: q.On, Soon: q.Soon, Effort: min(s.effort, protocol.MaxEffort),
	}}
	r.Game, r.Variant, r.Options, r.Start = s.spec.ID, s.setup.Variant, s.setup.Options, s.position.String()
	token := s.asking.Next()
	s.env.Machine.Ask(r, func(nodes uint64) {
		if token.Valid() {
			s.nodes = nodes
			s.env.Redraw()
		}
	}, func(line string, err error) {
		if s.asking.Take(token) {
			s.hear(line, err)
			s.env.Redraw()
		}
	})
}

// Final says whether nothing more is proved by going on: the machine has no room for more, or it has been asked for as
// much as can be.
func (s *Session) Final() bool {
	return s.state == Open && (s.found.Final || s.effort >= protocol.MaxEffort)
}

// Stop has the machine stop.
func (s *Session) Stop() {
	if s.state == Proving {
		s.forget()
	}
}

// hear takes the answer of the machine, which is held against the rules.
func (s *Session) hear(line string, err error) {
	var answer protocol.Composed
	if err == nil {
		err = json.Unmarshal([]byte(line), &answer)
	}
	s.state = Failed
	if refusal := (*protocol.Error)(nil); errors.As(err, &refusal) && refusal.Code == protocol.CodeField {
		s.state = Refused
	}
	if err != nil {
		return
	}
	s.found = answer.Composed
	s.nodes = s.found.Nodes
	if len(s.found.Subjects) > 0 {
		s.subjects = s.found.Subjects
	}
	switch {
	case s.found.Open > 0:
		s.state = Open
	case s.found.Puzzle == "":
		s.state = None
	default:
		made, err := puzzle.ParseLine(s.found.Puzzle)
		if err != nil || puzzle.Check(s.spec, made) != nil {
			return
		}
		position, err := made.Open(s.spec)
		if err != nil {
			return
		}
		// a puzzle begins without the quiet turns of the match that it is from
		s.puzzle, s.position, s.state = made, position, Made
		if s.found.Alike > 1 {
			s.state = Several
		}
	}
}

// Accept accepts all the answers that are right.
func (s *Session) Accept() {
	if s.state == Several {
		s.state = Made
	}
}

// Composed returns the puzzle with its words, and whether there is one.
func (s *Session) Composed() (p composed.Puzzle, ok bool) {
	if s.state != Made {
		return p, false
	}
	p = composed.New(s.spec.ID, s.puzzle)
	p.Title, p.Question, p.Idea = s.Title, s.Wording, s.Idea
	return p, true
}

// Code returns the code of the puzzle, empty where there is none.
func (s *Session) Code() string {
	p, ok := s.Composed()
	if !ok {
		return ""
	}
	code, err := composed.Encode(p)
	if err != nil {
		return "" // the words are longer than there is room
	}
	return code
}
