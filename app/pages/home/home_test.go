package home

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

// begun are the games whose matches have begun.
type begun string

func (b begun) Resumable(game string) bool { return game == string(b) }

func kind(matches Matches) *Kind {
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: i18n.English}
	return New(site, []*board.Game{morris.Game(all.Games())}, matches)
}

func TestCards(t *testing.T) {
	m := i18n.Of(i18n.English)
	for matches, link := range map[begun][]string{
		"":        {`class="go"`, `aria-label="` + m.Of(m.PlayGame, "Tapatan") + `"`},
		"tapatan": {`class="go resume"`, `aria-label="` + m.Of(m.ResumeGame, "Tapatan") + `"`},
	} {
		html := app.HTMLString(kind(matches).Page(nav.HomeRoute))
		for _, part := range append(link, `href="/tapatan/"`, `id="main"`, `<li class="game">`) {
			if !strings.Contains(html, part) {
				t.Errorf("no %s in\n%s", part, html)
			}
		}
		if got := strings.Count(html, "#tapatan-orange") + strings.Count(html, "#tapatan-red"); got != 6 {
			t.Errorf("%d pieces on the card, want 6", got)
		}
		if !strings.Contains(html, `<svg class="board tapatan" viewBox="0 0 600 600" aria-hidden="true" focusable="false">`) {
			t.Errorf("no board in\n%s", html)
		}
	}
}

func TestDescription(t *testing.T) {
	d := kind(begun("")).Describe(nav.HomeRoute, i18n.French)
	if m := i18n.Of(i18n.French); d.Title != m.HomeTitle || d.Text != m.HomeLead {
		t.Errorf("%+v", d)
	}
}
