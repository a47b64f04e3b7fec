package draw_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"tablier/ai/protocol"
	"tablier/app/draw"
	"tablier/rules/morris"
)

// cross is a board of 13 points whose figures an independent program has computed.
const cross = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.45678.137.7ab.b95.521&r=3psx2&f=6"

// A game is surveyed a moment after the last change; then those with one rule changed are, and a row tries one.
func TestSurvey(t *testing.T) {
	s := perform(t)
	s.open(cross)
	s.Copy()
	if s.State() != draw.Waiting || s.Most() != 86_828 || len(s.asked) != 0 {
		t.Fatalf("state %d, at most %d, asked %v", s.State(), s.Most(), s.asked)
	}
	s.elapse(time.Second)
	if s.State() != draw.Solving || s.Long() {
		t.Fatalf("state %d", s.State())
	}
	s.elapse(time.Minute)
	if !s.Long() {
		t.Error("a long wait is not told")
	}
	s.answer()
	if v := s.Survey(); s.State() != draw.Solved || s.Long() || v.States != 84_343 || v.Value != protocol.ValueDraw {
		t.Fatalf("state %d: %+v", s.State(), v)
	}
	for s.pending != nil {
		s.answer()
	}
	want := map[draw.Variation]struct {
		value string
		plies int
	}{
		draw.Open: {protocol.ValueWin, 5}, draw.Jumping: {protocol.ValueDraw, 0}, draw.Anywhere: {protocol.ValueWin, 9},
		draw.MorePawns: {protocol.ValueLoss, 16}, draw.CloseAll: {protocol.ValueWin, 7},
	}
	for _, c := range s.Changes() {
		if w, ok := want[c.Rule]; c.Survey == nil || ok && (c.Survey.Value != w.value || c.Survey.Plies != w.plies) {
			t.Errorf("rule %d: %+v", c.Rule, c.Survey)
		}
		delete(want, c.Rule)
	}
	if len(want) > 0 || s.stopped == 0 {
		t.Errorf("not tried: %v; the machine was stopped %d times", want, s.stopped)
	}
	asked := len(s.asked)
	s.Try(slices.IndexFunc(s.Changes(), func(c draw.Change) bool { return c.Rule == draw.Open }))
	if s.State() != draw.Solved || s.Survey().Value != protocol.ValueWin || len(s.Sketch().First) != 0 {
		t.Errorf("tried: state %d, %+v", s.State(), s.Survey())
	}
	if s.Undo(); s.Survey().Value != protocol.ValueDraw || len(s.asked) > asked+1 {
		t.Errorf("undone: %+v", s.Survey())
	}
}

// Only the newest question counts, and titles ask none.
func TestNewestSurveyCounts(t *testing.T) {
	s := perform(t)
	square(s)
	diagonals(s)
	s.elapse(time.Second)
	old := s.pending
	s.Rule().SetMotion(morris.Fly)
	old(string(protocol.Encode(nil, "1", protocol.Surveyed{Survey: protocol.Survey{States: 7}})), nil)
	if s.Survey() != nil || s.State() != draw.Waiting {
		t.Errorf("an old answer counts: %+v", s.Survey())
	}
	s.elapse(time.Second)
	s.answer()
	if s.State() != draw.Solved {
		t.Fatalf("state %d", s.State())
	}
	for s.pending != nil {
		s.answer()
	}
	asked := len(s.asked)
	s.Rule().SetTitle("Neuf")
	if s.State() != draw.Solved || len(s.asked) != asked {
		t.Error("a title is solved")
	}
}

// A person stops the machine and has it go on; one that has failed is asked again.
func TestSurveyStops(t *testing.T) {
	s := perform(t)
	square(s)
	s.elapse(time.Second)
	s.Session.Stop()
	if s.State() != draw.Stopped || s.pending != nil {
		t.Fatalf("state %d", s.State())
	}
	s.Resume()
	s.pending("", errors.New("dead"))
	if s.State() != draw.Failed {
		t.Fatalf("state %d", s.State())
	}
	s.Resume()
	s.answer()
	if s.State() != draw.Solved {
		t.Errorf("state %d", s.State())
	}
	s.Rule().SetMotion(morris.Fly)
	asked := len(s.asked)
	s.Leave()
	if s.elapse(time.Minute); s.pending != nil || len(s.asked) != asked {
		t.Error("asked after the visit")
	}
}

// What is too large is not solved, and it is said what would be.
func TestTooLarge(t *testing.T) {
	s := perform(t)
	s.Begin(draw.Empty("4"))
	s.SetTool(draw.Pointer)
	for _, p := range draw.Snaps("4") {
		s.Touch(p)
	}
	s.SetSymmetry(draw.Quarters)
	s.line(draw.Line, "a1", "d1")
	s.line(draw.Line, "b1", "b4")
	s.Rule().SetPawns(4)
	if s.State() != draw.TooLarge || s.Most() != 2_418_897 || s.Design() == nil {
		t.Fatalf("state %d, at most %d, %+v", s.State(), s.Most(), s.Faults())
	}
	want := []draw.Reduction{{Pawns: 3}, {Points: 14}}
	if got := s.Reductions(); !slices.Equal(got[:2], want) {
		t.Errorf("%+v", got)
	}
	if s.elapse(time.Minute); len(s.asked) > 0 {
		t.Error("it is solved")
	}
}
