package variants

import (
	"math"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// Every name has a place in the world, and a card; every variant without names has a card.
func TestSection(t *testing.T) {
	list := games.Boards(games.All())
	for _, lang := range i18n.Langs() {
		html := app.HTMLString(Section(nav.Paths{Root: "/"}, lang, list))
		for _, game := range list {
			a := Of(game)
			want := 1
			if game.Places != nil {
				want = 2
			}
			for _, at := range a.own {
				if got := strings.Count(html, `href="`+a.route(at)+`"`); got != want {
					t.Errorf("%s: %d links to %s, want %d", lang, got, a.route(at), want)
				}
			}
			for _, name := range game.Words(lang).Names() {
				if _, ok := game.Places[name.ID]; game.Places != nil && !ok {
					t.Errorf("%s is at home nowhere", name.ID)
				}
				if shown := strings.ReplaceAll(WithCountry(name), "'", "&#39;"); !strings.Contains(html, shown) {
					t.Errorf("%s: nothing is called %s", lang, shown)
				}
			}
		}
	}
}

// On a picture as narrow as that of a phone, 320 pixels, no two marks touch, nor lie off the picture.
func TestMarksAreApart(t *testing.T) {
	const wide, high, size = 320., 320. * height / width, 26.
	for _, game := range games.All() {
		at := map[string][2]float64{}
		for name, place := range game.Places {
			column, row := mark(place)
			x, y := (float64(column)+.5)*wide/marksAcross, (float64(row)+.5)*high/marksDown
			if x < size/2 || y < size/2 || x > wide-size/2 || y > high-size/2 {
				t.Errorf("the mark of %s lies off the picture", name)
			}
			for other, spot := range at {
				if apart := math.Hypot(x-spot[0], y-spot[1]); apart < 24 {
					t.Errorf("the marks of %s and %s are %.1f pixels apart", name, other, apart)
				}
			}
			at[name] = [2]float64{x, y}
		}
	}
}
