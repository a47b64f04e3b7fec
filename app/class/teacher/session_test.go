package teacher_test

import (
	"fmt"
	"slices"
	"testing"

	"tablier/app/class/gather"
	"tablier/app/class/notebook"
	"tablier/app/class/teacher"
	"tablier/app/class/teacher/fake"
)

// What is dropped is read in steps, with progress, and what comes meanwhile after it.
func TestReading(t *testing.T) {
	s := enter(t, &fake.World{})
	var first, second []gather.Source
	for i := range 200 {
		first = append(first, of(t, fmt.Sprintf("A%d", i), i, 1, 1+i%3, "", false))
	}
	for i := range 100 {
		second = append(second, of(t, fmt.Sprintf("B%d", i), 500+i, 1, 1, "", false))
	}
	s.Drop(first)
	s.Drop(second)
	if read, all, ok := s.Reading(); !ok || read == 0 || all != 300 {
		t.Errorf("%d of %d, %t", read, all, ok)
	}
	s.Settle()
	hands, pupils := s.Count()
	if hands != 300 || pupils != 300 || !slices.Equal(s.Said, []teacher.Saying{teacher.SayRead}) {
		t.Errorf("%d, %d, %v", hands, pupils, s.Said)
	}
	s.Drop(nil)
	s.Paste("")
	s.Paste("rien")
	s.Settle()
	if n := s.Notices(); len(n) != 1 || n[0].Kind != notebook.NotRead {
		t.Errorf("%v", n)
	}
}

// The table is sorted by names or by an item, which is said; the pupil who is shown stays.
func TestSort(t *testing.T) {
	s := class(t)
	s.want("Adam", "Élise", "Enzo", "Zoé")
	s.Look.ShowPupil(3, 1)
	s.Look.Sort(0)
	s.want("Élise", "Adam", "Enzo", "Zoé")
	s.Look.Sort(1)
	s.want("Élise", "Enzo", "Adam", "Zoé")
	if s.Look.Sorted() != 1 || s.Look.Shown() != 3 || s.Said[len(s.Said)-1] != teacher.SaySorted {
		t.Errorf("sorted by %d, row %d, %v", s.Look.Sorted(), s.Look.Shown(), s.Said)
	}
	s.Look.Sort(7)
	s.Look.Sort(teacher.ByName)
	s.want("Adam", "Élise", "Enzo", "Zoé")
}

// Keys go from cell to cell, and Escape goes back to the cell where the focus was.
func TestKeys(t *testing.T) {
	s := class(t)
	for _, step := range []struct {
		key  string
		want teacher.Cell
	}{
		{"ArrowUp", teacher.Cell{Row: 0, Column: -1}}, {"ArrowDown", teacher.Cell{Row: 1, Column: -1}},
		{"ArrowRight", teacher.Cell{Row: 1}}, {"End", teacher.Cell{Row: 1, Column: 1}},
		{"ArrowRight", teacher.Cell{Row: 1, Column: 1}}, {"Home", teacher.Cell{Row: 1, Column: -1}},
		{"ArrowLeft", teacher.Cell{Row: 1, Column: -1}}, {"ArrowDown", teacher.Cell{Row: 2, Column: -1}},
		{"ArrowDown", teacher.Cell{Row: 3, Column: -1}}, {"ArrowDown", teacher.Cell{Row: 3, Column: -1}},
	} {
		if !s.Look.Key(step.key) || s.Look.At() != step.want || s.Focused[len(s.Focused)-1] != step.want {
			t.Errorf("%s: %v, want %v", step.key, s.Look.At(), step.want)
		}
	}
	if s.Look.Key("x") || s.Look.Key("Escape") {
		t.Error("a key without a meaning is taken")
	}
	s.Look.Touch(teacher.Cell{Row: 2, Column: 1})
	s.Look.ShowPupil(2, 1)
	before := len(s.Focused)
	if v := s.Look.View(); v.Place != teacher.Pupil || v.Column != 1 || s.Look.Shown() != 2 || !s.Look.Key("Escape") {
		t.Errorf("%+v", v)
	}
	left := teacher.Cell{Row: 2, Column: 1}
	if s.Look.View().Place != teacher.Class || len(s.Focused) != before+1 || s.Focused[before] != left {
		t.Errorf("%+v, %v", s.Look.View(), s.Focused)
	}
}

// Of two submissions the last one counts, until the teacher prefers the other; what is dismissed stays away.
func TestTwice(t *testing.T) {
	s := class(t)
	s.drop(of(t, "Enzo", 4, 200, 3, "", false))
	twice := s.Notices()[0]
	if twice.Kind != notebook.Twice || s.Table().Rows[2].Cells[0].Tries != 3 || !s.Comparable() {
		t.Fatalf("%+v", twice)
	}
	s.Compare()
	if c, ok := s.Comparison(); !ok || len(c.Changes) != 2 {
		t.Errorf("%+v, %t", c, ok)
	}
	s.Prefer(twice.Key)
	if s.Table().Rows[2].Cells[0].Tries != 1 {
		t.Error("the other one does not count")
	}
	if _, ok := s.Comparison(); ok {
		t.Error("what nobody had handed in before is compared")
	}
	s.Dismiss(s.Notices()[0].Key)
	if len(s.Notices()) != 0 {
		t.Errorf("%v", s.Notices())
	}
	s.Look.ShowPupil(2, 0)
	s.RemovePupil()
	s.want("Adam", "Élise", "Zoé")
	if s.Look.View().Place != teacher.Class {
		t.Errorf("%+v", s.Look.View())
	}
}

// Two programs stand side by side: one of each result at first, and then those that the teacher turns to.
func TestPrograms(t *testing.T) {
	s := class(t) // Adam half, said to pass; Élise none; Enzo raises; Zoé right
	s.Look.ShowPrograms(1)
	if v := s.Look.View(); v.Place != teacher.Programs || v.Beside != [2]int{2, 0} {
		t.Errorf("%+v", v)
	}
	s.Look.Turn(0, 1)
	s.Look.Turn(1, 1)
	if v := s.Look.View(); v.Beside != [2]int{3, 2} {
		t.Errorf("%+v", v)
	}
	s.Look.Turn(1, -1)
	s.Look.Put(0, 2)
	s.Look.Sort(1)
	if v := s.Look.View(); v.Beside != [2]int{1, 2} {
		t.Errorf("%+v", v)
	}
	game, players := s.Checks.Players()
	if game != "" || len(players) != 3 || players[0].Name != "Enzo" || players[0].Program != "raises" {
		t.Errorf("%q, %v", game, players)
	}
}

// The example is a class of invented pupils, which gives way to a real one and is never kept.
func TestExample(t *testing.T) {
	s := enter(t, &fake.World{})
	s.ShowExample("A set", "Talk")
	if n := len(s.Table().Rows); n != 28 || !s.Example() || len(s.Table().Columns) != 6 || len(s.Notices()) != 0 {
		t.Fatalf("%d rows, %d columns, %v, %v", n, len(s.Table().Columns), s.Notices(), s.Errors)
	}
	for column := range s.Table().Columns {
		if c := s.Table().Count(column); c.First == 0 || c.Later == 0 || c.Tried == 0 {
			t.Errorf("column %d: %+v", column, c)
		}
	}
	s.Keep()
	if s.Kept() || s.World.Text != "" {
		t.Error("the example is kept")
	}
	if got := s.Table().Set.Title; got != "A set" {
		t.Errorf("the set of the example is called %s", got)
	}
	s.drop(of(t, "Zoé", 1, 1, 1, "", false))
	s.want("Zoé")
	s.ShowExample("A set", "Talk")
	s.want("Zoé")
	if s.Example() {
		t.Error("the class is an example")
	}
}
