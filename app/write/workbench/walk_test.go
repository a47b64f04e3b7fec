package workbench_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablier/app/write/workbench"
)

// recursion are the steps of jouer, which calls valeur, which calls itself.
const recursion = `[
	{"line":9,"depth":0,"function":"jouer","kind":"call","args":[["position","<p>"]],
		"variables":[["position","<p>","new",1]],"position":"......... o o3r3"},
	{"line":10,"depth":0,"function":"jouer","kind":"line","variables":[["position","<p>","",1]]},
	{"line":3,"depth":1,"function":"valeur","kind":"call","args":[["p","<q>"],["reste","1"]],
		"variables":[["p","<q>","new",2],["reste","1","new",0]],"position":"o........ r o2r3"},
	{"line":4,"depth":1,"function":"valeur","kind":"line","variables":[["p","<q>","",2]],"print":"ici\n"},
	{"line":3,"depth":2,"function":"valeur","kind":"call","args":[["p","<tapatan r>"],["reste","0"]],
		"position":"nonsense"},
	{"line":5,"depth":2,"function":"valeur","kind":"return","returned":"-1"},
	{"line":4,"depth":1,"function":"valeur","kind":"line"},
	{"line":6,"depth":1,"function":"valeur","kind":"return","returned":"1"},
	{"line":11,"depth":0,"function":"jouer","kind":"line"},
	{"line":11,"depth":0,"function":"jouer","kind":"return","returned":"'a1'"}]`

// walkThrough returns a session with a walk through some steps.
func walkThrough(t *testing.T, steps string) *stage {
	t.Helper()
	s := perform(t, "e=gagne")
	s.Follow()
	s.Hear(`{"id":2,"event":"done","move":"a1","steps":` + strings.ReplaceAll(steps, "\n", "") + `}`)
	if !s.Walk.Going() {
		t.Fatal("there are no steps")
	}
	return s
}

// bars writes the calls of the present step.
func (s *stage) bars() (list []string) {
	for _, f := range s.Walk.Stack() {
		list = append(list, fmt.Sprintf("%s%v%d%s", f.Function, f.Args, f.Line, f.Returned))
	}
	return list
}

// Each step shows the calls that have not returned, with what they were called with and what they return.
func TestStack(t *testing.T) {
	s := walkThrough(t, recursion)
	for step, want := range map[int][]string{
		0: {"jouer[[position <p>]]9"},
		3: {"jouer[[position <p>]]10", "valeur[[p <q>] [reste 1]]4"},
		4: {"jouer[[position <p>]]10", "valeur[[p <q>] [reste 1]]4", "valeur[[p <tapatan r>] [reste 0]]3"},
		5: {"jouer[[position <p>]]10", "valeur[[p <q>] [reste 1]]4", "valeur[[p <tapatan r>] [reste 0]]5-1"},
		6: {"jouer[[position <p>]]10", "valeur[[p <q>] [reste 1]]4"},
		7: {"jouer[[position <p>]]10", "valeur[[p <q>] [reste 1]]61"},
		8: {"jouer[[position <p>]]11"},
	} {
		s.Walk.GoTo(step)
		if got := s.bars(); !slices.Equal(got, want) {
			t.Errorf("step %d: %q, want %q", step, got, want)
		}
	}
}

// Steps are gone to by the end of a call, by a line, one by one, and the board shows where the program is.
func TestGoingThroughSteps(t *testing.T) {
	s := walkThrough(t, recursion)
	want := func(what string, step, line int) {
		t.Helper()
		if s.Walk.At() != step || s.Marked != line {
			t.Errorf("%s: step %d, line %d, want %d and %d", what, s.Walk.At(), s.Marked, step, line)
		}
	}
	s.Walk.GoTo(4)
	for _, step := range []struct{ n, line int }{{5, 5}, {7, 6}, {9, 11}, {9, 11}} {
		s.Walk.GoToReturn()
		want("to the return", step.n, step.line)
	}
	for _, step := range []int{3, 6, 3} {
		s.Caret = 4
		s.GoToCaret()
		want("to the line", step, 4)
	}
	s.Caret = 99
	s.GoToCaret()
	want("to a line that is not run", 3, 4)
	if (s.Said != workbench.Saying{What: workbench.SayNoStep, Line: 99}) {
		t.Errorf("said: %v", s.Said)
	}
	s.Walk.GoTo(99)
	want("beyond the last", 9, 11)
	s.Walk.GoTo(-1)
	want("before the first", 0, 9)
	for step, position := range map[int]string{2: "o........ r o2r3", 4: "", 5: ""} {
		s.Walk.GoTo(step)
		switch match := s.Walked(); {
		case position == "" && match != nil:
			t.Errorf("at step %d the board shows %s", step, match.Position())
		case position != "" && (match == nil || match.Position().String() != position):
			t.Errorf("at step %d the board does not show %s", step, position)
		}
	}
	s.Walk.Leave()
	if s.Walk.Going() || s.Marked != 0 || s.Walked() != nil {
		t.Error("the walk is not left")
	}
	s = walkThrough(t, recursion)
	if s.Edited("other"); s.Walk.Going() {
		t.Error("the steps of another program stay")
	}
}

// What a line prints is shown once it has run.
func TestOutputOfSteps(t *testing.T) {
	s := walkThrough(t, recursion)
	for step, want := range map[int]string{0: "", 3: "", 4: "ici\n", 9: "ici\n"} {
		if s.Walk.GoTo(step); s.Walk.Output() != want {
			t.Errorf("step %d shows %q, want %q", step, s.Walk.Output(), want)
		}
	}
}

// A program that ends with an error shows the steps that led to it, where its runner tells of them.
func TestStepsToAnError(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Follow()
	s.Hear(`{"id":2,"event":"steps","steps":[{"line":1,"function":"jouer"},{"line":4,"function":"jouer"}` +
		`,{"line":4,"function":"jouer","kind":"return","returned":""}]}
{"id":2,"event":"error","error":{"kind":"program","type":"NameError","line":4}}`)
	if s.Walk.At() != 2 || s.Walk.Steps() != 3 || s.Run.Fault() == nil || s.Marked != 4 {
		t.Errorf("step %d of %d, line %d, %+v", s.Walk.At(), s.Walk.Steps(), s.Marked, s.Run.Fault())
	}
	s.Walk.GoTo(0)
	if s.Marked != 1 {
		t.Errorf("line %d is marked", s.Marked)
	}
}

// Long lists come in parts, and no more is taken of them than is shown.
func TestListsComeInParts(t *testing.T) {
	const maxSteps = 2000
	s := perform(t, "e=gagne")
	s.Follow()
	for line := range maxSteps/10 + 5 {
		part := strings.TrimSuffix(strings.Repeat(fmt.Sprintf(`{"line":%d,"function":"jouer"},`, line+1), 10), ",")
		s.Hear(`{"id":2,"event":"steps","steps":[` + part + `]}`)
	}
	s.Hear(`{"id":2,"event":"done","move":"a1"}`)
	first := s.Walk.Now().Line
	if s.Walk.GoTo(maxSteps); s.Walk.Steps() != maxSteps || !s.Walk.Cut() || first != 1 ||
		s.Walk.Now().Line != maxSteps/10 {
		t.Errorf("%d steps", s.Walk.Steps())
	}
}
