package teacher_test

import (
	"slices"
	"testing"

	"tablier/app/begun"
	"tablier/app/class/teacher"
	"tablier/app/class/teacher/fake"
	"tablier/app/store"
)

// Programs are run again one after another when the teacher asks, and what differs from what is claimed is known.
func TestChecks(t *testing.T) {
	s := class(t) // Adam half, said to pass; Élise none; Enzo raises, said to fail; Zoé right, said to pass
	if s.Checks.Found(0, 1).State != teacher.Unchecked || s.Checks.Differs(0, 1) {
		t.Error("it is checked unasked")
	}
	s.Checks.All(1)
	if _, all, ok := s.Checks.Going(); !ok || all != 3 || s.Checks.Found(0, 1).State != teacher.Waiting {
		t.Errorf("%d, %t", all, ok)
	}
	s.Step()
	if s.Checks.Found(0, 1).State != teacher.Running || s.Checks.Found(3, 1).State != teacher.Waiting {
		t.Errorf("%+v, %+v", s.Checks.Found(0, 1), s.Checks.Found(3, 1))
	}
	s.Settle()
	adam, enzo, zoe := s.Checks.Found(0, 1), s.Checks.Found(2, 1), s.Checks.Found(3, 1)
	if adam.Passed != 1 || adam.Tests != 2 || adam.Failed != 2 || adam.Found.Expected != "c2" || !s.Checks.Differs(0, 1) {
		t.Errorf("%+v", adam)
	}
	if enzo.Fault == nil || enzo.Fault.Type != "NameError" || enzo.Passes() || s.Checks.Differs(2, 1) {
		t.Errorf("%+v", enzo)
	}
	if !zoe.Passes() || s.Checks.Differs(3, 1) || s.Checks.Found(1, 1).State != teacher.Unchecked {
		t.Errorf("%+v", zoe)
	}
	if s.Most != 1 || s.Running != 0 || !slices.Equal(s.Runs, []string{"half", "raises", "right"}) {
		t.Errorf("%d at once, %d run on, %v", s.Most, s.Running, s.Runs)
	}
	if _, _, ok := s.Checks.Going(); ok || s.Said[len(s.Said)-1] != teacher.SayChecked {
		t.Errorf("%v", s.Said)
	}
	s.Checks.All(1)
	s.Checks.One(3, 1)
	s.Settle()
	if len(s.Runs) != 4 {
		t.Errorf("%v", s.Runs)
	}
	if game, players := s.Checks.Players(); game != "tapatan" || len(players) != 3 {
		t.Errorf("%q, %v", game, players)
	}
}

// A program that never ends is stopped with the page; one that says nonsense is no success.
func TestStubbornPrograms(t *testing.T) {
	s := enter(t, &fake.World{})
	s.drop(of(t, "A", 1, 1, 0, "nonsense", true), of(t, "B", 2, 1, 0, "endless", true), of(t, "C", 3, 1, 0, "right", true))
	s.Checks.All(1)
	s.Settle()
	if s.Checks.Found(0, 1).Fault == nil || !s.Checks.Differs(0, 1) || s.Checks.Found(1, 1).State != teacher.Running {
		t.Errorf("%+v, %+v", s.Checks.Found(0, 1), s.Checks.Found(1, 1))
	}
	if run, all, ok := s.Checks.Going(); run != 1 || all != 3 || !ok {
		t.Errorf("%d of %d", run, all)
	}
	s.Leave()
	if _, _, ok := s.Checks.Going(); ok || s.Running != 0 {
		t.Error("it runs on")
	}
}

// Where programs cannot run, that is told, and nothing waits.
func TestNoPython(t *testing.T) {
	for want, w := range map[teacher.Trouble]*fake.World{
		teacher.NoPython: {Missing: true}, teacher.NoTests: {NoTests: true},
	} {
		s := enter(t, w)
		s.drop(of(t, "A", 1, 1, 0, "right", true))
		s.Checks.All(1)
		s.Settle()
		if _, _, ok := s.Checks.Going(); ok || !slices.Equal(s.Troubles(), []teacher.Trouble{want}) {
			t.Errorf("%v, want %v", s.Troubles(), want)
		}
	}
}

// A program that has crashed the page waits until a teacher asks for it; the others run.
func TestHeldProgram(t *testing.T) {
	kept := store.Private()
	open := func(visit string) *begun.Notes {
		return begun.Open(kept, visit, nil, func() func() { return func() {} })
	}
	w := &fake.World{Begun: open("1")}
	s := enter(t, w)
	s.drop(of(t, "A", 1, 1, 0, "half", true), of(t, "B", 2, 1, 0, "right", true))
	s.Checks.One(0, 1)
	s.Step() // Python comes, and the program begins; the page crashes
	w.Begun = open("2")
	s = enter(t, &fake.World{Begun: w.Begun})
	s.drop(of(t, "A", 1, 1, 0, "half", true), of(t, "B", 2, 1, 0, "right", true))
	s.Checks.All(1)
	s.Settle()
	if s.Checks.Found(0, 1).State != teacher.Held || !s.Checks.Found(1, 1).Passes() {
		t.Errorf("%+v, %+v", s.Checks.Found(0, 1), s.Checks.Found(1, 1))
	}
	s.Checks.One(0, 1)
	s.Settle()
	if s.Checks.Found(0, 1).State != teacher.Done {
		t.Errorf("%+v", s.Checks.Found(0, 1))
	}
}
