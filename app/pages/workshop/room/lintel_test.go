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

// Each room has its name and its sentence above it and the way to all rooms, itself marked; its page says where the way
// back leads.
func TestRooms(t *testing.T) {
	for _, lang := range i18n.Langs() {
		names := map[string]bool{}
		for _, route := range Routes() {
			site := &shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: lang}
			html := app.HTMLString(Main(site, route, "Zoé", "x", ui.Tree(`<p>inside</p>`)))
			name := Name(lang, route)
			others := i18n.Of(lang).Workshop.Others
			for _, part := range []string{name, sentence(lang, route, "Zoé"), "inside", others, `id="main"`} {
				if !strings.Contains(html, part) {
					t.Errorf("%s, %s: no %s in\n%s", lang, route, part, html)
				}
			}
			for _, to := range Routes() {
				at := strings.Index(html, `href="/a`+to+`"`)
				if at < 0 {
					t.Fatalf("%s: no way from %s to %s", lang, route, to)
				}
				link := html[strings.LastIndex(html[:at], "<a"):]
				link = link[:strings.Index(link, ">")]
				if strings.Contains(link, `aria-current="page"`) != (to == route) {
					t.Errorf("%s: in %s the way to %s is %s", lang, route, to, link)
				}
			}
			d := Describe(lang, route, "Zoé")
			if d.Back != nav.WorkshopRoute || !d.Playing || !strings.Contains(d.Title, name) {
				t.Errorf("%s: %+v", lang, d)
			}
			if names[name] {
				t.Errorf("%s: two rooms are called %s", lang, name)
			}
			names[name] = true
		}
	}
}
