package page

import (
	"net/url"
	"strings"
	"testing"

	"tablier/app/embed"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/play"
)

// heading returns the title of the page as it says it itself.
func (s *stage) heading() string { return s.page.Wording().Title() }

// At the address of the game the table is as it was left; the address and the title are those of what is on it.
func TestAddressFollowsTheVariant(t *testing.T) {
	s := perform(t, bench{Game: "tapatan", Moves: ""}, [2]play.Seat{})
	site := s.page.Site
	if site.Route != "/tapatan/" {
		t.Fatalf("the page is at %s", site.Route)
	}
	choose := func(variant, kin string) {
		settings := s.page.Table().Settings()
		settings.Variant, settings.Kin = variant, kin
		s.page.Match.Dispatch(match.Configured{Settings: settings})
	}
	for _, c := range []struct{ variant, kin, route, title, heading string }{
		{"shisima", "shisima", "/tapatan/shisima/", "Shisima (Tapatan)", "Shisima"},
		{"tant-fant", "nira", "/tapatan/nira/", "Nira (Tapatan)", "Nira"},
		{"tapatan", "tapatan", "/tapatan/tapatan/", "Tapatan", "Tapatan"},
	} {
		choose(c.variant, c.kin)
		described := s.page.kind.Describe(site.Route, i18n.French).Title
		if site.Route != c.route || described != c.title || s.heading() != c.heading {
			t.Errorf("%s: the page is at %s, called %q and %q", c.kin, site.Route, described, s.heading())
		}
	}
}

// An address of a variant puts that on the table; the match that was there is kept.
func TestAddressAsksForTheVariant(t *testing.T) {
	s := perform(t, bench{Game: "tapatan", Moves: "b2 a1"}, [2]play.Seat{})
	site, kind := s.page.Site, s.page.kind
	come := func(route string) {
		kind.Leave(site.Route)
		site.Route = route
		kind.Enter(route)
		kind.Arrive(route)
	}
	for _, c := range []struct{ asked, variant, route string }{
		{"/tapatan/tapatan/", "tapatan", "/tapatan/tapatan/"},
		{"/tapatan/neuf-trous/", "neuf-trous", "/tapatan/nine-holes/"},
		{"/tapatan/", "neuf-trous", "/tapatan/nine-holes/"},
		{"/tapatan/hema/", "tapatan", "/tapatan/hema/"},
	} {
		come(c.asked)
		if got := s.page.Table().Match().Setup().Variant; got != c.variant || site.Route != c.route {
			t.Errorf("%s: %s is on the table, at %s", c.asked, got, site.Route)
		}
		if c.asked == "/tapatan/tapatan/" && s.page.Table().Match().Ply() != 2 {
			t.Error("the match that is asked for is not the one that was there")
		}
	}
	past, _ := kind.archive.Past("tapatan")
	if kept := past.Games(); len(kept) != 1 || !strings.Contains(past.Save(), "b2") {
		t.Errorf("kept: %+v", kept)
	}
}

// In a frame the address says which variant is played, unless the parameters do.
func TestAddressOfAFrame(t *testing.T) {
	s := perform(t, bench{Game: "tapatan", Moves: ""}, [2]play.Seat{})
	for _, c := range []struct{ route, parameters, variant string }{
		{"/tapatan/", "embed=1", ""},
		{"/tapatan/shisima/", "embed=1&second=3", "shisima"},
		{"/tapatan/neuf-trous/", "embed=1", "neuf-trous"},
		{"/tapatan/shisima/", "embed=1&variant=achi", "achi"},
	} {
		asked, err := url.ParseQuery(c.parameters)
		if err != nil {
			t.Fatal(err)
		}
		s.page.Site.Route, s.page.Site.Framed = c.route, asked
		got := s.page.framedQuery()
		if got.Get(embed.Variant) != c.variant || got.Get(embed.Second) != asked.Get(embed.Second) {
			t.Errorf("%s?%s is played as %v", c.route, c.parameters, got)
		}
		if asked.Encode() != c.parameters {
			t.Errorf("the parameters of the frame have become %v", asked)
		}
	}
}
