package atlas_test

import (
	"testing"

	"tablier/app/atlas"
)

// Waves run to the end by themselves; only the last is told.
func TestWavesRun(t *testing.T) {
	s := perform(t, "w=9")
	s.elapse(40) // what leads where
	s.Do(s.Run())
	if !s.Waves().Running() || s.lastSaid() != atlas.SayNothing {
		t.Fatalf("running: %v, said %v", s.Waves().Running(), s.said)
	}
	said, drawn := len(s.said), s.drawn
	s.elapse(1)
	if s.Waves().Passed() != 10 || len(s.said) != said || s.drawn == drawn {
		t.Errorf("wave %d, said %v, drawn %d times", s.Waves().Passed(), s.said, s.drawn-drawn)
	}
	s.elapse(1)
	if s.Waves().Passed() != 11 || s.Waves().Running() || s.lastSaid() != atlas.SayWave || !s.Waves().Arrived() {
		t.Errorf("wave %d, running %v, said %v", s.Waves().Passed(), s.Waves().Running(), s.said)
	}
	s.Do(s.Run())
	if s.Waves().Passed() != 0 || s.Waves().Arrived() {
		t.Errorf("another run begins after wave %d", s.Waves().Passed())
	}
	s.Do(s.Run())
	s.elapse(3)
	if s.Waves().Passed() != 0 || s.Waves().Running() {
		t.Errorf("after a stop wave %d came", s.Waves().Passed())
	}
}

// Whatever a person chooses ends the run of the waves.
func TestWhatEndsTheRun(t *testing.T) {
	for name, act := range map[string]func(*stage) []atlas.Effect{
		"a position": func(s *stage) []atlas.Effect { return s.Choose(0) },
		"an example": func(s *stage) []atlas.Effect { return s.Another() },
		"a wave":     func(s *stage) []atlas.Effect { return s.Pass(3) },
		"a board":    func(s *stage) []atlas.Effect { return s.ChooseBoard("rota") },
		"a new page": func(s *stage) []atlas.Effect { return s.Leave() },
	} {
		s := perform(t, "w=2")
		s.Do(s.Run())
		s.Do(act(s))
		if s.Waves().Running() {
			t.Errorf("the waves run on after %s", name)
		}
		passed := s.Waves().Passed()
		if s.elapse(2); s.Waves().Running() || s.Waves().Passed() != passed {
			t.Errorf("after %s wave %d has passed", name, s.Waves().Passed())
		}
	}
}

// A wave that is asked for shows an example of it, and what is pointed at is no longer shown: it may not be known.
func TestPass(t *testing.T) {
	s := perform(t, "w=4")
	if got := s.Map().Of(s.Choice().At).Plies; got != 4 {
		t.Errorf("wave 4 shows a position in %d", got)
	}
	s.pointed = true
	s.Do(s.Pass(7))
	if wave, ok := s.Choice().ExampleOf(); !ok || wave != 7 || s.pointed || s.lastSaid() != atlas.SayWave {
		t.Errorf("an example of wave %d, said %v, pointed at %v", wave, s.said, s.pointed)
	}
	if s.Waves().Knows(-1) || s.Waves().KnowsRing(8) || !s.Waves().KnowsRing(7) {
		t.Error("wrong rings are known")
	}
	s.Do(s.Pass(11))
	if !s.Waves().Arrived() {
		t.Error("nothing says what the last wave comes to")
	}
	if s.Do(s.Choose(0)); s.Waves().Arrived() {
		t.Error("what the last wave comes to is said of a position")
	}
	for asked, want := range map[int]int{-3: 0, 500: 11} {
		if s.Do(s.Pass(asked)); s.Waves().Passed() != want {
			t.Errorf("wave %d is shown as %d", asked, s.Waves().Passed())
		}
	}
}
