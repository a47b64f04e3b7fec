package workbench_test

import (
	"strings"
	"testing"

	"tablier/app/embed"
	"tablier/app/i18n"
	"tablier/app/sandbox"
	"tablier/app/write"
	"tablier/app/write/workbench"
	"tablier/app/write/workbench/fake"
)

// A file opens whatever its encoding, at the exercise that its name tells, and takes the place of nothing.
func TestFilesOpen(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Edited("# mine")
	s.OpenFile("minimax-camille (1).py", []byte("\xff\xfe#\x00 \x00\xe9\x00\r\x00\n\x00"))
	if s.exercise().ID != "minimax" || s.text() != "# é\n" || !s.Draft.Visiting() || s.Field != s.text() {
		t.Errorf("exercise %s shows %q", s.exercise().ID, s.text())
	}
	if s.Cleaned() || s.Kept != "e=minimax" {
		t.Errorf("line ends are told of: %v; the address has %q", s.Cleaned(), s.Kept)
	}
	s.Choose("gagne")
	if s.text() != "# mine" {
		t.Errorf("the program of the first exercise is %q", s.text())
	}
	s.OpenFile("essai.py", []byte("x\xa0= 1"))
	if s.exercise().ID != "gagne" || s.text() != "x = 1" || !s.Draft.Visiting() {
		t.Errorf("a file without an exercise shows %q at %s", s.text(), s.exercise().ID)
	}
	s.OpenFile("long.py", []byte(strings.Repeat("\xe9", sandbox.MaxProgram)))
	if s.text() != "x = 1" || s.Trouble() != workbench.LongFile {
		t.Errorf("one that grows too long shows %.20q", s.text())
	}
}

// Letters that are not Python's become its own where they are typed, come by a link or are run; that is said once.
func TestTypedSignsAreCleaned(t *testing.T) {
	s := perform(t, "e=gagne")
	if s.Typed("x = 1"); s.Cleaned() {
		t.Error("it is said of a usual program")
	}
	s.Typed("x\u00a0= “a1”")
	if s.text() != `x = "a1"` || s.Field != s.text() || !s.Undoable || s.record().Program != s.text() || !s.Cleaned() {
		t.Errorf("typed: %q, in the field %q, said: %v", s.text(), s.Field, s.Cleaned())
	}
	s.Choose("hasard")
	if s.Typed("x\u00a0= “a1”"); s.text() != `x = "a1"` || s.Cleaned() {
		t.Errorf("typed again: %q, said: %v", s.text(), s.Cleaned())
	}
	s.Edited("x\u00a0= 1") // has been undone
	s.Test()
	if got := s.Last().Sent[0].Program; got != "x = 1" || s.text() != got {
		t.Errorf("run: %q", got)
	}
	s = perform(t, "e=gagne&p="+sandbox.Pack("x\u00a0= 1"))
	if s.text() != "x = 1" || !s.Cleaned() {
		t.Errorf("come by a link: %q, said: %v", s.text(), s.Cleaned())
	}
}

// Links hold a program in letters that no address escapes; a damaged one takes the place of nothing and is told of.
func TestLinksOfPrograms(t *testing.T) {
	const program = "print('é')\n"
	s := perform(t, "e=gagne&p="+sandbox.Pack(program))
	if !s.Draft.Visiting() || s.text() != program || s.Trouble() != workbench.NoTrouble || s.Link() != s.Opens {
		t.Errorf("a link shows %q, trouble %d, and is %q", s.text(), s.Trouble(), s.Link())
	}
	s = perform(t, "e=gagne&p=a")
	if s.Draft.Visiting() || s.text() != s.exercise().Guide || s.Trouble() != workbench.BadLink {
		t.Errorf("a damaged link shows %q, trouble %d", s.text(), s.Trouble())
	}
}

// A program that has come by a link takes the place of nothing, and is no success, before the person makes it theirs.
func TestProgramByLinkIsKeptOnlyOnceAdopted(t *testing.T) {
	s := perform(t, "e=gagne&p="+sandbox.Pack("print(1)"))
	if s.text() != "print(1)" || !s.Draft.Visiting() || len(s.Programs) != 0 {
		t.Fatalf("shown: %q, %d programs run", s.text(), len(s.Programs))
	}
	s.Leave()
	if s.record().Program != "" {
		t.Error("it is kept before it is run")
	}
	s.Test()
	s.Hear(fake.AllPassed)
	if s.record().Program != "" || s.record().Done {
		t.Errorf("somebody else's program is progress: %+v", s.record())
	}
	s.Draft.Adopt()
	if s.record().Program != "print(1)" || s.Draft.Visiting() {
		t.Errorf("kept: %q", s.record().Program)
	}
}

// Another language shows the same exercise with the same program; a visit without an exercise goes to the first that is
// not done.
func TestAnotherLanguage(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Edited("# mine")
	french := s.exercise().Title
	s.Translate(i18n.English)
	if s.exercise().ID != "gagne" || s.exercise().Title == french || s.text() != "# mine" {
		t.Errorf("%s: %q", s.exercise().ID, s.text())
	}
	s.Translate(i18n.English)
	w := fake.New(t, "")
	w.Store.Set(write.Key(s.Course.Exercises()[0].ID), `{"done":true}`)
	if s = visit(w); s.Course.At() != 1 {
		t.Errorf("a visit shows exercise %d", s.Course.At()+1)
	}
}

// Where the exercises do not come nothing is shown, and the next visit asks again. A host page is told once one is.
func TestExercisesThatDoNotCome(t *testing.T) {
	w := fake.New(t, "e=gagne")
	w.Missing, w.Framed = true, true
	s := visit(w)
	if s.State() != workbench.Unavailable || len(w.Told) != 0 {
		t.Errorf("state %d, told %+v", s.State(), w.Told)
	}
	s.Leave()
	s.Missing = false
	s.Arrive(i18n.French)
	if s.State() != workbench.Shown || len(w.Told) != 1 || w.Told[0].Type != embed.Ready {
		t.Errorf("state %d, told %+v", s.State(), w.Told)
	}
}

// Of the exercises in two languages those come last that were asked for last, whichever file is slower.
func TestExercisesThatComeLate(t *testing.T) {
	s := perform(t, "e=gagne")
	french := s.exercise().Title
	s.Late = true
	s.Translate(i18n.English)
	if s.State() != workbench.Loading {
		t.Errorf("state %d while the exercises come", s.State())
	}
	s.Arrive(i18n.French)
	s.Files[1]()
	s.Files[0]()
	if s.State() != workbench.Shown || s.exercise().Title != french {
		t.Errorf("shown is %q", s.exercise().Title)
	}
}
