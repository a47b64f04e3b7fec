package nav

import "testing"

func TestPartLinks(t *testing.T) {
	want(t, "paths", partHref(Paths{Root: "/a/"}, "/tapatan/regles/", "section-2"), "/a/tapatan/regles/#section-2")
	want(t, "fragments", partHref(Fragments{}, "/tapatan/regles/", "section-2"), "#/tapatan/regles/")
}
