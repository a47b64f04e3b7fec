package draw

import (
	"encoding/json"
	"time"

	"tablier/ai/protocol"
	"tablier/rules"
	"tablier/rules/morris"
)

// A State is how far the machine is with the drawing.
type State int

// The states.
const (
	Blank    State = iota // nothing is drawn
	Faulty                // it is no game yet
	TooLarge              // it has more positions than are solved
	Waiting               // it is solved after a pause of the person
	Solving               // the machine solves it
	Solved                // it is solved
	Stopped               // the person has stopped that
	Failed                // the machine has not answered
)

// The times of the judgement.
const (
	pause     = 600 * time.Millisecond // after the last change
	longAfter = 2 * time.Second        // after which it is shown that the machine works, and can be stopped
)

// maxKnown is how many surveys are kept.
const maxKnown = 200

// A judgement is what is known of the drawing.
type judgement struct {
	design *morris.Design // nil while there are faults
	faults []Fault
	most   uint64 // how many positions it has at most
	ways   int    // in which First wins, of three points each
	state  State
	long   bool // the machine works for longer than one waits without a word

	found   *protocol.Survey
	known   map[string]*answer
	changes []Change
}

// An answer is that of the machine for one game: its survey, nil where it has none.
type answer struct{ survey *protocol.Survey }

// State returns how far the machine is, Long whether that lasts.
func (s *judgement) State() State { return s.state }

// Long says whether the machine works for longer than one waits without a word.
func (s *judgement) Long() bool { return s.long }

// Faults returns what keeps the drawing from being a game.
func (s *judgement) Faults() []Fault { return s.faults }

// Design returns the game that is drawn, nil while there are faults.
func (s *judgement) Design() *morris.Design { return s.design }

// Survey returns what the machine has found, nil for nothing yet.
func (s *judgement) Survey() *protocol.Survey { return s.found }

// Most returns how many positions the game has at most, by counting.
func (s *judgement) Most() uint64 { return s.most }

// Ways returns in how many ways of three points First wins.
func (s *judgement) Ways() int { return s.ways }

// Changes returns the games with one rule changed, as far as they are known.
func (s *judgement) Changes() []Change { return s.changes }

// judge says anew what the drawing is, and has it solved after a pause.
func (s *Session) judge() {
	s.pausing.Cancel()
	s.asking.Cancel()
	s.slow.Cancel()
	s.found, s.changes, s.long, s.ways = nil, nil, false, 0
	s.design, s.faults = s.faultsOf()
	s.most = s.sketch.MostPositions()
	switch {
	case len(s.sketch.Places) == 0:
		s.state = Blank
	case s.design == nil:
		s.state = Faulty
	case s.most > protocol.MaxSurvey:
		s.state = TooLarge
	default:
		s.state = Waiting
	}
	if s.design != nil {
		s.ways = len(morris.Compile(s.design.Board).Wins(0))
	}
	if s.state != Waiting {
		return
	}
	if known := s.known[textOf(s.sketch)]; known != nil && known.survey != nil {
		s.solved(known.survey)
		return
	}
	token := s.pausing.Next()
	s.env.Clock.After(pause, func() {
		if s.pausing.Take(token) {
			s.solve()
			s.env.Redraw()
		}
	})
}

// textOf returns the text of a game without title and name, empty where it is none.
func textOf(k morris.Sketch) string {
	k.Title, k.Author = "", ""
	design, err := k.Design()
	if err != nil {
		return ""
	}
	return design.Board.ID
}

// solve asks the machine for the survey of the drawing.
func (s *Session) solve() {
	s.state, s.long = Solving, false
	wait := s.slow.Next()
	s.env.Clock.After(longAfter, func() {
		if s.slow.Take(wait) {
			s.long = true
			s.env.Redraw()
		}
	})
	s.ask(textOf(s.sketch), func(v *protocol.Survey) {
		s.slow.Cancel()
		s.long = false
		if v == nil {
			s.state = Failed
			s.env.Machine.Stop()
			return
		}
		s.solved(v)
	})
}

// ask asks for the survey of a game; nil is none. The newest question counts.
func (s *Session) ask(text string, then func(*protocol.Survey)) {
	token := s.asking.Next()
	record := rules.Record{Game: s.game, Variant: text}
	s.env.Machine.Ask(protocol.Request{Op: protocol.OpSurvey, Record: record}, func(line string, err error) {
		if !s.asking.Take(token) {
			return
		}
		var told protocol.Surveyed
		if err == nil {
			err = json.Unmarshal([]byte(line), &told)
		}
		known := &answer{}
		if err == nil {
			known.survey = &told.Survey
		}
		if len(s.known) == maxKnown {
			clear(s.known)
		}
		s.known[text] = known
		then(known.survey)
		s.env.Redraw()
	})
}

// solved takes the survey of the drawing, and goes on with those that have one rule changed.
func (s *Session) solved(v *protocol.Survey) {
	s.found, s.state = v, Solved
	s.changes = s.changesOf()
	s.next()
}

// next asks for the first game with a rule changed that is not known yet. Once all are, the machine rests.
func (s *Session) next() {
	for i := range s.changes {
		change := &s.changes[i]
		if known := s.known[change.text]; known != nil {
			change.Survey, change.Done = known.survey, true
			continue
		}
		s.ask(change.text, func(*protocol.Survey) { s.next() })
		return
	}
	s.env.Machine.Stop()
}

// Stop stops the machine at the drawing.
func (s *Session) Stop() {
	if s.state != Solving {
		return
	}
	s.slow.Cancel()
	s.asking.Cancel()
	s.env.Machine.Stop()
	s.state, s.long = Stopped, false
}

// Resume has the machine solve a drawing at which it was stopped or has failed.
func (s *Session) Resume() {
	if s.state == Stopped || s.state == Failed {
		s.solve()
	}
}
