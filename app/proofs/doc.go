// Package proofs is a person who checks certificates of solved games (ai/certificate): which one, what the checker says
// of it, and what has been changed. It knows no browser: what a person does comes in, and what is to be shown comes
// out. The checker is a program in Python, which runs where those of pupils do.
package proofs

import (
	"strconv"
	"strings"

	"tablier/ai/certificate/names"
	"tablier/app/nav"
	"tablier/app/sandbox"
)

// An Environment is what surrounds a session.
type Environment struct {
	Python sandbox.Python
	// Fetch fetches a file of the site by its name; false where it does not come.
	Fetch func(name string, then func(text string, ok bool))
	// Show puts a text into one of the fields, where a person reads and changes it.
	Show func(field Field, text string)
	// Redraw has the page drawn anew: the session has changed by itself.
	Redraw func()
}

// A Field is one of the two texts.
type Field int

// The fields.
const (
	Certificate Field = iota
	Checker
)

// A State is what the session is doing.
type State string

// The states.
const (
	Loading State = "loading" // the texts are on their way
	Missing State = "missing" // they did not come
	Idle    State = "idle"    // nothing has been checked
	Waiting State = "waiting" // for Python
	Running State = "running"
	Proved  State = "proved"
	Refused State = "refused" // the checker says what is wrong
	Failed  State = "failed"  // the checker has an error, after a change of it
	Other   State = "other"   // it has said something else
)

// A Session is a person who checks certificates.
type Session struct {
	env      Environment
	state    State
	python   sandbox.State
	name     names.Name
	sheet    sheet // the certificate
	fetching int   // the number of the last fetch
	process  sandbox.Session
	run      int // the number of the last run
	said     string
	fault    *sandbox.Fault
}

// New returns a session about the first certificate, before anything has been fetched.
func New(env Environment) *Session {
	return &Session{env: env, state: Loading, name: names.All()[0]}
}

// State returns what the session is doing.
func (s *Session) State() State { return s.state }

// Python returns what has become of Python.
func (s *Session) Python() sandbox.State { return s.python }

// Name returns the certificate that is shown.
func (s *Session) Name() names.Name { return s.name }

// Said returns what the checker has said last.
func (s *Session) Said() string { return s.said }

// Fault returns what has ended the checker, nil for nothing.
func (s *Session) Fault() *sandbox.Fault { return s.fault }

// Part returns which lines of the certificate are in its field, as they were at the last check or turn: a screen reader
// says it, which would be too much at each line that is typed.
func (s *Session) Part() Part {
	if !s.there() {
		return Part{}
	}
	return s.sheet.part
}

// Before turns the field back by one part; what is in the field is kept, changed or not.
func (s *Session) Before(field string) {
	s.sheet.fold(field)
	if first := s.sheet.part.First; first > 1 {
		s.turn(max(1, first-most))
	}
	s.fill()
}

// After does the same with the lines that come after those in the field.
func (s *Session) After(field string) {
	s.sheet.fold(field)
	if p := s.sheet.part; p.Last < p.Of {
		s.turn(p.Last + 1)
	}
	s.fill()
}

// Seek has a line of the certificate in its field, the last one where there are fewer, and returns which one of the
// field that is.
func (s *Session) Seek(field string, line int) int {
	s.sheet.fold(field)
	line = min(line, s.sheet.part.Of)
	if p := s.sheet.part; line < p.First || line > p.Last {
		s.turn((line-1)/most*most + 1)
	}
	return line - s.sheet.part.First + 1
}

// fill puts other lines into a field that has been emptied: those that have followed, or else the last ones.
func (s *Session) fill() {
	p := s.sheet.part
	switch {
	case p.Last >= p.First:
	case p.First <= p.Of:
		s.turn(p.First)
	default:
		s.turn(max(1, p.Of-most+1))
	}
}

// turn puts the lines of the certificate from one on into its field.
func (s *Session) turn(first int) {
	s.sheet.open(first)
	s.env.Show(Certificate, s.sheet.shown())
}

// Busy says whether a check is under way.
func (s *Session) Busy() bool { return s.state == Waiting || s.state == Running }

// Line returns the line of the certificate at which the checker finds something wrong, 0 for none.
func (s *Session) Line() int {
	words := strings.Fields(s.said)
	if s.state != Refused || len(words) < 2 {
		return 0
	}
	n, err := strconv.Atoi(strings.TrimSuffix(words[1], ":"))
	if err != nil {
		return 0
	}
	return n
}

// Open shows the certificate that a fragment asks for, and what was shown before where it asks for none. Where that is
// shown its texts stay, with what has been changed.
func (s *Session) Open(file string) {
	before := s.name
	for _, name := range names.All() {
		if name.File == file {
			s.name = name
		}
	}
	if s.name != before || !s.there() {
		s.Restore()
	}
}

// there says whether the texts are in their fields.
func (s *Session) there() bool { return s.state != Loading && s.state != Missing }

// Leave ends a visit: the next one has new fields, without texts.
func (s *Session) Leave() {
	s.Stop()
	s.fetching++
	s.state = Loading
}

// Changed says that a text has been changed: what has been said, or would be, is about another one. It returns whether
// there was something.
func (s *Session) Changed() bool {
	if s.state == Idle || !s.there() {
		return false
	}
	s.stop()
	s.state, s.said, s.fault = Idle, "", nil
	return true
}

// Choose shows another certificate, by its file.
func (s *Session) Choose(file string) {
	if file != s.name.File {
		s.Open(file)
	}
}

// Restore shows the texts as they were made.
func (s *Session) Restore() {
	s.Stop()
	s.fetching++
	s.state, s.said, s.fault = Loading, "", nil
	now, left := s.fetching, 2
	fetch := func(name string, field Field) {
		s.env.Fetch(name, func(text string, ok bool) {
			if now != s.fetching {
				return
			}
			if left--; !ok {
				s.state = Missing
			} else if s.env.Show(field, s.taken(field, text)); left == 0 && s.state == Loading {
				s.state = Idle
			}
			s.env.Redraw()
		})
	}
	fetch(nav.CertificateFile(s.name.File), Certificate)
	fetch(nav.CheckerFile, Checker)
}

// taken returns what of a text that has come is put into its field.
func (s *Session) taken(field Field, text string) string {
	if field != Certificate {
		return text
	}
	s.sheet = sheet{text: text}
	s.sheet.open(1)
	return s.sheet.shown()
}
