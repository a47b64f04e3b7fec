package write

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/app/begun"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/store"
)

// A program that ran when the page crashed is told at every visit that shows it, and runs at none by itself; once it
// has ended, or is another one, nothing is said.
func TestHeldRun(t *testing.T) {
	const hostile = "def jouer(position):\n    return []\n"
	kept, notes := store.Private(), store.Private()
	visits := 0
	visit := func() *stage {
		s := perform(t, "e=premier")
		visits++
		s.site.Store = kept
		s.site.Begun = begun.Open(notes, strconv.Itoa(visits), nil, func() func() { return func() {} })
		s.list = nil
		s.fetch()
		return s
	}
	told := i18n.Of(i18n.French).Programs.Held
	want := func(s *stage, want bool) {
		t.Helper()
		if got := strings.Contains(s.html(), told); got != want {
			t.Errorf("told: %t, want %t", got, want)
		}
	}
	for _, act := range []string{"run", "steps", "play"} {
		s := visit()
		s.put(hostile)
		want(s, false)
		if s.level = itself; act == "run" {
			s.place()
		}
		s.act(act)
		want(s, false)
		visit()
		s = visit()
		want(s, true)
		if len(s.programs) > 0 {
			t.Errorf("after %s: %d programs run by themselves", act, len(s.programs))
		}
		s.put(hostile + "#")
		want(s, false)
		s.put(hostile)
		want(s, true)
		s.act("run")
		s.act("stop")
		want(s, false)
		if keys := notes.Keys(); len(keys) > 0 {
			t.Errorf("after %s is noted %v", act, keys)
		}
		s.act("play")
		s.Leave(nav.WriteRoute)
		if keys := notes.Keys(); len(keys) > 0 {
			t.Errorf("after the page was left is noted %v", slices.Sorted(slices.Values(keys)))
		}
	}
}
