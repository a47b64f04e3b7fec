package watch_test

import (
	"errors"
	"slices"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/watch"
	"tablier/app/watch/fake"
	"tablier/rules"
)

// Who shows the next step by hand while the steps run sees each for its time: the timer of the step before shows none.
func TestStepByHandInARun(t *testing.T) {
	s := perform(t, trap+"&s=20")
	s.SetPredictions(false)
	s.Play()
	s.Onward()
	s.Onward()
	for want := 23; want < 26; want++ {
		if s.Elapse(); s.Tree().Step != want || !s.Run().Running() {
			t.Errorf("step %d, want %d, running %t", s.Tree().Step, want, s.Run().Running())
		}
	}
	s.Play()
	if s.Elapse(); s.Tree().Step != 25 {
		t.Errorf("step %d after the run was stopped at 25", s.Tree().Step)
	}
}

// A run has one of a few speeds.
func TestSpeeds(t *testing.T) {
	r := perform(t, trap).Run()
	for speed, want := range map[int]bool{-1: false, 0: true, watch.MaxSpeed: true, watch.MaxSpeed + 1: false} {
		if r.SetSpeed(speed) != want || want && r.Speed() != speed {
			t.Errorf("speed %d: want %t, the speed is %d", speed, want, r.Speed())
		}
	}
}

// Each event is said by one saying; what is said of a run is its end.
func TestSayings(t *testing.T) {
	s := perform(t, trap+"&s=20")
	want := func(want ...watch.Saying) {
		t.Helper()
		if !slices.Equal(s.Saying, want) {
			t.Errorf("said %v, want %v", s.Saying, want)
		}
		s.Saying = nil
	}
	want(watch.SayStep)
	s.SetPredictions(false)
	s.Play()
	s.Elapse()
	want()
	s.Outline().Choose("")
	want(watch.SayNode)
	s.Outline().Walk(watch.NextRow)
	want(watch.SayNode)
	s.Changes().SetLeaf("x")
	want(watch.SayRefusal)
	s.Outline().Close()
	want(watch.SayStep)
	s.Pose("bound")
	want(watch.SayQuiz)
	s.Solve(0)
	want(watch.SaySolution)
	if s.Solve(1) {
		t.Error("the question is answered twice")
	}
	if s.Answer(0) {
		t.Error("an answer is taken where nothing is asked")
	}
	want()
}

// The chosen node can be left while the search with a change goes on.
func TestNodeIsLeftBeforeTheAnswer(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.Outline().Choose(s.Tree().Root.Children[0].Move)
	s.Slow = true
	s.Changes().Reorder(false)
	s.Changes().SetLeaf("0")
	s.Outline().Close()
	if s.State() != watch.Loading || s.Outline().Choosing() || len(s.Outline().Rows()) > 0 {
		t.Errorf("state %d, chosen %t", s.State(), s.Outline().Choosing())
	}
	s.DeliverAll()
	if s.State() != watch.Shown || len(s.Settings().Orders) != 1 || len(s.Settings().Leaves) != 1 {
		t.Errorf("state %d, changed %+v", s.State(), s.Settings())
	}
}

// The match on the table is not taken once something else has been asked for.
func TestTableComesTooLate(t *testing.T) {
	for name, do := range map[string]func(*stage){
		"another step": func(s *stage) { s.Onward() },
		"a question":   func(s *stage) { s.Pose("bound") },
		"the table":    func(s *stage) { s.Changes().TakeTable() },
		"another page": func(s *stage) { s.Leave() },
	} {
		s := perform(t, trap+"&s=3")
		match, err := rules.NewMatch(s.Game().Spec, rules.Setup{Variant: "tapatan"}, "")
		if err != nil {
			t.Fatal(err)
		}
		s.Table, s.Slow = match, true
		s.Changes().TakeTable()
		late := s.Later
		s.Slow = false
		do(s)
		before := s.Settings().Address(0)
		if late(); s.Settings().Address(0) != before {
			t.Errorf("%s: the table is searched", name)
		}
	}
}

// What cannot be taken is refused, with a reason that the page has words for; what is shown stays.
func TestRefusals(t *testing.T) {
	want := func(name string, got, want watch.Refusal) {
		t.Helper()
		if want.Text == "" {
			got.Text = ""
		}
		if got != want {
			t.Errorf("%s: refused is %+v, want %+v", name, got, want)
		}
	}
	s := perform(t, trap+"&s=3")
	if s.Changes().TakeText("nothing") {
		t.Error("a position that is none is taken")
	}
	want("a position", s.Refusal(), watch.Refusal{Fault: watch.Refused, Code: protocol.CodePosition})
	s.Changes().SetLeaf("100")
	want("a leaf", s.Refusal(), watch.Refusal{Fault: watch.BadLeaf, Text: "100"})
	if s.Tree().Step != 3 || s.State() != watch.Shown {
		t.Errorf("step %d, state %d", s.Tree().Step, s.State())
	}
	s = perform(t, "g=tapatan&d=99")
	want("a parameter", s.Refusal(), watch.Refusal{Fault: watch.BadParam, Name: "d", Text: "99"})
	w := fake.New(t, "g=tapatan")
	w.TooLong = true
	long := watch.New(w.Boards, w.Environment())
	long.Arrive()
	want("an address", long.Refusal(), watch.Refusal{Fault: watch.BadParam, Name: "#", Text: "g=tapatan"})
	s = perform(t, trap+"&s=100000")
	want("a step", s.Failure(), watch.Refusal{Fault: watch.Refused, Code: protocol.CodeField})
}

// An error that is no refusal goes to the console, and the step is asked for anew.
func TestMachineFails(t *testing.T) {
	s := perform(t, trap+"&s=3")
	s.SetPredictions(false)
	s.Broken = errors.New("gone")
	s.Play()
	s.Elapse()
	if s.State() != watch.Failed || s.Failure() != (watch.Refusal{Fault: watch.NoAnswer}) || s.Run().Running() ||
		!slices.Contains(s.Logged, s.Broken) {
		t.Errorf("state %d, %+v, running %t, logged %v", s.State(), s.Failure(), s.Run().Running(), s.Logged)
	}
	s.Broken = nil
	if s.Onward(); s.State() != watch.Shown || s.Tree().Step != 4 {
		t.Errorf("state %d, step %d", s.State(), s.Tree().Step)
	}
}

// A text that is no score is set aside, and counting begins anew.
func TestUnreadableScore(t *testing.T) {
	w := fake.New(t, trap)
	w.Store.Set(watch.ScoreKey, "nonsense")
	s := watch.New(w.Boards, w.Environment())
	s.Arrive()
	s.Pose("bound")
	s.Solve(s.Quiz().Question().Right)
	if r := w.Reports[len(w.Reports)-1]; !r.Tried || !r.Right || r.Item != s.Quiz().Question().Name {
		t.Errorf("reported: %+v", r)
	}
	kept, _ := w.Store.Read(watch.ScoreKey)
	if want := (watch.Score{Right: 1, Of: 1}); s.Scorer().Score() != want || kept != want.String() || len(w.Logged) != 1 {
		t.Errorf("the score is %v, kept %q, logged %v", s.Scorer().Score(), kept, w.Logged)
	}
	s.Scorer().Reset()
	if _, ok := w.Store.Read(watch.ScoreKey); ok || s.Scorer().Score().Of > 0 {
		t.Error("the score is not forgotten")
	}
}
