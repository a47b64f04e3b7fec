package asked_test

import (
	"net/url"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablier/app/asked"
	"tablier/rules"
	"tablier/rules/all"
)

const design = "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psx2&n=Le+pont+d%E2%80%99Arles"

// A value of any signs comes back from an address as it was.
func TestEscapedValues(t *testing.T) {
	for _, value := range []string{"", "tapatan", design, "ooro.rr.. o/o0r0", "a;b&c=d%20+", "100 %"} {
		q, err := url.ParseQuery("g=x&v=" + asked.Escape(value) + "&p=y")
		if err != nil || q.Get("v") != value || q.Get("p") != "y" {
			t.Errorf("%q comes back as %q: %v", value, q, err)
		}
	}
}

// A position comes back from an address with what it is played by. Addresses without options are what they were.
func TestPositions(t *testing.T) {
	for _, c := range []struct {
		setup rules.Setup
		asks  string
	}{
		{rules.Setup{Variant: "tapatan"}, "g=x&v=tapatan&p=o..+r"},
		{rules.Setup{Variant: "entropy", Options: []string{"immediate"}}, "g=x&v=entropy&o=immediate&p=o..+r"},
		{rules.Setup{Variant: "v", Options: []string{"a", "b"}}, "g=x&v=v&o=a,b&p=o..+r"},
		{rules.Setup{Variant: design}, "g=x&v=" + asked.Escape(design) + "&p=o..+r"},
	} {
		asks := asked.Position("x", c.setup, "o.. r")
		values, err := url.ParseQuery(asks)
		if err != nil || asks != c.asks || !reflect.DeepEqual(asked.Setup(values), c.setup) || values.Get("p") != "o.. r" {
			t.Errorf("%+v is asked for by %q: %v", c.setup, asks, err)
		}
		search, err := url.ParseQuery(asked.Search("x", c.setup, "o.. r"))
		options := asked.SplitOptions(search.Get(asked.SearchOptionsField))
		if err != nil || !slices.Equal(options, c.setup.Options) || search.Has("o") {
			t.Errorf("a search with %+v is asked for by %v: %v", c.setup, search, err)
		}
	}
}

// What is about no position in particular names none.
func TestStart(t *testing.T) {
	if asks := asked.Search("x", rules.Setup{Variant: "tapatan"}, ""); asks != "g=x&v=tapatan" {
		t.Errorf("asks for %q", asks)
	}
}

// A drawn game is found in its text and in its links, on a site and in the edition in one file.
func TestPastedGames(t *testing.T) {
	game, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	site := (&url.URL{Scheme: "https", Host: "a.fr", Path: "/t/atelier/tracer/", Fragment: design}).String()
	for _, text := range []string{
		design, " " + design + "\n", site, strings.Replace(site, "#", "?lang=en#", 1),
		"file:///tablier.html#/atelier/tracer/" + url.PathEscape(design) + "?lang=en",
	} {
		if got, err := asked.Variant(game, text); err != nil || got != design {
			t.Errorf("%q is %q: %v", text, got, err)
		}
	}
	for _, text := range []string{"", "tapatan", "shisima", "https://a.fr/tapatan/", "g=3&p=a1b1c1", "https://a.fr/#g=3"} {
		if got, err := asked.Variant(game, text); err == nil {
			t.Errorf("%q is %q", text, got)
		}
	}
	if domino, err := all.Games().Find("domino"); err == nil {
		if got, err := asked.Variant(domino, design); err == nil {
			t.Errorf("a game of its own is a variant of another one: %q", got)
		}
	}
}
