package variants

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// Links hold these addresses: none of them may ever go.
const known = `
/tapatan/tapatan/ /tapatan/three-mens-morris/ /tapatan/luk-tsut-ki/ /tapatan/fanoron-telo/ /tapatan/kurna/
/tapatan/hema/ /tapatan/achi/ /tapatan/nine-holes/ /tapatan/dris-at-talata/ /tapatan/tsoro-square/ /tapatan/pendus/
/tapatan/tant-fant/ /tapatan/nira/ /tapatan/shisima/ /tapatan/rota/ /tapatan/tsoro/ /tapatan/picaria/
/tapatan/pitarilla/ /tapatan/picaria-13/ /tapatan/neuf-trous/
/hyle/hyle/ /hyle/hyle7/ /hyle/hyle3/ /hyle/hyle4/ /hyle/5/ /hyle/7/ /hyle/3/ /hyle/4/
/entropy/entropy/ /stratege/stratege/
/domino/zone-3/ /domino/zone-4/ /domino/zone-5/ /domino/zone-6/ /domino/zone-7/
/domino/3/ /domino/4/ /domino/5/ /domino/6/ /domino/7/`

func TestAddressesStay(t *testing.T) {
	var routes []string
	for _, game := range games.All() {
		routes = append(routes, Of(game.Game).Routes()...)
	}
	for _, route := range strings.Fields(known) {
		if !slices.Contains(routes, route) {
			t.Errorf("%s is no address any more", route)
		}
	}
}

// Every variant and every name has an address, unlike any other and unlike those of other pages of the game, and the
// id of a variant leads to it.
func TestEveryVariantHasAnAddress(t *testing.T) {
	word := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	for _, game := range games.All() {
		a, id := Of(game.Game), game.ID()
		seen := map[string]bool{}
		for _, route := range a.Routes() {
			at := strings.TrimSuffix(strings.TrimPrefix(route, nav.GameRoute(id)), "/")
			if seen[at] || !word.MatchString(at) || nav.Reserved(at) {
				t.Errorf("%s: the word %q is taken, reserved or hard to read", id, at)
			}
			seen[at] = true
		}
		for _, name := range game.Words(i18n.French).Names() {
			asked, route, ok := a.At(nav.VariantRoute(id, name.ID))
			if !ok || asked != (Address{name.ID, name.Variant, name.ID}) || route != nav.VariantRoute(id, name.ID) {
				t.Errorf("%s leads to %+v at %s", name.ID, asked, route)
			}
		}
		for _, variant := range game.Spec.Variants {
			asked, route, ok := a.At(nav.VariantRoute(id, variant))
			if !ok || asked.Variant != variant {
				t.Errorf("%s: the id %s leads to %+v", id, variant, asked)
			}
			if got := a.Follow("/", variant, asked.Kin); got != route {
				t.Errorf("%s: %s is shown at %s and known at %s", id, variant, got, route)
			}
		}
	}
}

func gameOf(t *testing.T, id string) *board.Game {
	t.Helper()
	all := games.All()
	i := slices.IndexFunc(all, func(g games.Game) bool { return g.ID() == id })
	if i < 0 {
		t.Fatalf("no game %s", id)
	}
	return all[i].Game
}

func TestAliases(t *testing.T) {
	for alias, want := range map[string]string{
		"/tapatan/neuf-trous/": "/tapatan/nine-holes/", "/hyle/7/": "/hyle/hyle7/", "/domino/6/": "/domino/zone-6/",
		"/hyle/3/":          "/hyle/hyle3/",
		"/entropy/entropy/": "/entropy/", "/tapatan/pendus/": "/tapatan/pendus/",
	} {
		a := Of(gameOf(t, strings.Split(alias, "/")[1]))
		if _, route, ok := a.At(alias); !ok || route != want {
			t.Errorf("%s is known at %q, want %s", alias, route, want)
		}
	}
	for _, route := range []string{"/tapatan/", "/tapatan/regles/", "/tapatan/lecon/", "/tapatan/nowhere/", "/"} {
		if asked, _, ok := Of(gameOf(t, "tapatan")).At(route); ok {
			t.Errorf("%s asks for %+v", route, asked)
		}
	}
}

// The address of the game shows whatever is on its table, and stays while that is the usual variant by its first name.
func TestFollow(t *testing.T) {
	for _, c := range []struct{ game, from, variant, kin, to string }{
		{"tapatan", "/tapatan/", "tapatan", "", "/tapatan/"},
		{"tapatan", "/tapatan/", "tapatan", "tapatan", "/tapatan/"},
		{"tapatan", "/tapatan/", "tapatan", "hema", "/tapatan/hema/"},
		{"tapatan", "/tapatan/", "shisima", "", "/tapatan/shisima/"},
		{"tapatan", "/tapatan/shisima/", "tapatan", "shisima", "/tapatan/tapatan/"},
		{"tapatan", "/tapatan/tapatan/", "tapatan", "", "/tapatan/tapatan/"},
		{"tapatan", "/tapatan/neuf-trous/", "neuf-trous", "", "/tapatan/nine-holes/"},
		{"hyle", "/hyle/", "5", "", "/hyle/"},
		{"hyle", "/hyle/", "7", "", "/hyle/hyle7/"},
		{"entropy", "/entropy/entropy/", "entropy", "", "/entropy/"},
	} {
		if got := Of(gameOf(t, c.game)).Follow(c.from, c.variant, c.kin); got != c.to {
			t.Errorf("%s with %s (%s) becomes %s, want %s", c.from, c.variant, c.kin, got, c.to)
		}
	}
}

func TestTitles(t *testing.T) {
	for _, c := range []struct {
		game, variant, kin string
		lang               i18n.Lang
		title              string
	}{
		{"tapatan", "tapatan", "", i18n.French, "Tapatan"},
		{"tapatan", "picaria-13", "", i18n.French, "Picaria à 13 points"},
		{"tapatan", "picaria-13", "", i18n.English, "Picaria on 13 points"},
		{"tapatan", "tant-fant", "nira", i18n.English, "Nira"},
		{"hyle", "5", "", i18n.French, "Hyle"},
		{"hyle", "7", "", i18n.French, "Hyle7, 7 × 7"},
		{"hyle", "3", "", i18n.English, "Hyle, 3 × 3"},
	} {
		game := gameOf(t, c.game)
		if got := Title(game, game.Words(c.lang), c.variant, c.kin); got != c.title {
			t.Errorf("%s %s: %q, want %q", c.variant, c.kin, got, c.title)
		}
	}
}
