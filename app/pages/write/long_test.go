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

// A program that is too long takes the place of nothing, wherever it comes from, and a sentence says so.
func TestLongPrograms(t *testing.T) {
	m := i18n.Of(i18n.French).Programs
	most := strings.Repeat("x", sandbox.MaxProgram)
	s := perform(t, "e=gagne")
	s.edited("# mine")
	arrives := func(opens, says string) {
		t.Helper()
		s.opens = opens
		s.Arrive(nav.WriteRoute)
		if s.visiting || s.text != "# mine" || s.trouble != says || says != "" && !strings.Contains(s.html(), says) {
			t.Errorf("%.30s: %.30q, visiting %v, %q", opens, s.text, s.visiting, s.trouble)
		}
	}
	for _, opens := range []string{
		"e=gagne&p=" + sandbox.Pack(most+"x"), "e=gagne&p=" + sandbox.Pack(most+most), nav.TooLong,
	} {
		arrives(opens, m.LongLink)
	}
	arrives("e=gagne", "")
	s.opens = "e=gagne&p=" + sandbox.Pack(most)
	s.Arrive(nav.WriteRoute)
	if !s.visiting || s.text != most || s.trouble != "" {
		t.Errorf("the longest program: %.30q, visiting %v, %q", s.text, s.visiting, s.trouble)
	}
	s.edited(most + "x")
	if s.text != most || !strings.Contains(s.html(), m.TooLong) {
		t.Errorf("typed: %d bytes, %q", len(s.text), s.trouble)
	}
	s.edited("shorter")
	if s.text != "shorter" || s.trouble != "" {
		t.Errorf("mended: %d bytes, %q", len(s.text), s.trouble)
	}
}

// A kept program that is too long is put aside; what else was kept stays.
func TestLongKeptPrograms(t *testing.T) {
	kept := `{"program":"` + strings.Repeat("x", sandbox.MaxProgram+1) + `","done":true}`
	s := perform(t, "")
	s.site.Store = store.Private()
	s.site.Store.Set(write.Key("gagne"), kept)
	s.site.Store.Set(write.Key("hasard"), `{"program":"# mine"}`)
	s.list, s.lang, s.opens = nil, "", "e=gagne"
	s.Arrive(nav.WriteRoute)
	if s.text != s.exercise().Guide || !s.record().Done || s.progress.Of("hasard").Program != "# mine" {
		t.Errorf("%.30q, %+v", s.text, s.progress.Of("hasard"))
	}
	if !strings.Contains(s.html(), i18n.Of(i18n.French).Programs.LongKept) {
		t.Error("nothing is said")
	}
	if aside, _ := s.site.Store.Get(write.Key("gagne") + ".unreadable"); aside != kept {
		t.Errorf("put aside: %.60q", aside)
	}
}
