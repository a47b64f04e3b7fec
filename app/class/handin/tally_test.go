package handin_test

import (
	"testing"

	"tablier/app/class/handin"
	"tablier/app/class/set"
)

// What counts is counted, and what is only to be read is not.
func TestTally(t *testing.T) {
	s := everything(t)
	got := s.Tally(given())
	if want := (handin.Tally{Solved: 1, Shown: 1, Tried: 1, NotDone: 1, Seconds: 1005}); got != want || got.Of() != 4 {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// In a fixed order an item opens once those before it are read, solved, shown or tried five times.
func TestOrderOfItems(t *testing.T) {
	fixed, absent := set.Settings{Fixed: true}, -1
	opens := func(s *handin.Submission, settings set.Settings) (n int) {
		for place := range s.Items {
			if s.Opens(place, settings, func(other int) bool { return other == absent }) {
				n++
			}
		}
		return n
	}
	s, err := handin.New(given(), 1)
	if err != nil {
		t.Fatal(err)
	}
	for n, do := range []func(){
		func() {}, func() { s.Items[0].Answer("a1", true) }, func() { s.Items[1].Result = handin.Read },
		func() { s.Items[2].Result, s.Items[2].Tries = handin.Shown, 5 },
		func() { s.Items[3].Result, s.Items[3].Tries = handin.Tried, set.TriesToSolution },
	} {
		if do(); opens(s, fixed) != n+1 || opens(s, set.Settings{}) != 5 {
			t.Errorf("after %d items %d are open", n, opens(s, fixed))
		}
	}
	s.Items[3].Tries--
	if opens(s, fixed) != 4 {
		t.Error("an item opens after four tries")
	}
	if absent = 3; opens(s, fixed) != 5 {
		t.Error("an absent item bars those after it")
	}
}

// A solution is shown after five tries, unless it never is.
func TestWhenASolutionIsShown(t *testing.T) {
	var i handin.Item
	for n := range set.TriesToSolution {
		if i.MayBeShown(set.Settings{}) {
			t.Errorf("it is shown after %d tries", n)
		}
		i.Answer("b2", false)
	}
	if !i.MayBeShown(set.Settings{}) || i.MayBeShown(set.Settings{NoSolution: true}) {
		t.Error("it is not shown, or where it never is")
	}
	if i.Answer("a1", true); i.MayBeShown(set.Settings{}) {
		t.Error("it is shown to who has solved the item")
	}
}
