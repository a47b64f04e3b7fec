package watch_test

import (
	"strconv"
	"strings"
	"testing"

	"tablier/app/begun"
	"tablier/app/store"
	"tablier/app/watch"
	"tablier/app/watch/fake"
)

// A search over which the page has crashed is not begun at the next visits, which say so; others are. It is begun when
// a person asks for it, and forgotten once its step has come.
func TestHeldSearch(t *testing.T) {
	notes := store.Private()
	visits := 0
	visit := func(opens string) *stage {
		w := fake.New(t, opens)
		w.Slow = true
		visits++
		e := w.Environment()
		e.Begun = begun.Open(notes, strconv.Itoa(visits), nil, func() func() { return func() {} })
		s := &stage{watch.New(w.Boards, e), w}
		s.Arrive()
		return s
	}
	if s := visit(trap + "&s=20"); s.Pending == nil {
		t.Fatal("nothing is asked")
	}
	for range 2 {
		s := visit(trap + "&s=20")
		if s.Pending != nil || s.State() != watch.Held {
			t.Error("the search begins by itself")
		}
	}
	s := visit(strings.Replace(trap, "d=3", "d=4", 1))
	s.DeliverAll()
	if s.Tree() == nil {
		t.Error("another search is held, too")
	}
	s = visit(trap + "&s=20")
	s.SearchAnyway()
	s.DeliverAll()
	if s.State() == watch.Held || s.Tree() == nil || s.Tree().Step != 20 {
		t.Errorf("held %t, shown is %+v", s.State() == watch.Held, s.Tree())
	}
	if s.SearchAnyway() {
		t.Error("a search that is shown begins anew")
	}
	s = visit(trap + "&s=21")
	s.Leave() // while it searches
	if keys := notes.Keys(); len(keys) > 0 || s.State() == watch.Held {
		t.Errorf("noted is %v, held %t", keys, s.State() == watch.Held)
	}
}
