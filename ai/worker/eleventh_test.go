//go:build !js

package main

import (
	"strings"
	"testing"

	"tablier/ai/players"
	"tablier/rules/all"
	"tablier/rules/conform/eleventh"
)

// Every op of the protocol takes a board that is nothing but data.
func TestEleventhBoard(t *testing.T) {
	w := newTranscript()
	s := newServer(eleventh.In(all.Games()), players.New, w.write, nil)
	const game = `"game":"tapatan","variant":"orthogonal"`
	for id, c := range []struct{ request, want string }{
		{`"op":"games"`, `"orthogonal"]`},
		{`"op":"moves",` + game + `,"moves":["b2"]`, `"position":"....o.... r o2r3"`},
		{`"op":"perft",` + game + `,"depth":7`, `"nodes":148896`},
		{`"op":"search",` + game + `,"level":1`, `"best":"`},
		{`"op":"search",` + game + `,"level":6,"lines":9`, `"best":"b2","value":"win","plies":9`},
		{`"op":"search",` + game + `,"depth":9`, `"best":"b2","value":"win","plies":9`},
	} {
		name := string(rune('1' + id))
		s.handle([]byte(`{"id":` + name + `,` + c.request + `}`))
		if got := w.await(t, name); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s", c.request, got)
		}
	}
	s.wait()
}
