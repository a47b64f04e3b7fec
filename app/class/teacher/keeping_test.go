package teacher_test

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/class/gather"
	"tablier/app/class/teacher"
	"tablier/app/class/teacher/fake"
)

// Nothing is kept before the teacher asks for it; from then on all changes are, until it is erased.
func TestKeeping(t *testing.T) {
	s := class(t)
	s.Look.ShowPupil(0, 0)
	s.Look.Sort(1)
	s.Leave()
	if s.World.Text != "" {
		t.Fatal("it is kept unasked")
	}
	s.Keep()
	s.drop(of(t, "Rose", 9, 100, 1, "", false))
	again := enter(t, s.World)
	again.want("Adam", "Élise", "Enzo", "Rose", "Zoé")
	if !again.Kept() {
		t.Error("it is not known to be kept")
	}
	again.Erase()
	if pupils, ok := again.Asks(); pupils != 5 || !ok || again.Questions != 1 {
		t.Errorf("%d pupils, %t", pupils, ok)
	}
	again.Answer(false)
	if _, ok := again.Asks(); ok || again.Empty() || again.World.Text == "" {
		t.Error("it is erased all the same")
	}
	again.Erase()
	again.Answer(true)
	if !again.Empty() || again.World.Text != "" || again.Kept() || !slices.Contains(again.Said, teacher.SayErased) {
		t.Error("it is not erased")
	}
	s.Forget()
	if s.Kept() || s.World.Text != "" {
		t.Error("it is still kept")
	}
}

// Where there is no room nothing is kept, and that is said; what cannot be read, or a later version has kept, is told.
func TestKeepingFails(t *testing.T) {
	s := class(t)
	s.Full = true
	s.Keep()
	if s.Kept() || !slices.Equal(s.Troubles(), []teacher.Trouble{teacher.NotKept}) {
		t.Errorf("%t, %v", s.Kept(), s.Troubles())
	}
	for text, want := range map[string]teacher.Trouble{"x": teacher.BadKept, "notebook 2\n": teacher.NewerKept} {
		s := enter(t, &fake.World{Text: text})
		if !s.Empty() || !slices.Equal(s.Troubles(), []teacher.Trouble{want}) || len(s.Errors) != 1 {
			t.Errorf("%q: %v, %v", text, s.Troubles(), s.Errors)
		}
		s.drop(of(t, "Rose", 9, 100, 1, "", false))
		s.Keep()
		if kept := strings.Contains(s.World.Text, "hand"); kept != (want == teacher.BadKept) {
			t.Errorf("%q: kept %t", text, kept)
		}
	}
}

// The file in which a notebook is saved is opened as what pupils hand in is.
func TestSavedNotebook(t *testing.T) {
	s, again := class(t), enter(t, &fake.World{})
	again.drop(gather.Source{Path: "carnet.txt", Data: []byte(s.Session.Text())})
	again.want("Adam", "Élise", "Enzo", "Zoé")
	if again.Table().Set == nil || len(again.Notices()) != 0 || again.Table().Rows[0].Cells[1].Program != "half" {
		t.Errorf("%+v, %v", again.Table(), again.Notices())
	}
}
