package page

import (
	"fmt"
	"strings"
	"testing"
)

// walkThrough returns the page with a walk through some steps.
func walkThrough(t *testing.T, steps string) *stage {
	t.Helper()
	s := perform(t, "e=gagne")
	s.act("steps")
	s.Hear(`{"id":2,"event":"done","move":"a1","steps":` + strings.ReplaceAll(steps, "\n", "") + `}`)
	return s
}

// A step says which function is called or returns, with what, and what the board shows.
func TestStepIsShown(t *testing.T) {
	m := words()
	s := walkThrough(t, `[{"line":9,"depth":0,"function":"jouer","kind":"call","args":[["position","<tapatan o>"]],
		"position":"......... o o3r3"},
		{"line":3,"depth":1,"function":"valeur","kind":"call","args":[["p","<tapatan r>"],["reste","0"]]},
		{"line":5,"depth":1,"function":"valeur","kind":"return","returned":"-1"},
		{"line":6,"depth":0,"function":"jouer","kind":"line"}]`)
	s.has(m.CallOf("jouer"), m.StepSpot, ">position<")
	s.act("walk on")
	s.has(m.CallOf("valeur"), ">reste = 0<", m.NoName)
	s.act("walk out")
	s.has(m.Gives("-1"), m.Returns("valeur", "-1"))
	s.act("walk last")
	s.has(m.Step(4, 4, 6, "jouer"))
	s.act("walk back")
	s.act("walk first")
	s.has(m.Step(1, 4, 9, m.CallOf("jouer")))
	s.Caret = 99
	if s.act("walk here"); s.said != m.NoStep(99) {
		t.Errorf("said: %q", s.said)
	}
	s.act("walk close")
	s.hasNot(m.StepSpot)
}

// Names of one object stand together, and an equal one apart.
func TestSharedObjects(t *testing.T) {
	s := walkThrough(t, `[{"line":4,"depth":1,"function":"valeur","kind":"line",
		"variables":[["vus","[1]","new",7],["été","[1]","",7],["n","1","",0],["m","1","",0]]}]`)
	html, one := s.html(), words().OneObject
	if strings.Count(html, one) != 1 || !strings.Contains(html, ">vus, été<") || !strings.Contains(html, ">m<") {
		t.Errorf("of %v is shown %q", s.session.Walk.Now().Variables, html[strings.Index(html, "<dl"):])
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
	s.has(words().FramesLeft(488))
}

// Steps that lead to an error say that it ends the call.
func TestStepsToAnErrorAreShown(t *testing.T) {
	s := perform(t, "e=gagne")
	s.act("steps")
	s.Hear(`{"id":2,"event":"error","error":{"kind":"program","type":"NameError","line":4},` +
		`"steps":[{"line":1,"function":"jouer"},{"line":4,"function":"jouer","kind":"return","returned":""}]}`)
	s.has(words().EndsByError("jouer"), words().Broken)
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
