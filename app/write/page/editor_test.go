package page

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tablier/app/begun"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/store"
	"tablier/app/write"
	"tablier/app/write/workbench/fake"
)

// Above the program stands why a program was not taken.
func TestTroublesAreTold(t *testing.T) {
	m := words()
	long := strings.Repeat("x", sandbox.MaxProgram+1)
	s := perform(t, "e=gagne")
	s.hasNot(m.TooLong, m.LongLink, m.BadLink, m.BigFile, m.LongKept)
	s.session.Edited(long)
	s.has(m.TooLong)
	s.session.OpenFile("long.py", []byte(long))
	s.has(m.BigFile)
	for opens, want := range map[string]string{"e=gagne&p=a": m.BadLink, "e=gagne&p=" + sandbox.Pack(long): m.LongLink} {
		s.Opens = opens
		s.Arrive(nav.WriteRoute)
		s.has(want)
	}
	w := fake.New(t, "e=gagne")
	w.Store.Set(write.Key("gagne"), `{"program":"`+long+`"}`)
	visit(w).has(m.LongKept)
}

// What is said of a program above it: that it has come by a link, that letters were replaced, that it is not kept.
func TestSaidOfTheProgram(t *testing.T) {
	m := words()
	s := perform(t, "e=gagne")
	s.hasNot(m.Visiting, m.Cleaned, m.NotKept)
	s.session.Typed("x\u00a0= 1")
	s.has(m.Cleaned)
	perform(t, "e=gagne&p="+sandbox.Pack("x = 1")).has(m.Visiting)
	w := fake.New(t, "e=gagne")
	w.Store = store.Open() // keeps nothing outside a browser
	s = visit(w)
	s.session.Edited("# lost")
	s.has(m.NotKept)
}

// Of what another tab has written it is said that it is there, or that the own program has taken its place.
func TestOtherTabsAreTold(t *testing.T) {
	m := words()
	one := perform(t, "e=gagne")
	w := fake.New(t, "e=gagne")
	w.Store = one.Store
	two := visit(w)
	one.session.Edited("# one")
	two.session.Edited("# two")
	two.has(m.Crossed)
	one.Stored(write.Key("gagne"))
	one.has(m.Newer)
	one.act("newer")
	one.hasNot(m.Newer)
}

// A program that ran when the page crashed is told at every visit that shows it.
func TestCrashedProgramIsTold(t *testing.T) {
	kept, notes := store.Private(), store.Private()
	again := func(visits int) *stage {
		w := fake.New(t, "e=premier")
		w.Store = kept
		w.Begun = begun.Open(notes, strconv.Itoa(visits), nil, func() func() { return func() {} })
		s := visit(w)
		s.toWrite()
		return s
	}
	s := again(1)
	s.hasNot(words().Held)
	s.act("run")
	s = again(2)
	s.has(words().Held)
	s.session.Edited("# another")
	s.hasNot(words().Held)
}

// The menu is shown when asked for, until something is done.
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
	if !s.bar.shut() || s.bar.shut() || shown() {
		t.Error("it is not shut once")
	}
}

// The name of who writes stays, and stands in the field for it.
func TestNameStays(t *testing.T) {
	w := fake.New(t, "e=gagne")
	w.Store.Set(write.NameKey, "Camille")
	visit(w).has(`value="Camille"`)
}

// The controls of the page do what they are for.
func TestControlsOfTheProgram(t *testing.T) {
	s := perform(t, "e=gagne")
	text := s.session.Draft.Text
	guide := text()
	s.session.Edited("# mine")
	if s.act("again"); text() != guide {
		t.Errorf("from the beginning there is %q", text())
	}
	if s.act("earlier"); text() != "# mine" {
		t.Errorf("earlier there was %q", text())
	}
	if s.act("use"); text() != s.session.Course.Exercise().Solution {
		t.Errorf("of the solution is shown %q", text())
	}
	s.act("run")
	s.has(`data-act="stop"`)
	if s.act("stop"); !s.Last().Over {
		t.Error("the program is not stopped")
	}
	if s.act("next"); s.session.Course.At() != 2 {
		t.Errorf("exercise %d is shown", s.session.Course.At()+1)
	}
	s.Opens = "e=gagne&p=" + sandbox.Pack("# theirs")
	s.Arrive(nav.WriteRoute)
	if s.act("adopt"); s.session.Draft.Visiting() || s.session.Course.Record().Program != "# theirs" {
		t.Error("the program is not adopted")
	}
}
