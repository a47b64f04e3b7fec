package nav

import (
	"net/url"
	"testing"
)

// A visit says all in its address, in both editions, and keeps the language.
func TestVisits(t *testing.T) {
	v := Visit{"/atelier/voir/", url.Values{"serie": {"abc.2"}}, "q=plies"}
	want(t, "href", Paths{Root: "/a/"}.VisitHref(v), "/a/atelier/voir/?serie=abc.2#q=plies")
	want(t, "followed", Paths{Root: "/a/"}.visiting(parse(t, "https://a.fr/a/?lang=en&x=1"), v).String(),
		"https://a.fr/a/atelier/voir/?lang=en&serie=abc.2#q=plies")
	single := Fragments{}.visiting(parse(t, "file:///x.html#/?lang=en"), v)
	here := parse(t, "file:///x.html"+single)
	want(t, "route", Fragments{}.Route(here), v.Route)
	want(t, "opens", Fragments{}.Opens(here), v.Open)
	want(t, "parameters", Fragments{}.Parameters(here).Encode(), "lang=en&serie=abc.2")
}
