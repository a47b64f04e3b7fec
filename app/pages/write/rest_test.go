package write

import (
	"regexp"
	"strings"
	"testing"

	"tablier/app/i18n"
)

// Before any run each test says what it checks, but for the hidden ones, whose names come with their results.
func TestRoomAtRest(t *testing.T) {
	m := i18n.Of(i18n.French).Programs
	s := perform(t, "e=hasard")
	const hidden = "ne suit pas un ordre"
	html := s.html()
	for _, want := range []string{
		m.NotYetRun, m.TestCount(4, 2), "joue parfois un autre coup", m.PrivateTold, m.Empty, m.StartTold, "Tests 0/4",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("no %q", want)
		}
	}
	if strings.Contains(html, hidden) || strings.Count(html, m.PrivateTold) != 2 {
		t.Error("the hidden tests have names")
	}
	s.act("run")
	s.say(`{"id":2,"event":"test","index":0,"count":1,"fr":"` + hidden + `","private":true,"state":"waiting"}`)
	if strings.Contains(s.html(), hidden) {
		t.Error("a hidden test has its name before it has run")
	}
	s.say(`{"id":2,"event":"test","index":0,"count":1,"fr":"` + hidden + `","private":true,"state":"failed"}
{"id":2,"event":"done"}`)
	if html := s.html(); !strings.Contains(html, hidden) || !strings.Contains(html, m.NothingPrinted) {
		t.Error("after the run nothing says which test has failed, or that nothing was printed")
	}
}

// What else can be done with the program is shown when asked for, until something is done.
func TestMenuOfTheProgram(t *testing.T) {
	s := perform(t, "e=hasard")
	menu := regexp.MustCompile(`<div[^>]* id="program-menu"[^>]*>`)
	shown := func() bool { return !strings.Contains(menu.FindString(s.html()), "hidden") }
	if shown() {
		t.Error("it is open at first")
	}
	if s.act("more"); !shown() {
		t.Error("it does not open")
	}
	if !s.shut() || s.shut() || shown() {
		t.Error("it is not shut once")
	}
}
