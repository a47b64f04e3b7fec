package variants

import (
	"math"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// Every name has a mark in the world, and stands with its country and story beside its board, which is there once;
// every variant without names has a card.
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
				if got := strings.Count(html, `name="`+game.ID()+"-"+at.Variant+`"`); got != 1 {
					t.Errorf("%s: %d pictures of %s, want 1", lang, got, at.Variant)
				}
			}
			for _, name := range game.Words(lang).Names() {
				if _, ok := game.Places[name.ID]; game.Places != nil && !ok {
					t.Errorf("%s is at home nowhere", name.ID)
				}
				for _, text := range []string{WithCountry(name), name.Where, name.Story} {
					if shown := strings.ReplaceAll(text, "'", "&#39;"); !strings.Contains(html, shown) {
						t.Errorf("%s: nothing is said of %s: %s", lang, name.ID, shown)
					}
				}
			}
		}
	}
}

// The boards of the family can be told apart by their pictures: no two are alike.
func TestBoardsAreToldApart(t *testing.T) {
	game, _ := AtHome(games.Boards(games.All()))
	html := app.HTMLString(Section(nav.Paths{Root: "/"}, i18n.French, []*board.Game{game}))
	seen := map[string]string{}
	for _, variant := range game.Spec.Variants {
		_, rest, _ := strings.Cut(html, `name="`+game.ID()+"-"+variant+`"`)
		drawing, _, _ := strings.Cut(rest, "</lazy-drawing>")
		var pieces string
		for _, piece := range regexp.MustCompile(`<use href="#tapatan-(orange|red)[^>]*>`).FindAllString(drawing, -1) {
			pieces += piece
		}
		if other, ok := seen[pieces]; ok || pieces == "" {
			t.Errorf("%s is drawn as %s", variant, other)
		}
		seen[pieces] = variant
	}
}

// Every name has its day before one comes again, and neighbouring days have other boards.
func TestEveryNameHasItsDay(t *testing.T) {
	game, names := AtHome(games.Boards(games.All()))
	seen := map[string]bool{}
	before := OfDay(game, i18n.French, 19999)
	for day := range names {
		c := OfDay(game, i18n.French, 20000+day)
		if c.Name.Variant == before.Name.Variant {
			t.Errorf("day %d has the board of the day before, %s", day, c.Name.Variant)
		}
		if _, _, ok := Of(game).At(c.Route); !ok {
			t.Errorf("%s leads nowhere", c.Route)
		}
		seen[c.Name.ID], before = true, c
	}
	if len(seen) != names {
		t.Errorf("%d names in %d days", len(seen), names)
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
