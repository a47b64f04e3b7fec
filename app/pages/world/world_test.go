package world

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
)

// The page is called after the game whose variants are at home in the world, and shows those of all games.
func TestPage(t *testing.T) {
	for lang, title := range map[i18n.Lang]string{
		i18n.French: "Tapatan dans le monde", i18n.English: "Tapatan around the world",
	} {
		k := New(&shell.Site{Nav: nav.Paths{Root: "/"}, Lang: lang}, games.Boards(games.All()))
		if d := k.Describe(nav.WorldRoute, lang); d.Title != title || !strings.Contains(d.Text, "19") {
			t.Errorf("described as %+v", d)
		}
		html := app.HTMLString(k.Page(nav.WorldRoute))
		for _, part := range []string{`id="main"`, title, `class="world"`, `href="/tapatan/rota/"`, `href="/hyle/hyle3/"`} {
			if !strings.Contains(html, part) {
				t.Errorf("%s: no %s", lang, part)
			}
		}
	}
}
