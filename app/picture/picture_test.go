package picture

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"tablier/app/games"
	"tablier/rules"
)

// Each variant has a picture of its own, with pieces on it, which is the same each time.
func TestVariants(t *testing.T) {
	id := regexp.MustCompile(`<use href="#`)
	for _, game := range games.All() {
		drawn := map[string]string{}
		for _, variant := range game.Spec.Variants {
			svg := Of(game.Game, variant).draw()
			if !id.MatchString(svg) || svg != Of(game.Game, variant).draw() {
				t.Errorf("%s %s: %s", game.ID(), variant, svg)
			}
			drawn[svg] = variant
		}
		// The same plate serves boards of the same points and lines.
		if len(drawn) < 2 && len(game.Spec.Variants) > 1 {
			t.Errorf("%s: all variants look alike", game.ID())
		}
	}
}

// What stands in the page of a match is what a spectator may see, whatever the players keep secret.
func TestMatchesHaveNoMark(t *testing.T) {
	for _, game := range games.Boards(games.All()) {
		for _, c := range []struct {
			picture *Picture
			marked  bool
		}{
			{&Picture{Game: game}, false}, {&Picture{Game: game, Position: game.Card}, true},
			{Of(game, game.Spec.Variants[0]), true},
		} {
			if html := string(c.picture.HTML()); strings.Contains(html, "data-picture") != c.marked {
				t.Errorf("%s has a mark, or none: %s", game.ID(), html)
			}
		}
	}
}

// strength is a pawn of Le Stratège with a strength that no duel has shown: then a letter follows.
var strength = regexp.MustCompile(`#stratege-[wg][1-6]"`)

// Every position of a match can be drawn, as a spectator sees it.
func TestEveryPositionHasAPicture(t *testing.T) {
	const most = 60 // moves
	for _, game := range games.Boards(games.All()) {
		random := rand.New(rand.NewPCG(2, 3))
		for _, variant := range game.Spec.Variants {
			match, err := rules.NewMatch(game.Spec, rules.Setup{Variant: variant, Options: game.Spec.Options}, "")
			for err == nil && !match.Result().Over() && match.Ply() < most {
				drawn := (&Picture{Game: game, Setup: match.Setup(), Position: match.Position().String()}).draw()
				if told := strength.FindString(drawn); told != "" {
					t.Fatalf("%s is shown of %s", told, match.Position())
				}
				legal := match.Position().Moves()
				err = match.Play(legal[random.IntN(len(legal))])
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}
