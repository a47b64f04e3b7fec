package teach

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/class/ready"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// Each lesson has a set of its own that is made ready, to be given and to be done; the searches in it can be made.
func TestSetOfEachLesson(t *testing.T) {
	for _, lang := range i18n.Langs() {
		kind, html := render(lang, nav.SessionsRoute)
		var had []string
		for i, session := range lessonGame(kind.games).Sessions(lang) {
			s := ready.Named(session.Set, lang)
			if s == nil || slices.Contains(had, session.Set) {
				t.Errorf("%s: lesson %d has the set %q", lang, i+1, session.Set)
				continue
			}
			had = append(had, session.Set)
			code, err := set.Encode(s)
			if err != nil {
				t.Fatal(err)
			}
			for _, route := range []string{nav.ComposeRoute, nav.SetRoute} {
				if !strings.Contains(html, `href="/a`+route+"#"+code+`"`) {
					t.Errorf("%s: no way from lesson %d to %s with its set", lang, i+1, route)
				}
			}
			for _, item := range s.Items {
				if w, ok := item.Task.(*set.Watch); ok {
					wantSearch(t, lang, w.Search)
				}
			}
		}
	}
}

// wantSet checks that an address holds a set.
func wantSet(t *testing.T, opens string) {
	t.Helper()
	if opens == "" {
		return
	}
	if s, err := set.Decode(opens); err != nil || len(s.Items) == 0 {
		t.Errorf("%s: %v", opens, err)
	}
}
