package atlas

import (
	"strconv"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/begun"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/store"
)

// A map over which the page has crashed is not asked for at the next visits, which say so. It is when a person wants
// it, and forgotten once it is whole or the page is left.
func TestHeldMap(t *testing.T) {
	notes := store.Private()
	visits := 0
	visit := func(machine func(*stage) func(protocol.Request, func(string, error))) *stage {
		s := perform(t, "b=tapatan")
		s.Leave(nav.AtlasRoute)
		visits++
		s.site.Begun = begun.Open(notes, strconv.Itoa(visits), nil, func() func() { return func() {} })
		clear(s.maps)
		s.m = nil
		s.outside.ask = machine(s)
		s.Arrive(nav.AtlasRoute)
		return s
	}
	asked := 0
	silent := func(*stage) func(protocol.Request, func(string, error)) {
		return func(protocol.Request, func(string, error)) { asked++ }
	}
	answers := func(s *stage) func(protocol.Request, func(string, error)) { return s.answer }
	visit(silent)
	for range 2 {
		s := visit(silent)
		if asked != 1 || !s.held || !strings.Contains(s.html(), i18n.Of(i18n.French).Atlas.Held) {
			t.Errorf("asked %d times, held %t", asked, s.held)
		}
	}
	s := visit(answers)
	s.openAnyway()
	if s.held || s.m == nil {
		t.Errorf("held %t, shown is %v", s.held, s.m)
	}
	if s = visit(silent); s.held {
		t.Error("what has come is held")
	}
	s.Leave(nav.AtlasRoute)
	if keys := notes.Keys(); len(keys) > 0 {
		t.Errorf("noted is %v", keys)
	}
}
