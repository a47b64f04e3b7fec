package watch

import (
	"strconv"
	"strings"
	"testing"

	"tablier/app/begun"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/store"
)

// A search over which the page has crashed is not begun at the next visits, which say so; others are. It is begun when
// a person asks for it, and forgotten once its step has come.
func TestHeldSearch(t *testing.T) {
	notes := store.Private()
	visits := 0
	visit := func(opens string) *stage {
		s := perform(t, "")
		s.Leave(nav.WatchRoute)
		visits++
		s.site.Begun = begun.Open(notes, strconv.Itoa(visits), nil, func() func() { return func() {} })
		s.slow, s.opens = true, opens
		s.Arrive(nav.WatchRoute)
		return s
	}
	if s := visit(trap + "&s=20"); s.coming == nil {
		t.Fatal("nothing is asked")
	}
	for range 2 {
		s := visit(trap + "&s=20")
		if s.coming != nil || !s.held {
			t.Error("the search begins by itself")
		}
		s.wants(i18n.Of(i18n.French).Watch.Held, "Chercher quand même")
	}
	s := visit(strings.Replace(trap, "d=3", "d=4", 1))
	s.come()
	if s.now == nil {
		t.Error("another search is held, too")
	}
	s = visit(trap + "&s=20")
	s.act("anyway")
	s.come()
	if s.held || s.now == nil || s.now.Step != 20 {
		t.Errorf("held %t, shown is %+v", s.held, s.now)
	}
	s.act("anyway") // a control that is hidden
	s = visit(trap + "&s=21")
	s.Leave(nav.WatchRoute) // while it searches
	if keys := notes.Keys(); len(keys) > 0 || s.held {
		t.Errorf("noted is %v, held %t", keys, s.held)
	}
}
