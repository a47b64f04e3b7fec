package proofs

import (
	"encoding/json"
	"strings"

	"tablier/app/sandbox"
)

// Check runs the checker on the whole certificate; part is what its field shows of it.
func (s *Session) Check(part, checker string) {
	if s.Busy() || !s.there() {
		return
	}
	s.run++
	s.state, s.said, s.fault = Waiting, "", nil
	s.sheet.fold(part)
	s.fill()
	now := s.run
	s.env.Python.Open(func(state sandbox.State) {
		s.python = state
		if now == s.run && s.state == Waiting && !state.OnItsWay() {
			s.opened(program(s.sheet.text, checker))
		}
		s.env.Redraw()
	})
}

// opened runs a program, now that it is known whether one can run.
func (s *Session) opened(program string) {
	if s.python != sandbox.Ready {
		s.state = Idle
		return
	}
	s.state = Running
	now := s.run
	s.process = s.env.Python.Session(func(text string) {
		if now == s.run && s.state == Running {
			s.hear(text)
		}
	})
	sandbox.Send(s.process, sandbox.Request{ID: 1, Op: "load", Program: program})
}

// before is the line that stands before the checker: the certificate takes the place of the file that it would open.
const before = "open = lambda *_, **__: "

// program returns the program that runs.
func program(certificate, checker string) string {
	text, err := json.Marshal(strings.TrimSuffix(certificate, "\n"))
	if err != nil {
		panic(err) // it is a text
	}
	return before + string(text) + ".split(\"\\n\")\n" + checker
}

// maxSaid is how much of what a checker says is kept, in bytes: what a person has made of it may say more.
const maxSaid = 2_000

// hear takes in what the program says.
func (s *Session) hear(text string) {
	var e sandbox.Event
	if json.Unmarshal([]byte(text), &e) != nil {
		return
	}
	e.Cut()
	switch e.Event {
	case "print":
		s.said = sandbox.Cut(s.said+e.Text, maxSaid)
	case "done":
		s.end(s.verdict())
	case "error":
		if s.fault = e.Error; s.fault != nil && s.fault.Line > 0 {
			s.fault.Line--
		}
		s.end(Failed)
	}
}

// verdict returns what the words of a checker come to.
func (s *Session) verdict() State {
	s.said = strings.TrimSpace(s.said)
	switch {
	case strings.HasPrefix(s.said, "ok: "):
		return Proved
	case strings.HasPrefix(s.said, "line "):
		return Refused
	}
	return Other
}

// end ends the run in a state.
func (s *Session) end(state State) {
	s.stop()
	s.state = state
	s.env.Redraw()
}

// stop ends the program.
func (s *Session) stop() {
	s.run++
	if s.process != nil {
		s.process.End()
		s.process = nil
	}
}

// Stop ends a check under way, without a verdict.
func (s *Session) Stop() {
	if s.Busy() {
		s.state = Idle
	}
	s.stop()
}
