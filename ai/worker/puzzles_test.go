//go:build !js

package main

import (
	"encoding/json"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/rules/all"
)

// Puzzles of a board that somebody has drawn are answered as a file, after lines that say how far the machine is.
func TestPuzzles(t *testing.T) {
	s, w := shipped()
	s.handle([]byte(`{"id":1,"op":"puzzles","game":"tapatan",` +
		`"variant":"g=3&p=b2a1b1c1a2c2a3b3c3&l=123.405.678.146.207.358.108.306&r=3psx2&n=Trois"}`))
	s.wait()
	var got struct {
		protocol.Made
		Error *protocol.Error
	}
	line := w.await(t, "1")
	if err := json.Unmarshal([]byte(line), &got); err != nil || got.Error != nil {
		t.Fatalf("%s: %v", line, err)
	}
	set, err := puzzle.Parse(got.Puzzles)
	if err != nil || len(set.Puzzles) != protocol.MaxPuzzles || set.Game != "tapatan" {
		t.Fatalf("%v: %s", err, got.Puzzles)
	}
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	for i := range set.Puzzles {
		if err := puzzle.Check(spec, &set.Puzzles[i]); err != nil {
			t.Errorf("%s: %v", set.Puzzles[i].String(), err)
		}
	}
}

func TestPuzzlesRefused(t *testing.T) {
	for _, test := range []struct{ request, code, says string }{
		{`"game":"hyle"`, "engine", "nobody makes puzzles of hyle"},
		{`"game":"chess"`, "game", "chess"},
		{`"game":"tapatan","variant":"g=3&p=a1b1&l=01&r=2psx2"`, "variant", "short-line in Lines: a1 b1"},
		{`"game":"tapatan","from":1`, "field", `"from"`},
		{`"game":"tapatan","variant":"g=4&p=a1b1c1d1a2b2c2d2a3b3c3d3a4b4c4d4&l=0123.4567.89ab.cdef&c=048c&r=4psx2"`,
			"large", "1000000"},
	} {
		s, w := shipped()
		s.handle([]byte(`{"id":1,"op":"puzzles",` + test.request + `}`))
		var got protocol.Answer
		line := w.await(t, "1")
		if err := json.Unmarshal([]byte(line), &got); err != nil || got.Error == nil ||
			string(got.Error.Code) != test.code || !strings.Contains(got.Error.Message, test.says) {
			t.Errorf("%s: %s", test.request, line)
		}
	}
}

// Puzzles that are waited for can be stopped, as a perft can that runs before them.
func TestPuzzlesAreStopped(t *testing.T) {
	s, w := shipped()
	s.handle([]byte(`{"id":1,"op":"perft","game":"tapatan","depth":100}`))
	s.handle([]byte(`{"id":2,"op":"puzzles","game":"tapatan"}`))
	s.handle([]byte(`{"id":3,"op":"stop","target":2}`))
	if got := w.await(t, "2"); !strings.Contains(got, `"code":"stopped"`) {
		t.Errorf("got %.100s", got)
	}
	s.handle([]byte(`{"id":4,"op":"stop","target":1}`))
	s.wait()
}
