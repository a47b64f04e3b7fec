package main

import (
	"fmt"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/tools/references"
)

func TestContestants(t *testing.T) {
	roster := Roster{Levels: 6, References: references.Of("")}
	for name, want := range map[string]Contestant{
		"6":         {Level: 6},
		"ms=1000":   {Limits: ai.Limits{Millis: 1000}},
		"nodes=300": {Limits: ai.Limits{Nodes: 300}},
		"depth=4":   {Limits: ai.Limits{Depth: 4}},
		"random":    {Reference: references.Of("")["random"]},
	} {
		want.Name = name
		if got, err := roster.contestant(name); err != nil || got != want {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
	for _, name := range []string{"", "0", "-1", "x", "ms", "ms=", "ms=0", "time=3", "level=", "Random"} {
		if _, err := roster.contestants("1," + name); err == nil ||
			!strings.Contains(err.Error(), fmt.Sprintf("%q", name)) {
			t.Errorf("%q: error %v", name, err)
		}
	}
}

// Without a name every level is there; each meets the one before, or all the same one.
func TestPair(t *testing.T) {
	roster := Roster{Levels: 3, References: references.Of("")}
	for _, c := range []struct{ names, against, want string }{
		{"", "", "2-1 3-2"},
		{"", "random", "1-random 2-random 3-random"},
		{"", "2", "1-2 3-2"},
		{"random,1,3", "", "1-random 3-1"},
		{"3", "", ""},
		{"3", "3", ""},
		{"ms=5", "depth=1", "ms=5-depth=1"},
	} {
		list, err := roster.contestants(c.names)
		if err != nil {
			t.Fatal(err)
		}
		pairs, err := roster.pair(list, c.against)
		var got []string
		for _, p := range pairs {
			got = append(got, p[0].Name+"-"+p[1].Name)
		}
		if s := strings.Join(got, " "); err != nil || s != c.want {
			t.Errorf("%q against %q: %s, %v; want %s", c.names, c.against, s, err, c.want)
		}
	}
	if _, err := roster.pair(nil, "nobody"); err == nil {
		t.Error("nobody is a contestant")
	}
}
