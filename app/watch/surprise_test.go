package watch_test

import (
	"errors"
	"testing"

	"tablier/app/watch"
)

// surprising is an answer of the machine about a position without neighbours.
const surprising = `{"id":1,"surprise":[9,1,40000,30000,8,0,20000,30000]}`

func nothing() {}

// What files have told of a position stays as long as that is searched, in whatever way, and so does what was chosen.
func TestSurpriseStays(t *testing.T) {
	s := perform(t, "g=entropy")
	u := s.Surprise()
	s.Says = surprising
	u.Ask(nothing)
	u.Choose(3)
	s.Says = ""
	s.Changes().Set(func(s *watch.Settings) { s.Depth = 1 })
	if !u.Shown() || u.Pawn() != 3 || u.At(0, 0).Value != watch.Win {
		t.Errorf("after another depth it is shown: %v, pawn %d", u.Shown(), u.Pawn())
	}
	if !s.Changes().TakeText("bbb1b/b1w2/1b1wb/w3w/w2ww b") || u.Shown() || u.Pawn() != 0 {
		t.Errorf("of another position it is shown: %v, pawn %d", u.Shown(), u.Pawn())
	}
}

// Missing files are told from what else goes wrong, and a new question forgets both.
func TestSurpriseRefused(t *testing.T) {
	s := perform(t, "g=entropy")
	u := s.Surprise()
	u.Ask(nothing) // the machine of the tests has no files
	if !u.Missing() || u.Refusal().Any() {
		t.Errorf("missing: %v, refused: %+v", u.Missing(), u.Refusal())
	}
	s.Broken = errors.New("it has died")
	u.Ask(nothing)
	if u.Missing() || u.Refusal().Fault != watch.NoAnswer {
		t.Errorf("of a dead machine: missing: %v, refused: %+v", u.Missing(), u.Refusal())
	}
	s.Broken, s.Says = nil, "no JSON"
	u.Ask(nothing)
	if u.Missing() || u.Refusal().Fault != watch.NoAnswer || len(s.Logged) != 2 {
		t.Errorf("of no answer: missing: %v, refused: %+v", u.Missing(), u.Refusal())
	}
	s.Says = surprising
	u.Ask(nothing)
	if !u.Shown() || u.Refusal().Any() {
		t.Errorf("shown: %v, refused: %+v", u.Shown(), u.Refusal())
	}
}

// As long as an answer is on its way, it is asked for once.
func TestSurpriseIsAskedForOnce(t *testing.T) {
	s := perform(t, "g=entropy")
	u, before, came := s.Surprise(), s.Questions, 0
	s.Slow = true
	u.Ask(func() { came++ })
	u.Ask(func() { came++ })
	s.DeliverAll()
	if s.Questions != before+1 || came != 1 {
		t.Errorf("asked %d times, answered %d times", s.Questions-before, came)
	}
}
