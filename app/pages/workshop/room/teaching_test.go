package room

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// The pages for teachers have one lintel: the same ways in the same order, the page's own marked, each once by name;
// the sentence of the notebook gives way to that of its class.
func TestTeaching(t *testing.T) {
	for _, lang := range i18n.Langs() {
		site := &shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: lang}
		for _, route := range []string{nav.SessionsRoute, nav.ComposeRoute, nav.NotebookRoute} {
			html := app.HTMLString(Main(site, route, "", "x", ui.Tree(`<p>inside</p>`)))
			from := strings.Index(html, `id="rooms"`)
			ways := html[from : from+strings.Index(html[from:], "</nav>")]
			at, names := 0, map[string]bool{}
			for _, r := range teaching {
				to := `href="` + nav.LinkTo(site.Nav, r.route).Href + `"`
				next := strings.Index(ways[at:], to)
				if next < 0 {
					t.Fatalf("%s, %s: no way to %s in its place in\n%s", lang, route, to, ways)
				}
				at += next
				if name := r.called(lang); name == "" || names[name] {
					t.Errorf("%s: %q is no name of its own", lang, name)
				} else {
					names[name] = true
				}
			}
			if n := strings.Count(ways, `aria-current="page"`); n != 1 {
				t.Errorf("%s: %d pages are marked on %s", lang, n, route)
			}
			if !strings.Contains(html, sentence(lang, route, "")) {
				t.Errorf("%s: %s does not say its sentence", lang, route)
			}
			if d := Describe(lang, route, ""); d.Back != nav.TeachRoute || d.Text == "" {
				t.Errorf("%s: %+v", lang, d)
			}
		}
		if got := sentence(lang, nav.NotebookRoute, "2de 4"); got != "2de 4" {
			t.Errorf("%s: the sentence of a class is %s", lang, got)
		}
	}
}
