package write

import (
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/store"
	"tablier/app/write"
)

// tab is the page in another tab of the same browser, or at a later visit.
func (s *stage) tab(t *testing.T) *stage {
	t.Helper()
	other := perform(t, s.opens)
	other.site.Store = s.site.Store
	other.list, other.lang = nil, ""
	other.Arrive(nav.WriteRoute)
	return other
}

// Whatever takes the place of a program leaves that one as the earlier version, and in the editor it can be undone.
func TestReplacedProgramsStay(t *testing.T) {
	const mine = "# mine"
	for act, opens := range map[string]string{
		"again": "e=gagne", "use": "e=gagne", "adopt": "e=gagne&p=" + sandbox.Pack("# of somebody else"),
	} {
		s := perform(t, "e=gagne")
		s.edited(mine)
		s.opens = opens
		s.Arrive(nav.WriteRoute)
		s.act(act)
		if s.text == mine || act != "adopt" && (s.field != s.text || !s.undone) {
			t.Fatalf("%s shows %q, in the editor %q, which can be undone: %v", act, s.text, s.field, s.undone)
		}
		came := s.text
		s.opens = "e=gagne"
		s = s.tab(t)
		s.act("earlier")
		if s.text != mine || s.field != mine || !s.undone || s.record().Program != mine {
			t.Errorf("after %s the earlier version is %q", act, s.text)
		}
		if s.act("earlier"); came != s.exercise().Guide && s.text != came {
			t.Errorf("after %s and back there is %q", act, s.text)
		}
	}
}

// A tab that shows a program which another one has changed says so and changes nothing; it shows the newer text when
// asked to, and keeps its own as an earlier version.
func TestNewerProgramOfAnotherTab(t *testing.T) {
	m := i18n.Of(i18n.French).Programs
	one := perform(t, "e=gagne")
	one.edited("# begun")
	two := one.tab(t)
	two.edited("# two")
	one.Stored(write.Key("gagne"))
	if !strings.Contains(one.html(), m.Newer) || one.text != "# begun" {
		t.Fatalf("the first tab shows %q and does not tell of the second", one.text)
	}
	one.act("hint")
	one.Leave(nav.WriteRoute)
	if got := one.tab(t).text; got != "# two" {
		t.Errorf("a tab that was only left has kept %q", got)
	}
	one.act("newer")
	if one.text != "# two" || one.field != "# two" || !one.undone || strings.Contains(one.html(), m.Newer) {
		t.Errorf("asked for the newer text it shows %q", one.text)
	}
	if one.act("earlier"); one.text != "# begun" {
		t.Errorf("the earlier version is %q", one.text)
	}
}

// Of two tabs that write one program neither overwrites the other.
func TestTwoTabsWriteOneProgram(t *testing.T) {
	one := perform(t, "e=gagne")
	two := one.tab(t)
	one.edited("# one")
	two.edited("# two")
	if html := two.html(); !strings.Contains(html, i18n.Of(i18n.French).Programs.Crossed) {
		t.Error("nothing is said of the other tab's text")
	}
	two.edited("# two more")
	if two.act("earlier"); two.text != "# one" {
		t.Errorf("the earlier version is %q", two.text)
	}
	if two.act("earlier"); two.text != "# two more" {
		t.Errorf("and before that one %q", two.text)
	}
}

// Two tabs at different exercises keep both programs, and how far the person has got.
func TestTwoTabsAtTwoExercises(t *testing.T) {
	one := perform(t, "e=gagne")
	two := one.tab(t)
	two.choose("hasard")
	one.edited("# one")
	two.edited("# two")
	one.choose("prudent")
	later := one.tab(t)
	if later.text != "# one" {
		t.Errorf("of the first exercise is kept %q", later.text)
	}
	if later.choose("hasard"); later.text != "# two" {
		t.Errorf("of the second exercise is kept %q", later.text)
	}
}

// What an import has brought is shown, and not overwritten by what the page knew.
func TestImportedProgramIsShown(t *testing.T) {
	s := perform(t, "e=gagne")
	s.edited("# before")
	s.Leave(nav.WriteRoute)
	s.site.Store.Set(write.Key("gagne"), `{"program":"# imported"}`)
	s.choose("gagne")
	if s.text != "# imported" {
		t.Errorf("shown is %q", s.text)
	}
}

// Where the browser keeps nothing the page says so.
func TestProgramThatIsNotKept(t *testing.T) {
	s := perform(t, "e=gagne")
	told := i18n.Of(i18n.French).Programs.NotKept
	if s.edited("# kept"); strings.Contains(s.html(), told) {
		t.Error("it says so where it is kept")
	}
	s.site.Store = store.Open() // keeps nothing outside a browser
	s = s.tab(t)
	if s.edited("# lost"); !strings.Contains(s.html(), told) {
		t.Error("nothing is said")
	}
}
