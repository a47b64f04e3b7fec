package home

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/shell"
)

// The home page speaks every language that there are texts in. TestThirdLanguage has this asked with one more.
func TestHomeInEachLanguage(t *testing.T) {
	app.Route(nav.HomeRoute, func() app.Composer {
		return shell.New(func(site *shell.Site) []shell.Kind {
			return []shell.Kind{New(site, games.Boards(games.All()), puzzles.NewLibrary(nil, nil), left{}, past{})}
		}).Prepare()
	})
	for _, lang := range i18n.Langs() {
		t.Run(string(lang), func(t *testing.T) {
			answer := httptest.NewRecorder()
			address := nav.HomeRoute + "?" + nav.Lang + "=" + string(lang)
			(&app.Handler{}).ServeHTTP(answer, httptest.NewRequest(http.MethodGet, address, nil))
			markup := answer.Body.String()
			t.Log(markup)
			m := i18n.Of(lang)
			for _, want := range []string{m.Home.Lead, m.Games, m.Home.Lessons, i18n.Of(lang.Next()).SwitchLang} {
				if !strings.Contains(markup, want) {
					t.Errorf("the page does not say %q", want)
				}
			}
		})
	}
}
