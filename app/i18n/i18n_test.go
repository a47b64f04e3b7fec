package i18n

import "testing"

func TestPick(t *testing.T) {
	for _, c := range []struct {
		wanted []string
		lang   Lang
	}{
		{nil, French}, {[]string{""}, French}, {[]string{"de-DE"}, French}, {[]string{"en-GB"}, English},
		{[]string{"de", "EN"}, English}, {[]string{"", "fr-CA", "en"}, French},
	} {
		if got := Pick(c.wanted...); got != c.lang {
			t.Errorf("Pick(%q) = %s, want %s", c.wanted, got, c.lang)
		}
	}
}

func TestCountAndList(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{French.Count(0, "coup", "coups"), "0 coup"},
		{English.Count(0, "move", "moves"), "0 moves"},
		{French.Count(1, "coup", "coups"), "1 coup"},
		{English.Count(2, "move", "moves"), "2 moves"},
		{List(nil, "ou"), ""},
		{List([]string{"a1"}, "ou"), "a1"},
		{List([]string{"a1", "b1", "c1"}, "ou"), "a1, b1 ou c1"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// Who does something is named, and the reader spoken to.
func TestDoes(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{French.Does("Zoé", "pose", "posez"), "Zoé pose"},
		{French.Does("", "pose", "posez"), "Vous posez"},
		{English.Does("Zoé", "places", "place"), "Zoé places"},
		{English.Does("", "places", "place"), "You place"},
		{Verb("Zoé", "ses", "vos") + Verb("", "ses", "vos"), "sesvos"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// The number of games is a word while there are few.
func TestNumberOfGames(t *testing.T) {
	for n, want := range map[int][2]string{
		1: {"Un jeu à deux", "One game for two"}, 5: {"Cinq jeux à deux", "Five games for two"},
		7: {"7 jeux à deux", "7 games for two"},
	} {
		if got := [2]string{Of(French).Home.Title(n), Of(English).Home.Title(n)}; got != want {
			t.Errorf("%d: %q", n, got)
		}
	}
}
