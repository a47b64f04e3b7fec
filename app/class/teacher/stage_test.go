package teacher_test

import (
	"fmt"
	"testing"

	"tablier/app/class/gather"
	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/class/teacher"
	"tablier/app/class/teacher/fake"
)

// A stage is a session in a fake world, whose page is shown.
type stage struct {
	*teacher.Session
	*fake.World
	t testing.TB
}

func enter(t testing.TB, w *fake.World) *stage {
	t.Helper()
	s := &stage{teacher.New(w.Environment()), w, t}
	s.Enter()
	s.Settle()
	return s
}

// given returns the set of the tests: a puzzle and a program.
func given() *set.Set {
	return &set.Set{Title: "Découvrir", Items: []set.Item{
		{Task: &set.Puzzle{Game: "tapatan", ID: "abcdefghij"}}, {Task: &set.Words{Title: "On en parle"}},
		{Task: &set.Python{Exercise: "gagne"}},
	}}
}

// of returns what a pupil hands in: the tries at the puzzle, 0 for none, and a program that is said to pass or not.
func of(t testing.TB, name string, attempt, at, tries int, text string, passes bool) gather.Source {
	t.Helper()
	w, err := handin.New(given(), attempt)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= tries; n++ {
		w.Items[0].Answer(fmt.Sprintf("b%d", n), n == tries)
	}
	if text != "" {
		claim := map[bool]string{true: "2/2", false: "1/2 2"}[passes]
		w.Items[2].Answer(claim, passes)
		w.Items[2].Write(text)
	}
	w.Sign(name, at)
	file, err := handin.File(w)
	if err != nil {
		t.Fatal(err)
	}
	return gather.Source{Path: name + ".tablier", Data: []byte(file)}
}

// class returns a session with four pupils.
func class(t testing.TB) *stage {
	t.Helper()
	s := enter(t, &fake.World{})
	s.drop(
		of(t, "Zoé", 1, 100, 1, "right", true), of(t, "Adam", 2, 101, 2, "half", true), of(t, "Élise", 3, 102, 0, "", false),
		of(t, "Enzo", 4, 103, 1, "raises", false),
	)
	return s
}

// drop drops files, and waits until they have been read.
func (s *stage) drop(sources ...gather.Source) {
	s.t.Helper()
	s.Drop(sources)
	s.Settle()
	if _, _, reading := s.Reading(); reading {
		s.t.Fatal("it still reads")
	}
}

// want fails a test unless the pupils stand in this order.
func (s *stage) want(names ...string) {
	s.t.Helper()
	var got []string
	for _, row := range s.Table().Rows {
		got = append(got, row.Pupil.Name)
	}
	if fmt.Sprint(got) != fmt.Sprint(names) {
		s.t.Errorf("%v, want %v", got, names)
	}
}
