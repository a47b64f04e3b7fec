package dispose

import (
	"tablier/app/board"
	"tablier/rules"
)

// Text returns the position as the rules write it, whether they know it or not.
func (s *Session) Text() string { return s.ask.Write(s.Now()) }

// Flaws returns why the rules know no such position; none where they do.
func (s *Session) Flaws() []board.Flaw {
	s.judge()
	return s.flaws
}

// Position returns the position; nil where the rules do not know it.
func (s *Session) Position() rules.Position {
	s.judge()
	return s.position
}

// judge asks the game and the rules about what has been set up.
func (s *Session) judge() {
	now := s.steps[s.at]
	if s.judged == now {
		return
	}
	s.judged, s.position = now, nil
	if s.flaws = s.ask.Flaws(*now); len(s.flaws) > 0 {
		return
	}
	if position, err := s.game.Spec.Parse(s.setup, s.ask.Write(*now)); err == nil {
		s.position = position // a test holds each game to finding what its rules refuse
	}
}
