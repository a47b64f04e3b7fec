package organizer_test

import (
	"testing"

	"tablier/app/cup/organizer"
)

// A cup is played at a game that somebody has drawn, by its link; the kept cup and its file have it. What is no such
// game changes nothing, and nothing pasted is the usual game again.
func TestCupOfADrawnGame(t *testing.T) {
	const text = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.125.137.45678.59b.7ab&r=3psx2&f=6&n=La+croix&a=Lina"
	s := newStage(t)
	organizer.PlayDrawn(s.Session, "https://a.fr/atelier/tracer/#"+text)
	if organizer.Drawn(s.Session) != text || s.Game().ID() != "tapatan" || s.Cup().Config().Variant != text {
		t.Fatalf("played is %q", s.Cup().Config().Variant)
	}
	s.wantTroubles()
	s.ToggleLevel(1)
	s.ToggleLevel(2)
	s.Start()
	s.Settle()
	if played, all := s.Cup().Progress(); played != all || all == 0 {
		t.Errorf("%d of %d games are played", played, all)
	}
	data, err := s.Cup().Encode()
	if err != nil {
		t.Fatal(err)
	}
	again := newStage(t)
	again.OpenFile(string(data))
	again.Settle()
	if organizer.Drawn(again.Session) != text {
		t.Errorf("the cup of the file is played at %q", again.Cup().Config().Variant)
	}
	organizer.PlayDrawn(again.Session, "https://a.fr/atelier/tracer/#g=3&p=a1")
	again.wantTroubles(organizer.NotDrawn)
	if organizer.Drawn(again.Session) != text {
		t.Errorf("after a link of nothing it is played at %q", again.Cup().Config().Variant)
	}
	fresh := newStage(t)
	organizer.PlayDrawn(fresh.Session, text)
	organizer.PlayDrawn(fresh.Session, "")
	if got := fresh.Cup().Config().Variant; got != "tapatan" {
		t.Errorf("without a drawn game it is played at %q", got)
	}
}
