package store

import "testing"

// fake is a storage that fails as the test wishes.
type fake struct {
	kept map[string]string
	deaf bool // reading throws
	full bool // writing throws
}

func (f *fake) get(key string) (string, bool) {
	if f.deaf {
		panic("SecurityError")
	}
	value, ok := f.kept[key]
	return value, ok
}

func (f *fake) set(key, value string) {
	if f.full || f.deaf {
		panic("QuotaExceededError")
	}
	f.kept[key] = value
}

func (f *fake) remove(key string) { delete(f.kept, key) }

func open(f *fake) *Store {
	return &Store{memory: map[string]string{}, lost: map[string]bool{}, backend: f}
}

func TestKeepsBetweenVisits(t *testing.T) {
	f := &fake{kept: map[string]string{}}
	if !open(f).Set("lang", "en") {
		t.Error("Set says that nothing was kept")
	}
	if got, ok := open(f).Get("lang"); !ok || got != "en" {
		t.Errorf("Get = %q, %v in the next visit", got, ok)
	}
	if _, ok := open(f).Get("theme"); ok {
		t.Error("Get finds what was never set")
	}
}

func TestMemoryServesWhenStorageThrows(t *testing.T) {
	for _, f := range []*fake{{deaf: true}, {full: true, kept: map[string]string{}}} {
		s := open(f)
		for range 2 {
			if s.Set("lang", "en") {
				t.Error("Set says that it was kept")
			}
		}
		if got, ok := s.Get("lang"); !ok || got != "en" {
			t.Errorf("Get = %q, %v in the same visit", got, ok)
		}
	}
	if Open().Set("lang", "en") {
		t.Error("Set says that it was kept where there is no browser")
	}
}

func TestSetAsideLosesNothing(t *testing.T) {
	f := &fake{kept: map[string]string{}}
	s := open(f)
	s.Set("table", "broken")
	s.SetAside("table")
	if _, ok := open(f).Get("table"); ok {
		t.Error("the text still stands in its place")
	}
	if got, _ := open(f).Get("table.unreadable"); got != "broken" {
		t.Errorf("kept aside as %q", got)
	}
}
