package fresh

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/kept"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/store"
)

// stage is the page on a device on which a program, a match and a notebook are kept.
func stage(lang i18n.Lang) (k *Kind, saved map[string]string, reloads *int) {
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: lang, Live: true, Store: store.Private()}
	stores := kept.Stores{Main: site.Store, Notebook: store.Private(), Begun: store.Private()}
	site.Store.Set("exercise.gagne", "x")
	site.Store.Set("table.tapatan", "x")
	site.Store.Set("theme", "dark")
	stores.Notebook.Set("class", "Zoé")
	k, saved, reloads = New(site, games.Boards(games.All())), map[string]string{}, new(int)
	k.stores = func() kept.Stores { return stores }
	k.save = func(name, text string) { saved[name] = text }
	k.again = func() { *reloads++ }
	return k, saved, reloads
}

func html(k *Kind) string { return app.HTMLString(k.Page(nav.FreshRoute)) }

// The page says what is there, asks before anything goes, and keeps all of it when it is told to.
func TestAsksFirst(t *testing.T) {
	for _, lang := range i18n.Langs() {
		k, _, reloads := stage(lang)
		m := textsOf(lang)
		page := html(k)
		for _, subject := range []kept.Subject{kept.Programs, kept.Matches, kept.Notebook} {
			if part := m.Subjects[subject](1); !strings.Contains(page, part) {
				t.Errorf("%s: the page does not say %s", lang, part)
			}
		}
		if strings.Contains(page, m.Subjects[kept.Sets](1)) {
			t.Errorf("%s: the page tells of sets that are not there", lang)
		}
		k.act("empty")
		if !strings.Contains(html(k), m.Ask) {
			t.Errorf("%s: nothing is asked", lang)
		}
		k.act("no")
		if _, ok := k.site.Store.Get("exercise.gagne"); !ok || *reloads > 0 || strings.Contains(html(k), m.Ask) {
			t.Errorf("%s: the answer no does not leave all as it was", lang)
		}
	}
}

// The file has all but the notebook, whose names leave in no other file than its own; then everything goes but the
// language and the theme.
func TestTakesAlongAndEmpties(t *testing.T) {
	k, saved, reloads := stage(i18n.French)
	k.act("take")
	for name, text := range saved {
		whole := strings.Contains(text, "exercise.gagne") && !strings.Contains(text, "Zoé")
		if !whole || !strings.HasPrefix(name, "tablier-") {
			t.Errorf("%s has %s", name, text)
		}
	}
	if len(saved) != 1 || !strings.Contains(html(k), textsOf(i18n.French).Taken) {
		t.Errorf("%d files, and the page does not say so", len(saved))
	}
	stores := k.stores()
	k.act("empty")
	k.act("yes empty")
	if *reloads != 1 || len(stores.Notebook.Keys()) > 0 || len(stores.Main.Keys()) > 0 {
		t.Errorf("%d reloads, left: %v, %v", *reloads, stores.Main.Keys(), stores.Notebook.Keys())
	}
}
