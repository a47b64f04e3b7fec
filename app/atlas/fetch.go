package atlas

import (
	"encoding/json"
	"errors"
	"time"

	"tablier/ai/protocol"
	"tablier/app/latest"
	"tablier/rules"
)

// ChooseBoard shows the map of another board, after all its waves.
func (s *Session) ChooseBoard(name string) []Effect {
	s.openWhole(name)
	if s.m != nil {
		s.note()
	}
	return s.effects()
}

// OpenAnyway fetches a map that is held because of a crash note, as a person has asked for it.
func (s *Session) OpenAnyway() []Effect {
	if s.state != Held {
		return nil
	}
	s.do(Allow{s.board})
	s.open(s.board)
	return s.effects()
}

// openWhole shows the map of a board after all its waves, and asks for no position of it.
func (s *Session) openWhole(name string) {
	s.wanted, s.waves.passed = "", allWaves
	s.open(name)
}

// open shows the map of a board, which is fetched if it is not there.
func (s *Session) open(name string) {
	s.fetching.Cancel()
	s.exploring.Cancel()
	s.waves.stop()
	s.waves.arrived = false
	s.endNote()
	s.board, s.state, s.m, s.graph, s.choice = name, Loading, nil, nil, nothing
	s.do(Unpoint{})
	s.changed()
	if m := s.maps[name]; m != nil {
		s.show(m)
		return
	}
	s.noted = name
	s.do(Fetch{name, s.ask(&Map{})})
}

// ask returns the question for the next part of a map.
func (s *Session) ask(m *Map) Ask {
	record := rules.Record{Game: s.game.ID(), Variant: s.board}
	return Ask{protocol.Request{Op: protocol.OpMap, Record: record, From: len(m.Positions)}, m, s.fetching.Next()}
}

// Hold has a map not be fetched before a person asks for it: an earlier visit has crashed over it.
func (s *Session) Hold() []Effect {
	s.fetching.Cancel()
	s.state, s.noted = Held, ""
	s.changed()
	return s.effects()
}

// Answered is the machine's answer to a question: the next part of its map, or why there is none.
func (s *Session) Answered(asked Ask, line string, err error) []Effect {
	if !s.fetching.Take(asked.Token) {
		return nil
	}
	var part protocol.Mapped
	if err == nil {
		err = json.Unmarshal([]byte(line), &part)
	}
	if err == nil {
		err = asked.part.Add(part.Map)
	}
	switch {
	case tooLarge(err):
		s.state = TooLarge
		s.do(Rest{})
	case err != nil:
		s.state = Failed
		s.do(Log{err}, Rest{})
	case !asked.part.Whole():
		s.do(s.ask(asked.part))
		return s.effects()
	default:
		s.maps[s.board] = asked.part
		s.do(Rest{})
		s.show(asked.part)
	}
	s.endNote() // after what is laid out of the map
	s.changed()
	return s.effects()
}

// tooLarge says whether an error is that of a board with too many positions.
func tooLarge(err error) bool {
	refused, ok := errors.AsType[*protocol.Error](err)
	return ok && refused.Code == protocol.CodeLarge
}

// endNote removes the crash note, if there is one: nothing is fetched any more.
func (s *Session) endNote() {
	if s.noted != "" {
		s.do(EndNote{s.noted})
		s.noted = ""
	}
}

// slice is of how many positions the moves are asked for in one turn of the browser.
const slice = 200

// frame is how long a turn of the browser is.
const frame = 16 * time.Millisecond

// explore computes the predecessors of some more positions; all of them take many turns of the browser.
func (s *Session) explore() {
	if err := s.graph.Step(slice); err != nil {
		s.do(Log{err})
		return
	}
	if !s.graph.Done() {
		s.wait(frame, &s.exploring)
		return
	}
	s.choice.Before = s.graph.Before(s.choice.At)
	s.changed()
}

// wait sets a timer, after which Elapsed gets the next token of a source.
func (s *Session) wait(d time.Duration, source *latest.Source) { s.do(Wait{d, source.Next()}) }

// Elapsed handles the end of a timer: it explores on, lets the next wave pass, or updates the address.
func (s *Session) Elapsed(t latest.Token) []Effect {
	switch {
	case s.exploring.Take(t):
		s.explore()
	case s.waves.beats.Take(t):
		s.passed()
	case s.addressing.Take(t) && s.m != nil:
		s.trail.previous = ""
		s.do(Keep{s.Address()})
	}
	return s.effects()
}
