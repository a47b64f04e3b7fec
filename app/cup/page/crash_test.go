package page

import (
	"strconv"
	"strings"
	"testing"

	"tablier/app/begun"
	"tablier/app/store"
)

// A disk is what a browser keeps, of a person and of what has begun.
type disk struct {
	kept, notes *store.Store
	visits      int
}

func newDisk() *disk { return &disk{kept: store.Private(), notes: store.Private()} }

// visit opens the page; every visit before has crashed, unless its notes were lifted.
func (d *disk) visit(t *testing.T) (*stage, *begun.Notes) {
	t.Helper()
	d.visits++
	n := begun.Open(d.notes, strconv.Itoa(d.visits), nil, func() func() { return func() {} })
	return performNoting(t, "", d.kept, n), n
}

// wantTried fails a test unless the trials of the players have come to these words, in the order of the list.
func (s *stage) wantTried(want ...string) {
	s.T.Helper()
	for i, p := range s.session.Cup().Players() {
		if got := s.tried(p.Program); i >= len(want) || got != want[i] {
			s.T.Errorf("%s: %q, want %q", p.Name, got, want)
		}
	}
}

// A program during whose trial the page has crashed is tried no more by itself, at any visit, and the page says which
// it is; the others are. It is tried when a person asks for it.
func TestCrashInATrial(t *testing.T) {
	d := newDisk()
	s, _ := d.visit(t)
	s.addAll("first", "endless", "last")
	s.wantTried(french.Tried, french.Trying, french.Untried)
	for range 3 {
		s, _ = d.visit(t)
		s.wantTried(french.Tried, french.Held, french.Tried)
		s.has(french.HeldWhy("endless"), "Essayer quand même")
		if s.Running != 0 {
			t.Errorf("%d programs run", s.Running)
		}
	}
	s.do("try 1")
	s.wantTried(french.Tried, french.Trying, french.Tried)
	if strings.Contains(s.html(), french.HeldWhy("endless")) {
		t.Error("what has been asked for is said to wait")
	}
	s, _ = d.visit(t)
	s.wantTried(french.Tried, french.Held, french.Tried)
	s.do("remove") // of nobody
	s.do("try 7")
}
