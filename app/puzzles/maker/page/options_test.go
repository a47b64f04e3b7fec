package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/asked"
	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/nav"
	"tablier/rules"
)

// By which options a position is played the page says, and the way back to the game has them.
func TestOptionsAreSaid(t *testing.T) {
	k := stageAt(t, i18n.French, "entropy", "entropy", "b1bw1/5/www1w/1bbb1/wbb1w w", "")
	if html := app.HTMLString(k.Page(nav.MakeRoute)); strings.Contains(html, "Finir dès que") {
		t.Errorf("without an option one is said in\n%s", html)
	}
	setup := rules.Setup{Variant: "entropy", Options: []string{"immediate"}}
	if err := k.session.Enter(asked.Position("entropy", setup, "b1bw1/5/www1w/1bbb1/wbb1w w")); err != nil {
		t.Fatal(err)
	}
	f := k.frame(i18n.French)
	if html := app.HTMLString(k.Page(nav.MakeRoute)); !strings.Contains(html, "Finir dès que les sept pions") {
		t.Errorf("the option is not said in\n%s", html)
	}
	_, fragment, _ := strings.Cut(f.way().Href, "#")
	letter, _, err := link.Decode(rules.Registry{f.game.Spec}, fragment)
	if err != nil || len(letter.Record.Options) != 1 {
		t.Errorf("the way back has %+v: %v", letter.Record, err)
	}
}
