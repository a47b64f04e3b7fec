package workbench_test

import (
	"strings"
	"testing"

	"tablier/app/sandbox"
	"tablier/app/store"
	"tablier/app/write"
	"tablier/app/write/workbench"
	"tablier/app/write/workbench/fake"
)

// Whatever takes the place of a program leaves that one as the earlier version, and in the editor it can be undone.
func TestReplacedProgramsStay(t *testing.T) {
	const mine = "# mine"
	for name, c := range map[string]struct {
		opens string
		act   func(*stage)
	}{
		"restart":  {"e=gagne", func(s *stage) { s.Restart() }},
		"solution": {"e=gagne", func(s *stage) { s.Draft.UseSolution() }},
		"adopt":    {"e=gagne&p=" + sandbox.Pack("# of somebody else"), func(s *stage) { s.Draft.Adopt() }},
	} {
		s := perform(t, "e=gagne")
		s.Edited(mine)
		s.goTo(c.opens)
		c.act(s)
		if s.text() == mine || name != "adopt" && (s.Field != s.text() || !s.Undoable) {
			t.Fatalf("%s shows %q, in the editor %q, which can be undone: %v", name, s.text(), s.Field, s.Undoable)
		}
		came := s.text()
		s.Opens = "e=gagne"
		s = s.tab(t)
		s.Draft.GoBack()
		if s.text() != mine || s.Field != mine || !s.Undoable || s.record().Program != mine {
			t.Errorf("after %s the earlier version is %q", name, s.text())
		}
		if s.Draft.GoBack(); came != s.exercise().Guide && s.text() != came {
			t.Errorf("after %s and back there is %q", name, s.text())
		}
	}
}

// A tab that shows a program which another one has changed says so and changes nothing; it shows the newer text when
// asked to, and keeps its own as an earlier version.
func TestNewerProgramOfAnotherTab(t *testing.T) {
	one := perform(t, "e=gagne")
	one.Edited("# begun")
	two := one.tab(t)
	two.Edited("# two")
	if !one.Stored(write.Key("gagne")) || !one.Draft.Newer() || one.text() != "# begun" {
		t.Fatalf("the first tab shows %q and does not tell of the second", one.text())
	}
	one.Course.OpenHint()
	one.Leave()
	if got := one.tab(t).text(); got != "# two" {
		t.Errorf("a tab that was only left has kept %q", got)
	}
	one.Draft.TakeNewer()
	if one.text() != "# two" || one.Field != "# two" || !one.Undoable || one.Draft.Newer() {
		t.Errorf("asked for the newer text it shows %q", one.text())
	}
	if one.Draft.GoBack(); one.text() != "# begun" {
		t.Errorf("the earlier version is %q", one.text())
	}
}

// Of two tabs that write one program neither overwrites the other.
func TestTwoTabsWriteOneProgram(t *testing.T) {
	one := perform(t, "e=gagne")
	two := one.tab(t)
	one.Edited("# one")
	two.Edited("# two")
	if !two.Draft.Crossed() || one.Draft.Crossed() {
		t.Error("nothing is said of the other tab's text")
	}
	two.Edited("# two more")
	if two.Draft.GoBack(); two.text() != "# one" {
		t.Errorf("the earlier version is %q", two.text())
	}
	if two.Draft.GoBack(); two.text() != "# two more" {
		t.Errorf("and before that one %q", two.text())
	}
}

// Two tabs at different exercises keep both programs, and how far the person has got.
func TestTwoTabsAtTwoExercises(t *testing.T) {
	one := perform(t, "e=gagne")
	two := one.tab(t)
	two.Choose("hasard")
	one.Edited("# one")
	two.Edited("# two")
	if one.Choose("prudent"); one.Kept != "e=prudent" {
		t.Errorf("the address has %q", one.Kept)
	}
	later := one.tab(t)
	if later.text() != "# one" {
		t.Errorf("of the first exercise is kept %q", later.text())
	}
	if later.Choose("hasard"); later.text() != "# two" {
		t.Errorf("of the second exercise is kept %q", later.text())
	}
}

// What an import has brought is shown, and not overwritten by what the page knew.
func TestImportedProgramIsShown(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Edited("# before")
	s.Leave()
	s.Store.Set(write.Key("gagne"), `{"program":"# imported"}`)
	s.Choose("gagne")
	if s.text() != "# imported" {
		t.Errorf("shown is %q", s.text())
	}
}

// Whether the browser keeps what is written is known.
func TestProgramThatIsNotKept(t *testing.T) {
	s := perform(t, "e=gagne")
	if s.Edited("# kept"); !s.Course.Kept() {
		t.Error("what is kept is said to be lost")
	}
	s.Store = store.Open() // keeps nothing outside a browser
	s = s.tab(t)
	if s.Edited("# lost"); s.Course.Kept() {
		t.Error("what is lost is said to be kept")
	}
}

// A program that is too long takes the place of nothing, wherever it comes from.
func TestLongPrograms(t *testing.T) {
	most := strings.Repeat("x", sandbox.MaxProgram)
	s := perform(t, "e=gagne")
	s.Edited("# mine")
	want := func(opens string, trouble workbench.Trouble) {
		t.Helper()
		if s.goTo(opens); s.Draft.Visiting() || s.text() != "# mine" || s.Trouble() != trouble {
			t.Errorf("%.30s: %.30q, visiting %v, trouble %d", opens, s.text(), s.Draft.Visiting(), s.Trouble())
		}
	}
	for _, opens := range []string{
		"e=gagne&p=" + sandbox.Pack(most+"x"), "e=gagne&p=" + sandbox.Pack(most+most), "long=1",
	} {
		want(opens, workbench.LongLink)
	}
	want("e=gagne", workbench.NoTrouble)
	s.goTo("e=gagne&p=" + sandbox.Pack(most))
	if !s.Draft.Visiting() || s.text() != most || s.Trouble() != workbench.NoTrouble {
		t.Errorf("the longest program: %.30q, visiting %v, trouble %d", s.text(), s.Draft.Visiting(), s.Trouble())
	}
	s.Edited(most + "x")
	if s.text() != most || s.Field != most || s.Trouble() != workbench.TooLong {
		t.Errorf("typed: %d bytes, trouble %d", len(s.text()), s.Trouble())
	}
	s.Edited("shorter")
	if s.text() != "shorter" || s.Trouble() != workbench.NoTrouble {
		t.Errorf("mended: %d bytes, trouble %d", len(s.text()), s.Trouble())
	}
}

// A kept program that is too long is put aside; what else was kept stays.
func TestLongKeptPrograms(t *testing.T) {
	kept := `{"program":"` + strings.Repeat("x", sandbox.MaxProgram+1) + `","done":true}`
	w := fake.New(t, "e=gagne")
	w.Store.Set(write.Key("gagne"), kept)
	w.Store.Set(write.Key("hasard"), `{"program":"# mine"}`)
	s := visit(w)
	s.toWrite()
	if s.text() != s.exercise().Guide || !s.record().Done || s.Course.RecordOf("hasard").Program != "# mine" {
		t.Errorf("%.30q, %+v", s.text(), s.Course.RecordOf("hasard"))
	}
	if s.Trouble() != workbench.LongKept {
		t.Errorf("trouble %d", s.Trouble())
	}
	if aside, _ := s.Store.Get(write.Key("gagne") + ".unreadable"); aside != kept {
		t.Errorf("put aside: %.60q", aside)
	}
}
