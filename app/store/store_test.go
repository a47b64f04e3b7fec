package store

import (
	"slices"
	"testing"
)

// wantText fails the test unless Get returns the text.
func wantText(t *testing.T, s *Store, key, want string) {
	t.Helper()
	if got, ok := s.Get(key); !ok || got != want {
		t.Errorf("Get(%s) = %q, %v, want %q", key, got, ok, want)
	}
}

// wantNone fails the test if Get finds anything.
func wantNone(t *testing.T, s *Store, key string) {
	t.Helper()
	if got, ok := s.Get(key); ok {
		t.Errorf("Get(%s) = %q, want nothing", key, got)
	}
}

func TestKeepsBetweenVisits(t *testing.T) {
	f := empty()
	if !open(f).Set("lang", "en") || !open(f).Set("empty", "") {
		t.Error("Set says that nothing was kept")
	}
	wantText(t, open(f), "lang", "en")
	wantText(t, open(f), "empty", "")
	wantNone(t, open(f), "theme")
}

func TestMemoryServesWhenStorageThrows(t *testing.T) {
	for _, f := range []*fake{{deaf: true}, {full: true, kept: map[string]string{}}} {
		s := open(f)
		for range 2 {
			if s.Set("lang", "en") {
				t.Error("Set says that it was kept")
			}
		}
		wantText(t, s, "lang", "en")
		if got := s.Keys(); !slices.Equal(got, []string{"lang"}) {
			t.Errorf("Keys = %v", got)
		}
		s.Remove("lang")
		wantNone(t, s, "lang")
	}
	if Open().Set("lang", "en") {
		t.Error("Set says that it was kept where there is no browser")
	}
}

func TestSetAsideLosesNothing(t *testing.T) {
	for name, f := range map[string]*fake{
		"own":        {kept: map[string]string{"tablier/.table": "broken"}},
		"room once":  {kept: map[string]string{"tablier/.table": "broken"}, room: 32},
		"room never": {kept: map[string]string{"tablier/.table": "broken"}, full: true},
	} {
		s := open(f)
		s.SetAside("table")
		wantNone(t, s, "table")
		wantText(t, s, "table.unreadable", "broken")
		if name != "room never" {
			wantNone(t, open(f), "table")
			wantText(t, open(f), "table.unreadable", "broken")
		}
	}
}

func TestTwoCopiesShareNothing(t *testing.T) {
	f := empty()
	for _, root := range []string{"/", "/a/", "/a/.b/"} {
		s := newStore(f, root)
		wantNone(t, s, "lang")
		s.Set("lang", root)
	}
	for _, root := range []string{"/", "/a/", "/a/.b/"} {
		s := newStore(f, root)
		wantText(t, s, "lang", root)
		if got := s.Keys(); !slices.Equal(got, []string{"lang"}) {
			t.Errorf("Keys at %s = %v", root, got)
		}
	}
	a := newStore(f, "/a/")
	a.Import(a.Hold(nil))
	wantText(t, newStore(f, "/"), "lang", "/")
	wantText(t, newStore(f, "/a/.b/"), "lang", "/a/.b/")
}

func TestKey(t *testing.T) {
	s := newStore(empty(), "/a/")
	for full, want := range map[string]string{
		"tablier/a/.table.tapatan": "table.tapatan",
		"tablier/a/.":              "",
		"tablier/.table.tapatan":   "",
		"tablier.table.tapatan":    "",
		"tablier/a/b/.lang":        "",
		"tablier/a/.b/.lang":       "",
		"tablier/a/.clé":           "",
	} {
		if got, ok := s.Key(full); got != want || ok != (want != "") {
			t.Errorf("Key(%q) = %q, %v, want %q", full, got, ok, want)
		}
	}
}

// A text that storage does not give up is at least gone for this visit.
func TestRemoveWhereStorageRefuses(t *testing.T) {
	s := open(&fake{kept: map[string]string{"tablier/.theme": "dark"}, fixed: true})
	for range 2 {
		s.Remove("theme")
		wantNone(t, s, "theme")
		s.Invalidate("theme")
		wantNone(t, s, "theme")
		if got := s.Keys(); len(got) > 0 {
			t.Errorf("Keys = %v", got)
		}
		s.Set("theme", "light")
		wantText(t, s, "theme", "light")
	}
}

func TestForgetReadsAgain(t *testing.T) {
	f := empty()
	here, there := open(f), open(f)
	here.Set("lang", "fr")
	wantText(t, there, "lang", "fr")
	here.Set("lang", "en")
	wantText(t, there, "lang", "fr")
	there.Invalidate("lang")
	wantText(t, there, "lang", "en")
	here.Remove("lang")
	there.Invalidate("lang")
	wantNone(t, there, "lang")
}

func TestForgetKeepsWhatOnlyTheMemoryHolds(t *testing.T) {
	f := empty()
	s := open(f)
	f.full = true
	s.Set("lang", "en")
	s.Invalidate("lang")
	wantText(t, s, "lang", "en")
	f.full = false
	if !s.Set("lang", "en") {
		t.Error("not kept once there is room")
	}
}

// A text that storage has as before is not brought here again, and none is to know the keys.
func TestReadBringsATextOnce(t *testing.T) {
	f := empty()
	here, there := open(f), open(f)
	here.Set("past", "a long text")
	here.Read("past")
	if keys := there.Keys(); f.read > 0 || len(keys) != 1 {
		t.Errorf("%d bytes are read, of the keys %q", f.read, keys)
	}
	for range 2 {
		if text, _ := there.Read("past"); text != "a long text" || f.read != len(text) {
			t.Errorf("read %q, %d bytes in all", text, f.read)
		}
	}
	here.Set("past", "another text")
	if text, _ := there.Read("past"); text != "another text" {
		t.Errorf("read %q, which is no longer there", text)
	}
	here.Remove("past")
	if text, ok := there.Read("past"); ok {
		t.Errorf("read %q, which has been removed", text)
	}
}

// What a page keeps for itself alone is there as long as the page, as if it were in storage.
func TestPrivate(t *testing.T) {
	s := Private()
	if !s.Set("a", "1") {
		t.Error("it is not kept")
	}
	if text, ok := s.Read("a"); text != "1" || !ok {
		t.Errorf("read %q, %t", text, ok)
	}
	s.Remove("a")
	if _, ok := s.Read("a"); ok || len(s.Keys()) > 0 {
		t.Error("what was removed is there")
	}
}

// A store that has been parted from storage goes on for the page alone: what was there stays as it is, and nothing is
// written to it.
func TestPart(t *testing.T) {
	f := &fake{kept: map[string]string{"tablier/.a": "1"}}
	s := newStore(f, "/")
	s.Get("a")
	s.Part()
	if text, ok := s.Get("a"); ok {
		t.Errorf("%q is read from storage", text)
	}
	if !s.Set("b", "2") {
		t.Error("what is set is not held")
	}
	if text, _ := s.Get("b"); text != "2" || len(f.kept) != 1 {
		t.Errorf("%q; storage has %v", text, f.kept)
	}
}
