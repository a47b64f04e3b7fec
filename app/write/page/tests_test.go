package page

import (
	"fmt"
	"strings"
	"testing"

	"tablier/app/write/workbench/fake"
)

// Before any run each test says what it checks, but for the hidden ones, whose names come with their results.
func TestRoomAtRest(t *testing.T) {
	m := words()
	s := perform(t, "e=hasard")
	const hidden = "ne suit pas un ordre"
	s.has(m.NotYetRun, m.TestCount(4, 2), "joue parfois un autre coup", m.PrivateTold, m.Empty, m.StartTold, "Tests 0/4")
	if html := s.html(); strings.Contains(html, hidden) || strings.Count(html, m.PrivateTold) != 2 {
		t.Error("the hidden tests have names")
	}
	s.act("run")
	s.Hear(`{"id":2,"event":"test","index":0,"count":1,"fr":"` + hidden + `","private":true,"state":"waiting"}`)
	s.hasNot(hidden)
	s.Hear(`{"id":2,"event":"test","index":0,"count":1,"fr":"` + hidden + `","private":true,"state":"failed"}
{"id":2,"event":"done"}`)
	s.has(hidden, m.NothingPrinted)
}

// The verdict says how far the tests have come, and an error stands at its line.
func TestVerdict(t *testing.T) {
	m := words()
	s := perform(t, "e=gagne")
	s.act("run")
	s.has(m.Running)
	s.Hear(fake.AllPassed)
	s.has(m.Verdict(2, 2), m.Next, "Tests 2/2")
	if s.said != m.Verdict(2, 2) {
		t.Errorf("said: %q", s.said)
	}
	s.act("run")
	s.Hear(fake.TwoTests + "\n" + `{"id":2,"event":"test","index":0,"count":2,"fr":"un","state":"passed"}
{"id":2,"event":"error","error":{"kind":"program","type":"NameError","line":4,"python":"NameError: x"}}`)
	s.has(`data-line="4"`, m.NotRun, m.Passed, m.At(4)+"explained: program", "NameError: x")
	if want := m.At(4) + "explained: program advice"; s.said != want {
		t.Errorf("said: %q, want %q", s.said, want)
	}
	s.act("run")
	s.Hear(`{"id":2,"event":"error","error":{"kind":"time"}}`)
	s.has("explained: time")
}

// A failed test says what it has expected, and shows its position on the board.
func TestFailedTest(t *testing.T) {
	m := words()
	s := perform(t, "e=gagne")
	s.act("run")
	s.Hear(`{"id":2,"event":"test","index":0,"fr":"un","state":"failed","position":"o........ r o2r3","expected":"1",` +
		`"received":"2"}
{"id":2,"event":"done"}`)
	s.has(m.Expected + "\u00a01, " + m.Received + "\u00a02")
	if s.act("visit 0"); s.tab != "board" {
		t.Errorf("a phone shows %s", s.tab)
	}
	s.has(m.Spot)
}

// The console shows the end of what a program has printed.
func TestConsoleShowsTheEnd(t *testing.T) {
	s := perform(t, "e=gagne")
	s.act("run")
	for n := range 300 {
		s.Hear(fmt.Sprintf(`{"id":2,"event":"print","text":"%sline %d\n"}`, strings.Repeat(`.\n`, 100), n))
	}
	s.has("line 0\n", "line 299\n")
}

// Hints stand under the exercise once they are opened, and the solution says after how many programs it may be seen.
func TestHintsAreShown(t *testing.T) {
	m := words()
	s := perform(t, "e=gagne")
	s.hasNot(m.Hint(1))
	for range 3 {
		s.act("hint")
	}
	s.has(m.Hint(1), m.Hint(3), m.SolutionIn(5))
	for n := range 5 {
		s.session.Edited(fmt.Sprintf("n = %d", n))
		s.act("run")
		s.Hear(fake.TwoTests + strings.Repeat("\n"+`{"id":2,"event":"done"}`, 2))
	}
	s.act("hint")
	s.has("suite.gagnant() == position.trait", m.UseSolution)
}

// The board says how a game has ended, which move gave something away, and by which fault a program has lost.
func TestGameIsShown(t *testing.T) {
	m := words()
	s := perform(t, "e=gagne")
	move := func(text string) { s.Hear(`{"id":2,"event":"done","move":"` + text + `"}`) }
	s.act("play")
	move("a1")
	s.Answer("b2", nil)
	move("a2")
	s.Answer("c1", nil)
	move("a3")
	s.Hear(`{"id":3,"event":"done","values":["w","d","d","w","l","l"]}`)
	s.has(m.Result(1, 5), m.Ply(5, s.write("a3"), true), `id="act-ply-5"`, m.Again)
	if n := strings.Count(s.html(), ">"+m.Lost+"<"); n != 2 || s.said != m.Result(1, 5) {
		t.Errorf("%d moves gave something away; said: %q", n, s.said)
	}
	s.act("ply 2")
	s.has(m.Ply(2, s.write("b2"), false))
	s.act("play")
	s.Answer("b2", nil)
	s.Hear(`{"id":2,"event":"done","move":"","returned":"None"}`)
	s.has(`<span>explained: move</span>`)
}
