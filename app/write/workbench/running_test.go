package workbench_test

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/app/begun"
	"tablier/app/sandbox"
	"tablier/app/store"
	"tablier/app/write"
	"tablier/app/write/workbench"
	"tablier/app/write/workbench/fake"
)

// coming returns a session while Python comes, which ends as the test says.
func coming(t *testing.T) (s *stage, comes func(sandbox.State)) {
	t.Helper()
	w := fake.New(t, "e=gagne")
	w.Slow = true
	s = visit(w)
	s.toWrite()
	return s, func(state sandbox.State) {
		if len(w.Comes) != 1 {
			t.Fatalf("Python is asked for %d times", len(w.Comes))
		}
		then := w.Comes[0]
		w.Comes = nil
		then(state)
	}
}

// What is asked for while Python comes and starts is done once it is there.
func TestRunWaitsForPython(t *testing.T) {
	s, _ := coming(t)
	s.Test()
	for _, state := range []sandbox.State{sandbox.Coming, sandbox.Starting} {
		if s.Comes[0](state); len(s.Programs) != 0 || s.Run.Python() != state {
			t.Fatalf("a program runs in state %v", state)
		}
		s.Test() // a person who sees nothing happen presses again
	}
	if s.Comes[0](sandbox.Ready); len(s.Programs) != 1 || !s.Run.Going() {
		t.Errorf("%d programs run", len(s.Programs))
	}
}

// Of what is asked for while Python comes the last alone begins; what is stopped, and what is left, does not.
func TestWaitingForPython(t *testing.T) {
	s, comes := coming(t)
	s.Test()
	s.Test()
	if !s.Busy() {
		t.Error("what waits for Python cannot be stopped")
	}
	s.Follow()
	comes(sandbox.Ready)
	if len(s.Programs) != 1 || s.Last().Sent[1].Op != "steps" {
		t.Fatalf("%d programs run", len(s.Programs))
	}
	for _, leave := range []func(*stage){
		func(s *stage) { s.Stop() }, func(s *stage) { s.Leave() }, func(s *stage) { s.Choose("hasard") },
	} {
		s, comes := coming(t)
		s.Play()
		leave(s)
		if comes(sandbox.Ready); len(s.Programs) != 0 || s.Busy() {
			t.Error("what was stopped begins")
		}
	}
	s, comes = coming(t)
	s.Test()
	comes(sandbox.Broken)
	s.RecordCalls()
	comes(sandbox.Ready)
	if len(s.Programs) != 1 || s.Last().Sent[1].Op != "tree" {
		t.Error("Python came on the second try, and what was asked for then does not run")
	}
}

// Tests are told of before they run; an error leaves the others not run, and is at its line.
func TestTestsAreTold(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Test()
	if sent := s.Last().Sent; len(sent) != 2 || sent[0].Op != "load" || sent[1].Op != "tests" || sent[1].Calls == 0 {
		t.Fatalf("sent: %+v", sent)
	}
	s.Hear(fake.TwoTests + "\n" + `{"id":2,"event":"test","index":0,"count":2,"fr":"un","state":"passed"}`)
	s.Hear(`{"id":2,"event":"error","error":{"kind":"program","type":"NameError","line":4,"message":"NameError"}}`)
	if !s.Last().Over || s.Marked != 4 || s.record().Tries != 1 || s.record().Passed != 1 {
		t.Errorf("after an error: %+v, line %d, %+v", s.Last(), s.Marked, s.record())
	}
	if list := s.Run.Tests(); list[0].State != workbench.Passed || list[1].State != workbench.Waiting ||
		s.Said.What != workbench.SayFault {
		t.Errorf("after an error: %+v, said %v", list, s.Said)
	}
	s.Edited("other")
	if s.Marked != 0 || s.Run.Fault() != nil {
		t.Error("the fault stays after the program has changed")
	}
}

// Each test is a request of its own, with limits of its own: one that takes much leaves the next as much.
func TestEachTestHasItsLimits(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Test()
	s.Hear(fake.TwoTests + "\n" + `{"id":2,"event":"test","index":0,"count":2,"state":"passed"}
{"id":2,"event":"done"}`)
	sent := s.Last().Sent
	if len(sent) != 3 || s.Last().Over {
		t.Fatalf("sent: %+v", sent)
	}
	first, second := sent[1], sent[2]
	if first.Test++; first.Test != 1 || !reflect.DeepEqual(first, second) {
		t.Errorf("after %+v comes %+v", sent[1], second)
	}
}

// What a program says cannot harm the page: what is no event, or of no test, is left out.
func TestNonsenseIsLeftOut(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Test()
	s.Hear(`no JSON
{"event":7}
{"id":2,"event":"test","index":99}
{"id":2,"event":"test","index":-1}
{"id":9,"event":"done"}
{"id":2,"event":"steps"}`)
	if s.Run.HasTests() || len(s.Errors) != 2 {
		t.Errorf("tests %+v, errors %v", s.Run.Tests(), s.Errors)
	}
	s.Hear(`{"id":2,"event":"error"}`)
	if f := s.Run.Fault(); f == nil || f.Kind != "crash" {
		t.Errorf("an error without one: %+v", f)
	}
	s.Edited("# mine")
	s.Test()
	s.Hear(`{"id":2,"event":"error","error":{"kind":"program","program":"of a stranger"}}`)
	if f := s.Run.Fault(); f.Program != "# mine" {
		t.Errorf("the fault is explained by %q", f.Program)
	}
	s.Visit(0)
	if s.Contest.Spot() != "" {
		t.Error("a test that there is not is visited")
	}
}

// Success is noted once, kept, and told to the page around a frame.
func TestSuccess(t *testing.T) {
	w := fake.New(t, "e=gagne")
	w.Framed = true
	s := visit(w)
	s.toWrite()
	w.Told = nil
	for range 2 {
		s.Test()
		s.Hear(fake.AllPassed)
	}
	if r := s.Reports[len(s.Reports)-1]; !r.Tried || !r.Right || r.Item != "gagne" || r.Program == "" {
		t.Errorf("reported: %+v", r)
	}
	if len(s.Told) != 1 || s.Told[0].Puzzle != "gagne" || !*s.Told[0].Solved || s.Told[0].Tries != 1 {
		t.Errorf("told: %+v", s.Told)
	}
	if p, err := write.Read(s.Store, sandbox.MaxProgram); err != nil || !p.Of("gagne").Done {
		t.Errorf("kept: %+v, %v", p.Of("gagne"), err)
	}
}

// What a program said before it was ended changes nothing any more.
func TestEndedProgramsAreNotHeard(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Test()
	first := s.Last()
	s.Stop()
	s.Test()
	first.Hear(`{"id":2,"event":"test","index":0,"count":1,"state":"passed"}`)
	first.Hear(`{"id":2,"event":"done"}`)
	if s.Run.HasTests() || !s.Run.Going() {
		t.Errorf("heard: %+v", s.Run.Tests())
	}
}

// Hints come one by one; the solution after five different programs that fail.
func TestHelp(t *testing.T) {
	s := perform(t, "e=gagne")
	for range 6 {
		s.Course.OpenHint()
	}
	if s.record().Hints != 3 {
		t.Errorf("%d hints", s.record().Hints)
	}
	for n := range 5 {
		s.Edited("# not yet\nn = " + strconv.Itoa(n))
		if s.Course.OpenHint(); s.record().Hints != 3 {
			t.Errorf("%d hints after %d programs", s.record().Hints, n)
		}
		for range 2 {
			s.Test()
			s.Hear(fake.TwoTests + strings.Repeat("\n"+`{"id":2,"event":"done"}`, 2))
		}
	}
	s.Course.OpenHint()
	s.Course.OpenHint()
	if s.record().Hints != 4 {
		t.Errorf("%d hints", s.record().Hints)
	}
}

// A program that ran when the page crashed is known at every visit that shows it, and runs at none by itself; once it
// has ended, or is another one, it is not.
func TestHeldRun(t *testing.T) {
	const hostile = "def jouer(position):\n    return []\n"
	kept, notes := store.Private(), store.Private()
	visits := 0
	again := func() *stage {
		visits++
		w := fake.New(t, "e=premier")
		w.Store = kept
		w.Begun = begun.Open(notes, strconv.Itoa(visits), nil, func() func() { return func() {} })
		s := visit(w)
		s.toWrite()
		return s
	}
	want := func(s *stage, want bool) {
		t.Helper()
		if s.Suspect() != want {
			t.Errorf("known: %t, want %t", !want, want)
		}
	}
	for name, run := range map[string]func(*stage){
		"tests": func(s *stage) { s.Test() }, "steps": func(s *stage) { s.Follow() },
		"game": func(s *stage) { s.Contest.SetLevel(workbench.Itself); s.Play() },
	} {
		s := again()
		s.Typed(hostile)
		want(s, false)
		run(s)
		want(s, false)
		again()
		s = again()
		want(s, true)
		if len(s.Programs) > 0 {
			t.Errorf("after %s: %d programs run by themselves", name, len(s.Programs))
		}
		s.Typed(hostile + "#")
		want(s, false)
		s.Typed(hostile)
		want(s, true)
		s.Test()
		s.Stop()
		want(s, false)
		if keys := notes.Keys(); len(keys) > 0 {
			t.Errorf("after %s is noted %v", name, keys)
		}
		s.Play()
		s.Leave()
		if keys := notes.Keys(); len(keys) > 0 {
			t.Errorf("after the page was left is noted %v", slices.Sorted(slices.Values(keys)))
		}
	}
}
