package shell

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
)

// links lists where the links of an element lead, in their order, "*" before that to the page itself.
func links(e app.UI) (list []string) {
	for _, link := range regexp.MustCompile(`<a [^>]*>`).FindAllString(app.HTMLString(e), -1) {
		here := ""
		if strings.Contains(link, " aria-current") {
			here = "*"
		}
		list = append(list, here+regexp.MustCompile(`href="([^"]*)"`).FindStringSubmatch(link)[1])
	}
	return list
}

// The sections are in the header, what is said of the site in the foot; the page that is shown is marked. A page on
// which a game is played has no foot.
func TestNavigation(t *testing.T) {
	root := &Root{site: &Site{Nav: nav.Paths{Root: "/a/"}, Lang: i18n.French}}
	for _, c := range []struct {
		route        string
		header, foot []string
	}{
		{nav.HomeRoute, []string{"/a/", "*/a/", "/a/problemes/", "/a/parties/", "/a/atelier/"},
			[]string{"/a/problemes/", "/a/integrer/", "/a/a-propos/", "/a/accessibilite/"}},
		{nav.ArchiveRoute, []string{"/a/", "/a/", "/a/problemes/", "*/a/parties/", "/a/atelier/"},
			[]string{"/a/problemes/", "/a/integrer/", "/a/a-propos/", "/a/accessibilite/"}},
		{nav.TeachRoute, []string{"/a/", "/a/", "/a/problemes/", "/a/parties/", "*/a/atelier/"},
			[]string{"/a/problemes/", "/a/integrer/", "/a/a-propos/", "/a/accessibilite/"}},
		{nav.AboutRoute, []string{"/a/", "/a/", "/a/problemes/", "/a/parties/", "/a/atelier/"},
			[]string{"/a/problemes/", "/a/integrer/", "*/a/a-propos/", "/a/accessibilite/"}},
	} {
		head := &header{Route: c.route, Lang: i18n.French, Theme: SystemTheme, root: root}
		if got := links(head); !slices.Equal(got, c.header) {
			t.Errorf("%s: the header leads to %q, want %q", c.route, got, c.header)
		}
		if got := links(&foot{Route: c.route, Lang: i18n.French, root: root}); !slices.Equal(got, c.foot) {
			t.Errorf("%s: the foot leads to %q, want %q", c.route, got, c.foot)
		}
	}
	html := app.HTMLString(&foot{Route: "/tapatan/", Lang: i18n.French, Playing: true, root: root})
	if !strings.Contains(html, " hidden") {
		t.Errorf("a game has the foot\n%s", html)
	}
}
