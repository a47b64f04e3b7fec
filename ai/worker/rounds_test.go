//go:build !js

package main

import (
	"fmt"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/conform/bag"
)

// seer is an engine that keeps what it was shown.
type seer struct{ view string }

func (e *seer) Search(_ ai.Context, task ai.Task, _ ai.Limits, _ ai.Hooks) (ai.Result, error) {
	e.view = task.View.String()
	return ai.Result{Progress: ai.Progress{Line: ai.Line{Move: task.View.Moves()[0]}}, End: ai.ByDepth}, nil
}

// bagged returns a server of the game that has chance, secrets and rounds.
func bagged() (*server, *transcript, *seer) {
	w, e := newTranscript(), &seer{}
	fresh := func() players.Registry { return players.Registry{{Game: bag.Spec().ID, Full: e}} }
	return newServer(rules.Registry{bag.Spec()}, fresh, w.write, nil), w, e
}

func TestMovesOfRoundsAndSecrets(t *testing.T) {
	s, w, _ := bagged()
	for _, test := range []struct{ match, want string }{
		{
			`"moves":["2","3","=3"]`,
			`"position":"2? 221 3 000/000","to_move":"first","moves":["+","--"],"round":1,"rounds":2,"scores":[],` +
				`"outcome":null}`,
		},
		{
			`"moves":["?","3","=3","--","=1"]`,
			`"position":"?3 121 1 000/001","to_move":"second","moves":["+","--"],"round":1,"rounds":2,"scores":[],` +
				`"outcome":null}`,
		},
		{
			`"moves":["2","3","=3","+"]`,
			`"to_move":"chance","moves":["=1","=2","=3"],"odds":[2,2,1],"round":1,"rounds":2,"scores":[],"outcome":null}`,
		},
		{
			`"variant":"one","moves":["2","3","=3","+"]`,
			`"position":"-- 222 0 000/000","to_move":"second","moves":["1","2","3"],"round":2,"rounds":2,"scores":[[3,0]],` +
				`"outcome":null}`,
		},
		{
			`"variant":"one","moves":["2","3","=3","+","1"]`,
			`"position":"?- 222 0 000/000","to_move":"first","moves":["1","2","3"],"round":2,"rounds":2,"scores":[[3,0]],` +
				`"outcome":null}`,
		},
		{
			`"variant":"one","moves":["2","3","=3","+","1","1","=2","+"]`,
			`"position":"11 212 0 010/000","to_move":"nobody","moves":[],"round":2,"rounds":2,"scores":[[3,0],[0,2]],` +
				`"outcome":{"winner":"first","score":[3,2],"reason":"points","cells":[]}}`,
		},
		{
			`"moves":["2","3"],"resigned":"first"`,
			`"to_move":"nobody","moves":[],"round":1,"rounds":2,"scores":[],"outcome":{"winner":"second","score":null,` +
				`"reason":"resigned","cells":[]}}`,
		},
	} {
		w.lines = nil
		s.handle([]byte(`{"id":1,"op":"moves","game":"bag",` + test.match + `}`))
		if got := w.await(t, "1"); !strings.Contains(got, test.want) {
			t.Errorf("%s:\ngot  %s\nwant %s", test.match, got, test.want)
		}
	}
}

// An engine is shown what the side to move knows, and no more, also by a program that sends everything.
func TestSearchSeesTheView(t *testing.T) {
	for _, test := range []struct{ match, want string }{
		{`"moves":["2"]`, "?- 222 0 000/000"},
		{`"moves":["2","3","=3"]`, "2? 221 3 000/000"},
		{`"moves":["2","?","=3"]`, "2? 221 3 000/000"},
		{`"moves":["2","3","=3","--","=1"]`, "?3 121 1 000/001"},
		{`"variant":"one","moves":["2","3","=3","+","1"]`, "?- 222 0 000/000"},
		{`"variant":"one","moves":["2","3","=3","+","1","2","=1"]`, "1? 122 1 000/000"},
	} {
		s, w, e := bagged()
		s.handle([]byte(`{"id":1,"op":"search","game":"bag","depth":1,` + test.match + `}`))
		s.wait()
		if got := w.await(t, "1"); !strings.Contains(got, `"end":"depth"`) || e.view != test.want {
			t.Errorf("%s: the engine saw %q, want %q: %s", test.match, e.view, test.want, got)
		}
	}
}

// The seeds of a match are held against its draws.
func TestSeeds(t *testing.T) {
	s, w, _ := bagged()
	m, err := rules.NewMatch(bag.Spec(), rules.Setup{Variant: "one"}, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range []rules.Move{"2", "3"} {
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	drawn, other := m.ChanceMove(5), uint64(0)
	for m.ChanceMove(other) == drawn {
		other++
	}
	match := fmt.Sprintf(`"op":"moves","game":"bag","variant":"one","moves":["2","3",%q,"+"]`, drawn)
	for _, test := range []struct{ seeds, want string }{
		{`[5]`, `"round":2,`},
		{fmt.Sprintf("[%d]", other), `"code":"move","message":"move 3: illegal move`},
		{`[5,5]`, `"code":"seed","message":"seed 5 of round 1: want a round that has ended"`},
		{`["5"]`, `"code":"field"`},
	} {
		w.lines = nil
		s.handle([]byte(`{"id":1,` + match + `,"seeds":` + test.seeds + `}`))
		if got := w.await(t, "1"); !strings.Contains(got, test.want) {
			t.Errorf("seeds %s: %s", test.seeds, got)
		}
	}
	s.handle([]byte(`{"id":2,"op":"search","game":"bag","depth":1,"moves":["1","1"]}`))
	if got := w.await(t, "2"); !strings.Contains(got, `"code":"chance"`) {
		t.Error(got)
	}
}
