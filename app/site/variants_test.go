package site

import (
	"strings"
	"testing"

	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/variants"
)

// The page of every variant shows it before any program runs: its name as title, with that of its game, and as heading,
// and its board. That of an alias names the address under which it is known.
func TestVariantsArePrerendered(t *testing.T) {
	s := built(t)
	for _, game := range games.All() {
		addresses := variants.Of(game.Game)
		for _, route := range addresses.Routes() {
			asked, known, _ := addresses.At(route)
			page := string(s.Files[fileOf(route)])
			heading := variants.Title(game.Game, game.Words(i18n.French), asked.Variant, asked.Kin)
			title := heading
			if of := variants.Family(game.Words(i18n.French), heading); of != "" {
				title += " (" + of + ")"
			}
			for _, part := range []string{
				"<title>" + quoter.Replace(title) + " · ", "<h1>" + quoter.Replace(heading) + "</h1>",
			} {
				if !strings.Contains(page, part) {
					t.Errorf("%s has no %s", route, part)
				}
			}
			canonical := ""
			if known != route {
				canonical = `<link rel="canonical" href="../..` + known + `">`
			}
			if !strings.Contains(page, canonical) || canonical == "" && strings.Contains(page, `"canonical"`) {
				t.Errorf("%s does not name %s", route, known)
			}
		}
	}
	for route, points := range map[string]int{"/tapatan/": 9, "/tapatan/tsoro/": 7, "/tapatan/picaria-13/": 13} {
		french, _, _ := inBoth(s.Files[fileOf(route)])
		if got := strings.Count(french, `id="point-`); got != points {
			t.Errorf("%s shows %d points, want %d", route, got, points)
		}
	}
}
