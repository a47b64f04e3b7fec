package drafts_test

import (
	"errors"
	"maps"
	"slices"
	"testing"

	"tablier/app/class/drafts"
	"tablier/app/class/set"
)

// A memory is a store with room for so many texts.
type memory struct {
	texts map[string]string
	room  int
}

func (m *memory) Keys() []string { return slices.Sorted(maps.Keys(m.texts)) }

func (m *memory) Read(key string) (string, bool) {
	text, ok := m.texts[key]
	return text, ok
}

func (m *memory) Set(key, text string) bool {
	if _, there := m.texts[key]; !there && len(m.texts) == m.room {
		return false
	}
	m.texts[key] = text
	return true
}

func (m *memory) Remove(key string) { delete(m.texts, key) }

func (m *memory) SetAside(key string) {
	m.texts[key+".unreadable"] = m.texts[key]
	delete(m.texts, key)
}

func shelf() (drafts.Shelf, *memory) {
	m := &memory{map[string]string{}, 100}
	return drafts.Shelf{Store: m}, m
}

func word(text string) set.Item { return set.Item{Task: &set.Words{Title: text}} }

// What is added goes to the open draft, or begins one; the last addition can be taken back.
func TestAdd(t *testing.T) {
	s, _ := shelf()
	for _, text := range []string{"a", "b"} {
		if err := s.Add(word(text)); err != nil {
			t.Fatal(err)
		}
	}
	if got := s.Get(s.Open()); len(got.Items) != 2 || got.Items[1].Task.(*set.Words).Title != "b" {
		t.Fatalf("%+v", got)
	}
	if err := s.TakeBack(); err != nil || len(s.Get(s.Open()).Items) != 1 {
		t.Errorf("taken back: %v, %+v", err, s.Get(s.Open()))
	}
	s.SetOpen(0)
	if err := s.Add(word("c")); err != nil || s.Open() != 2 || !slices.Equal(s.IDs(), []int{2, 1}) {
		t.Errorf("%v, open %d of %v", err, s.Open(), s.IDs())
	}
	for range set.MaxItems - 1 {
		if err := s.Add(word("d")); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Add(word("e")); !errors.Is(err, drafts.ErrFull) || len(s.Get(2).Items) != set.MaxItems {
		t.Errorf("%v, %d items", err, len(s.Get(2).Items))
	}
}

// A draft that cannot be read is set aside, one of a later version stays, and neither stops what is added.
func TestUnreadable(t *testing.T) {
	s, m := shelf()
	m.texts["set.1"], m.texts["set.2"], m.texts["set.03"], m.texts["set-open"] = "?", "tablier set 9\n", "", "1"
	if s.Get(1) != nil || s.Get(2) != nil || !slices.Equal(s.IDs(), []int{2}) || s.Open() != 0 {
		t.Errorf("%v, %v", m.texts, s.IDs())
	}
	if err := s.Add(word("a")); err != nil || s.Open() != 3 || m.texts["set.2"] == "" {
		t.Errorf("%v: %v", err, m.texts)
	}
}

// Without room for it a draft is not called kept.
func TestNoRoom(t *testing.T) {
	s, m := shelf()
	m.room = 0
	if err := s.Add(word("a")); !errors.Is(err, drafts.ErrNotKept) {
		t.Error(err)
	}
}

// Pages offer to add only where somebody teaches.
func TestTeaches(t *testing.T) {
	s, _ := shelf()
	if s.Teaches() {
		t.Error("before any page for teachers")
	}
	if s.Teach(); !s.Teaches() {
		t.Error("after one")
	}
}
