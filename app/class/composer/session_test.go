package composer_test

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/class/composer"
	"tablier/app/class/form"
	"tablier/app/class/set"
)

// Whatever changes is kept at once: another visit finds it all.
func TestNothingIsLost(t *testing.T) {
	s, on := prepared(t, "a", "b", "c")
	s.SetTitle(" Un titre\u00a0\n")
	s.SetIntro("Notez.\r\nCherchez.")
	s.SetWord(1, strings.Repeat("é", 200))
	s.SetMinutes(2, 999)
	s.Configure(func(to *set.Settings) { to.Fixed = true })
	s.Move(2, 0)
	again, _ := enter(t, on.texts, "")
	want, got := s.Code(), again.Code()
	if want == "" || got != want || !again.IsOpen() {
		t.Errorf("%q, kept as %q", want, got)
	}
	items := again.Set().Items
	if items[0].Minutes != set.MaxMinutes || len([]rune(items[2].Word)) != set.MaxWord || !again.Set().Settings.Fixed {
		t.Errorf("%+v", again.Set())
	}
	if on.texts == nil || again.Set().Minutes() != 10+10+set.MaxMinutes {
		t.Errorf("%d minutes", again.Set().Minutes())
	}
}

// Several sets are kept: one is put away, another begun, the first opened again.
func TestSeveral(t *testing.T) {
	s, on := prepared(t, "a")
	s.PutAway()
	if s.IsOpen() || len(s.Drafts()) != 1 || s.Code() != "" {
		t.Fatalf("open %v, %d drafts", s.IsOpen(), len(s.Drafts()))
	}
	s.Begin(&set.Set{Title: "Autre"})
	list := s.Drafts()
	if len(list) != 2 || list[0].Set.Title != "Autre" {
		t.Fatalf("%+v", list)
	}
	s.Open(list[1].ID)
	if !slices.Equal(titles(s), []string{"a"}) {
		t.Errorf("%v", titles(s))
	}
	s.Delete()
	if again, _ := enter(t, on.texts, ""); again.IsOpen() || len(again.Drafts()) != 1 {
		t.Errorf("after one was deleted: %+v", again.Drafts())
	}
}

// A set comes back from its file and from its link, whatever stands around that, and the same one only once.
func TestOpenText(t *testing.T) {
	s, _ := prepared(t, "a", "b")
	s.SetTitle("Titre")
	file, code := s.File(), s.Code()
	for name, text := range map[string]string{
		"file": file, "code": code, "link": "Voici : https://example.org/serie/#" + code + "\nBonne journée",
	} {
		other, _ := enter(t, map[string]string{}, "")
		other.OpenText(text)
		if other.Set().Title != "Titre" || other.Code() != code {
			t.Errorf("%s: %+v", name, other.Set())
		}
		other.OpenText(text)
		if len(other.Drafts()) != 1 {
			t.Errorf("%s: %d drafts", name, len(other.Drafts()))
		}
	}
	arrived, _ := enter(t, map[string]string{}, code)
	if arrived.Code() != code {
		t.Error("the address of the page was not opened")
	}
	arrived.OpenText(strings.Replace(file, "Titre", "Autre", 1))
	if got := arrived.Notice(); got.What != composer.Altered || arrived.Set().Title != "Autre" {
		t.Errorf("a file that somebody changed: %+v", got)
	}
}

// What is no set is refused with its reason, and the open one stays.
func TestRefusedTexts(t *testing.T) {
	s, _ := prepared(t, "a")
	code := s.Code()
	for text, want := range map[string]composer.News{
		"bonjour": composer.NotThere, code[:len(code)-3]: composer.Unread, "tablier handin 1\n": composer.Unread,
		"tablier set 7\n": composer.Unread,
	} {
		s.OpenText(text)
		if got := s.Notice(); got.What != want || (want == composer.Unread) != (got.Err != nil) {
			t.Errorf("%q: %+v", text, got)
		}
		if s.Code() != code {
			t.Fatalf("%q replaced the set", text)
		}
	}
	s.OpenText("tablier set 7\n")
	if got := s.Notice().Err; got.Fault != form.Newer {
		t.Error(got)
	}
}

// Another tab with the same set goes on where this one was.
func TestTwoTabs(t *testing.T) {
	s, on := prepared(t, "a")
	other, _ := enter(t, on.texts, "")
	other.Add(words("b"))
	s.Stored("set.1")
	if !slices.Equal(titles(s), []string{"a", "b"}) {
		t.Errorf("%v", titles(s))
	}
}

// A set that storage has no room for is said not to be kept.
func TestNoRoom(t *testing.T) {
	s, on := prepared(t, "a")
	on.full = true
	s.Add(words("b"))
	if s.Notice().What != composer.NotKept || len(s.Set().Items) != 2 {
		t.Errorf("%+v", s.Notice())
	}
}

// A link is called long from where some programs cut it.
func TestTooLong(t *testing.T) {
	if composer.TooLong(strings.Repeat("x", set.MaxLink)) || !composer.TooLong(strings.Repeat("x", set.MaxLink+1)) {
		t.Error("2,000 characters are enough")
	}
}
