package composer_test

import (
	"slices"
	"testing"

	"tablier/app/class/composer"
	"tablier/app/class/set"
)

// Removing asks nothing and is undone, where the item was; so is adding.
func TestUndo(t *testing.T) {
	s, _ := prepared(t, "a", "b", "c")
	s.SetWord(1, "Un mot")
	s.Remove(1)
	if got := s.Notice(); got.What != composer.Removed || !slices.Equal(titles(s), []string{"a", "c"}) {
		t.Fatalf("%+v, %v", got, titles(s))
	}
	s.Undo()
	if !slices.Equal(titles(s), []string{"a", "b", "c"}) || s.Set().Items[1].Word != "Un mot" || s.CanUndo() {
		t.Errorf("%v", titles(s))
	}
	s.Add(words("d"))
	s.Undo()
	if !slices.Equal(titles(s), []string{"a", "b", "c"}) || s.CanUndo() {
		t.Errorf("%v", titles(s))
	}
}

// Touching what is in the set removes it; twenty items are enough.
func TestToggle(t *testing.T) {
	s, _ := prepared(t)
	item := set.Item{Minutes: 3, Task: &set.Puzzle{Game: "g", ID: "p"}}
	s.Toggle(item)
	s.Toggle(set.Item{Task: &set.Puzzle{Game: "g", ID: "q"}})
	s.Toggle(set.Item{Task: &set.Puzzle{Game: "g", ID: "p"}})
	if len(s.Set().Items) != 1 || s.Find(item.Task) != -1 {
		t.Fatalf("%+v", s.Set().Items)
	}
	for range set.MaxItems {
		s.Add(words("w"))
	}
	if len(s.Set().Items) != set.MaxItems || s.Notice().What != composer.Full {
		t.Errorf("%d items, %+v", len(s.Set().Items), s.Notice())
	}
}

// An item is taken, carried and dropped, or put back to where it was.
func TestLift(t *testing.T) {
	s, on := prepared(t, "a", "b", "c", "d")
	s.Lift(3)
	s.Carry(-1)
	s.Carry(-1)
	if got := s.Notice(); got.What != composer.Placed || got.Place != 2 || got.Of != 4 || on.focused != 1 {
		t.Errorf("%+v, focus %d", got, on.focused)
	}
	s.Cancel()
	if !slices.Equal(titles(s), []string{"a", "b", "c", "d"}) || on.focused != 3 || s.Moving() {
		t.Errorf("cancelled: %v", titles(s))
	}
	s.Lift(0)
	s.Carry(1)
	s.Carry(9)
	s.Lift(3) // the same key drops it
	if want := []string{"b", "c", "d", "a"}; !slices.Equal(titles(s), want) || s.Moving() {
		t.Errorf("dropped: %v", titles(s))
	}
	if again, _ := enter(t, on.texts, ""); titles(again)[3] != "a" {
		t.Errorf("kept as %v", titles(again))
	}
}

// The arrows of the open row move it, and it stays open.
func TestMove(t *testing.T) {
	s, _ := prepared(t, "a", "b", "c")
	s.Choose(2)
	s.Move(2, 1)
	s.Move(0, -1)
	if want := []string{"a", "c", "b"}; !slices.Equal(titles(s), want) || s.Chosen() != 1 {
		t.Errorf("%v, open %d", titles(s), s.Chosen())
	}
	s.Choose(1)
	if s.Chosen() != -1 {
		t.Error("a second touch does not fold it up")
	}
}
