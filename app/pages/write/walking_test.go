package write

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablier/app/i18n"
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
	{"line":4,"depth":1,"function":"valeur","kind":"line",
		"variables":[["vus","[1]","new",7],["été","[1]","",7],["n","1","",0],["m","1","",0]]},
	{"line":6,"depth":1,"function":"valeur","kind":"return","returned":"1"},
	{"line":11,"depth":0,"function":"jouer","kind":"line"},
	{"line":11,"depth":0,"function":"jouer","kind":"return","returned":"'a1'"}]`

// walkThrough is a walk through some steps.
func walkThrough(t *testing.T, steps string) *stage {
	t.Helper()
	s := perform(t, "e=gagne")
	s.act("steps")
	s.say(`{"id":2,"event":"done","move":"a1","steps":` + strings.ReplaceAll(steps, "\n", "") + `}`)
	if !s.walks() {
		t.Fatal("there are no steps")
	}
	return s
}

// bars writes the calls of the present step.
func (s *stage) bars() (list []string) {
	for _, f := range s.stack() {
		list = append(list, fmt.Sprintf("%s%v%d%s", f.function, f.args, f.line, f.returned))
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
		s.toStep(step)
		if got := s.bars(); !slices.Equal(got, want) {
			t.Errorf("step %d: %q, want %q", step, got, want)
		}
	}
	s.toStep(5)
	m := i18n.Of(i18n.French).Programs
	for _, want := range []string{">reste = 0<", m.Gives("-1"), m.Returns("valeur", "-1")} {
		if !strings.Contains(s.html(), want) {
			t.Errorf("nothing says %q", want)
		}
	}
}

// Names of one object stand together, and an equal one apart.
func TestSharedObjects(t *testing.T) {
	s := walkThrough(t, recursion)
	s.toStep(6)
	html, one := s.html(), i18n.Of(i18n.French).Programs.OneObject
	if strings.Count(html, one) != 1 || !strings.Contains(html, ">vus, été<") || !strings.Contains(html, ">m<") {
		t.Errorf("of %v is shown %q", s.now().Variables, html[strings.Index(html, "<dl"):])
	}
}

// Steps are gone to by the end of a call, by a line, one by one, and the board shows where the program is.
func TestGoingThroughSteps(t *testing.T) {
	s := walkThrough(t, recursion)
	want := func(what string, step, line int) {
		t.Helper()
		if s.step != step || s.marked != line {
			t.Errorf("%s: step %d, line %d, want %d and %d", what, s.step, s.marked, step, line)
		}
	}
	s.toStep(4)
	for _, step := range []struct{ n, line int }{{5, 5}, {7, 6}, {9, 11}, {9, 11}} {
		s.act("walk out")
		want("to the return", step.n, step.line)
	}
	for _, step := range []int{3, 6, 3} {
		s.caret = 4
		s.act("walk here")
		want("to the line", step, 4)
	}
	s.caret = 99
	s.act("walk here")
	want("to a line that is not run", 3, 4)
	if s.said != i18n.Of(i18n.French).Programs.NoStep(99) {
		t.Errorf("said: %q", s.said)
	}
	s.act("walk last")
	want("last", 9, 11)
	s.act("walk on")
	want("beyond", 9, 11)
	s.act("walk first")
	want("first", 0, 9)
	for step, position := range map[int]string{2: "o........ r o2r3", 4: "", 5: ""} {
		s.toStep(step)
		switch match := s.walked(); {
		case position == "" && match != nil:
			t.Errorf("at step %d the board shows %s", step, match.Position())
		case position != "" && (match == nil || match.Position().String() != position):
			t.Errorf("at step %d the board does not show %s", step, position)
		}
		s.html()
	}
	s.act("walk close")
	if s.walks() || s.marked != 0 {
		t.Error("the walk is not left")
	}
	s = walkThrough(t, recursion)
	if s.edited("other"); s.walks() {
		t.Error("the steps of another program stay")
	}
}

// What a line prints is shown once it has run.
func TestOutputOfSteps(t *testing.T) {
	s := walkThrough(t, recursion)
	for step, want := range map[int]string{0: "", 3: "", 4: "ici\n", 9: "ici\n"} {
		if s.toStep(step); s.output() != want {
			t.Errorf("step %d shows %q, want %q", step, s.output(), want)
		}
	}
}

// A deep recursion shows its outer and its inner calls, and says how many are between.
func TestDeepStack(t *testing.T) {
	var steps []string
	for depth := range 500 {
		steps = append(steps, fmt.Sprintf(`{"line":1,"depth":%d,"function":"f%d","kind":"call"}`, depth, depth))
	}
	s := walkThrough(t, "["+strings.Join(steps, ",")+"]")
	s.act("walk last")
	html := s.html()
	for name, want := range map[string]bool{
		"f0": true, "f2": true, "f3": false, "f490": false, "f491": true, "f499": true,
	} {
		if got := strings.Contains(html, ">"+name+"<"); got != want {
			t.Errorf("%s is shown: %v", name, got)
		}
	}
	if !strings.Contains(html, i18n.Of(i18n.French).Programs.FramesLeft(488)) {
		t.Error("nothing says how many calls are left out")
	}
}

// The line of the caret is found whatever letters stand before it.
func TestLineAt(t *testing.T) {
	const text = "é😀\n\nx"
	for units, want := range []int{1, 1, 1, 1, 2, 3, 3} {
		if got := lineAt(text, units); got != want {
			t.Errorf("at %d: line %d, want %d", units, got, want)
		}
	}
}

// A program that ends with an error shows the steps that led to it, where its runner tells of them.
func TestStepsToAnError(t *testing.T) {
	s := perform(t, "e=gagne")
	s.act("steps")
	s.say(`{"id":2,"event":"steps","steps":[{"line":1,"function":"jouer"},{"line":4,"function":"jouer"}` +
		`,{"line":4,"function":"jouer","kind":"return","returned":""}]}
{"id":2,"event":"error","error":{"kind":"program","type":"NameError","line":4}}`)
	m := i18n.Of(i18n.French).Programs
	if s.step != 2 || len(s.steps) != 3 || !strings.Contains(s.html(), m.EndsByError("jouer")) ||
		!strings.Contains(s.html(), m.Broken) || s.fault == nil || s.marked != 4 {
		t.Errorf("step %d of %d, line %d, %+v", s.step, len(s.steps), s.marked, s.fault)
	}
	s.act("walk first")
	if s.marked != 1 {
		t.Errorf("line %d is marked", s.marked)
	}
}
