package about

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boards/morris"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/rules/all"
)

func TestPageNamesTheSourceOfEveryGame(t *testing.T) {
	game := morris.Game(all.Games())
	kind := New(&shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: i18n.French}, []*board.Game{game})
	html := app.HTMLString(kind.Page(nav.AboutRoute))
	words := game.Words(i18n.French)
	for _, part := range []string{
		`id="main"`, app.HTMLString(app.Text(i18n.Of(i18n.French).Of(words.Name(), words.Source()))),
	} {
		if !strings.Contains(html, part) {
			t.Errorf("no %s in\n%s", part, html)
		}
	}
	for _, name := range []string{nav.SolvedNote, nav.SolvedTables, nav.Licences} {
		if !strings.Contains(html, `href="`+nav.DemandFile(name)+`"`) {
			t.Errorf("no link to %s in\n%s", name, html)
		}
	}
	if d := kind.Describe(nav.AboutRoute, i18n.English); d.Title != i18n.Of(i18n.English).AboutTitle || d.Text == "" {
		t.Errorf("%+v", d)
	}
}
