package workbench_test

import (
	"testing"

	"tablier/app/asked"
	"tablier/app/write/workbench"
)

const drawnText = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.125.137.45678.59b.7ab&r=3psx2&f=6" +
	"&n=La+croix+d%E2%80%99Agadir"

// A game that somebody has drawn takes the place of the exercise's own where programs play, until the person goes back.
// Links say which it is.
func TestDrawnGameIsPlayed(t *testing.T) {
	s := perform(t, workbench.DrawnAddress(drawnText))
	if s.Course.Drawn() != drawnText || len(s.Contest.Match().Position().Moves()) != 12 {
		t.Fatalf("played is %q", s.Course.Board().Variant)
	}
	s.Play()
	sent := s.Last().Sent
	if len(sent) == 0 || sent[len(sent)-1].Game[1] != drawnText {
		t.Errorf("the program is asked %+v", sent)
	}
	s.Stop()
	s.Test()
	if got := s.Last().Sent[len(s.Last().Sent)-1]; got.Op != "tests" || got.Code != s.exercise().Tests {
		t.Errorf("the tests are %+v", got)
	}
	exercise := s.exercise().ID
	s.Choose("minimax")
	if want := "e=minimax&v=" + asked.Escape(drawnText); s.Kept != want || s.Course.Drawn() == "" {
		t.Errorf("the address has %q, want %q", s.Kept, want)
	}
	s.goTo("e=" + exercise + "&" + workbench.DrawnAddress("g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psx2"))
	if got := len(s.Contest.Match().Position().Moves()); got != 6 || s.exercise().ID != exercise {
		t.Errorf("another game has %d first moves, at %s", got, s.exercise().ID)
	}
	s.LeaveDrawn()
	if s.Course.Drawn() != "" || len(s.Contest.Match().Position().Moves()) != 9 || s.Kept != "e="+exercise {
		t.Errorf("after it: %q, address %q", s.Course.Board().Variant, s.Kept)
	}
}

// A game at which the exercise's program cannot be, and a text that is none, take the place of nothing.
func TestDrawnGameRefused(t *testing.T) {
	for _, text := range []string{"g=3&p=a1", "shisima", "hyle=7"} {
		s := perform(t, "e=gagne&"+workbench.DrawnAddress(text))
		if s.Course.Drawn() != "" || s.Trouble() != workbench.BadLink {
			t.Errorf("%s is played: trouble %d", text, s.Trouble())
		}
	}
	s := perform(t, "e=esperance&"+workbench.DrawnAddress(drawnText))
	if s.exercise().Game == "tapatan" || s.Course.Drawn() != "" {
		t.Errorf("%s plays %q", s.exercise().Game, s.Course.Drawn())
	}
}
