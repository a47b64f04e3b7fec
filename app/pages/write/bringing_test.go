package write

import (
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/sandbox"
	"tablier/app/write"
)

// A file opens whatever its encoding, at the exercise that its name tells, and takes the place of nothing.
func TestFilesOpen(t *testing.T) {
	s := perform(t, "e=gagne")
	s.edited("# mine")
	s.bring("minimax-camille (1).py", []byte("\xff\xfe#\x00 \x00\xe9\x00\r\x00\n\x00"))
	if s.exercise().ID != "minimax" || s.text != "# é\n" || !s.visiting || s.field != s.text {
		t.Errorf("exercise %s shows %q", s.exercise().ID, s.text)
	}
	if strings.Contains(s.html(), i18n.Of(i18n.French).Programs.Cleaned) {
		t.Error("line ends are told of")
	}
	s.choose("gagne")
	if s.text != "# mine" {
		t.Errorf("the program of the first exercise is %q", s.text)
	}
	s.bring("essai.py", []byte("x\xa0= 1"))
	if s.exercise().ID != "gagne" || s.text != "x = 1" || !s.visiting {
		t.Errorf("a file without an exercise shows %q at %s", s.text, s.exercise().ID)
	}
	s.bring("long.py", []byte(strings.Repeat("\xe9", sandbox.MaxProgram)))
	if s.text != "x = 1" || s.trouble != i18n.Of(i18n.French).Programs.BigFile {
		t.Errorf("one that grows too long shows %.20q", s.text)
	}
}

// Signs that are not Python's become its own where they are typed, come by a link or are run; that is said once.
func TestTypedSignsAreCleaned(t *testing.T) {
	told := i18n.Of(i18n.French).Programs.Cleaned
	says := func(s *stage) bool { return strings.Contains(s.html(), told) }
	s := perform(t, "e=gagne")
	if s.typed("x = 1"); says(s) {
		t.Error("it is said of a usual program")
	}
	s.typed("x\u00a0= “a1”")
	if s.text != `x = "a1"` || s.field != s.text || !s.undone || s.record().Program != s.text || !says(s) {
		t.Errorf("typed: %q, in the field %q, said: %v", s.text, s.field, says(s))
	}
	s.choose("hasard")
	if s.typed("x\u00a0= “a1”"); s.text != `x = "a1"` || says(s) {
		t.Errorf("typed again: %q, said: %v", s.text, says(s))
	}
	s.edited("x\u00a0= 1") // has been undone
	s.act("run")
	if got := s.last().sent[0].Program; got != "x = 1" || s.text != got {
		t.Errorf("run: %q", got)
	}
	s = perform(t, "e=gagne&p="+sandbox.Pack("x\u00a0= 1"))
	if s.text != "x = 1" || !says(s) {
		t.Errorf("come by a link: %q, said: %v", s.text, says(s))
	}
}

// The name of who writes stays, and stands in the field for it.
func TestNameStays(t *testing.T) {
	s := perform(t, "e=gagne")
	s.site.Store.Set(write.NameKey, "Camille")
	if s = s.tab(t); s.pupil != "Camille" || !strings.Contains(s.html(), `value="Camille"`) {
		t.Errorf("the name is %q", s.pupil)
	}
}
