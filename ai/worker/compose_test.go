//go:build !js

package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove/asks"
	"tablier/rules"
	"tablier/rules/all"
)

// compose asks for the proof of a puzzle.
func compose(t *testing.T, question string) (c protocol.Composition, refusal *protocol.Error) {
	t.Helper()
	s, w := shipped()
	s.handle([]byte(`{"id":1,"op":"compose",` + question + `}`))
	var got struct {
		protocol.Composed
		Error *protocol.Error
	}
	line := w.await(t, "1")
	if err := json.Unmarshal([]byte(line), &got); err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return got.Composed.Composed, got.Error
}

// A puzzle of each game is proved, and has a level; the rules accept it.
func TestPuzzlesAreComposed(t *testing.T) {
	for _, c := range []struct{ game, question, right string }{
		{"tapatan", `"game":"tapatan","start":".r.o....o r o1r2","question":"win"`, "b2"},
		{"entropy", `"game":"entropy","options":["immediate"],"start":"b1bw1/5/www1w/1bbb1/wbb1w w","question":"win",` +
			`"soon":1`, "b3-b5"},
		{"hyle", `"game":"hyle","variant":"3","start":"abc/b1a/c2 c=a","question":"points"`, ""},
		{"stratege", `"game":"stratege","start":"(11)/(4)g?(6)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 ` +
			`1112223334445566 11122233444555666","question":"forces","on":"e9"`, ""},
	} {
		got, refusal := compose(t, c.question)
		if refusal != nil {
			t.Errorf("%s: %v", c.game, refusal.Message)
			continue
		}
		p, err := puzzle.ParseLine(got.Puzzle)
		if err != nil {
			t.Errorf("%s: %+v", c.game, got)
			continue
		}
		spec, err := all.Games().Find(c.game)
		if err != nil {
			t.Fatal(err)
		}
		right := strings.Join(got.Right, " ")
		if err := puzzle.Check(spec, p); err != nil || got.Open != 0 || p.Level == 0 || right != c.right && c.right != "" {
			t.Errorf("%s: %+v, %v", c.game, got, err)
		}
	}
}

// Every question that is offered about a position is answered.
func TestOfferedQuestionsAreAnswered(t *testing.T) {
	for _, c := range []struct{ game, variant, position string }{
		{"tapatan", "tapatan", "......... o o3r3"},
		{"hyle", "3", "abc/b1a/c2 c=a"},
		{"stratege", "stratege", "(11)/(4)g?(6)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 1112223334445566 " +
			"11122233444555666"},
		{"entropy", "entropy", "1bw1w/w3b/b1w1w/w3b/1bbwb w"}, // of one move, so that all of it is proved
	} {
		spec, err := all.Games().Find(c.game)
		if err != nil {
			t.Fatal(err)
		}
		position, err := spec.Parse(rules.Setup{Variant: c.variant}, c.position)
		if err != nil {
			t.Fatal(err)
		}
		list := asks.Of(c.game, position)
		if len(list) == 0 {
			t.Errorf("%s: nothing is offered", c.game)
		}
		for _, q := range list {
			soon := 0
			if q.Soon {
				soon = 1
			}
			_, refusal := compose(t, fmt.Sprintf(`"game":%q,"variant":%q,"start":%q,"question":%q,"soon":%d`, c.game, c.variant,
				c.position, q.Kind, soon))
			if refusal != nil {
				t.Errorf("%s: %s is answered by %s", c.game, q.Kind, refusal.Message)
			}
		}
	}
}

// Where nothing is right there is no puzzle.
func TestNothingIsComposed(t *testing.T) {
	got, refusal := compose(t, `"game":"tapatan","start":"......... o o3r3","question":"hold"`)
	if refusal != nil || got.Puzzle != "" || got.Open != 0 || len(got.Right) != 0 {
		t.Errorf("%+v, %v", got, refusal)
	}
}

func TestCompositionsRefused(t *testing.T) {
	for _, test := range []struct{ request, code, says string }{
		{`"game":"chess","start":"","question":"win"`, "game", "chess"},
		{`"game":"tapatan","start":"here","question":"win"`, "position", "here"},
		{`"game":"tapatan","start":"ooorr.... r o0r1","question":"win"`, "over", "nobody"},
		{`"game":"tapatan","start":"......... o o3r3","question":"why"`, "field", "question"},
		{`"game":"tapatan","start":"......... o o3r3"`, "field", "question"},
		{`"game":"tapatan","start":"......... o o3r3","question":"win","effort":0`, "field", "effort"},
	} {
		if _, refusal := compose(t, test.request); refusal == nil || string(refusal.Code) != test.code ||
			!strings.Contains(refusal.Message, test.says) {
			t.Errorf("%s: %v", test.request, refusal)
		}
	}
}

// A proof can be stopped, whether it runs or waits, and tells how far it is.
func TestCompositionIsStopped(t *testing.T) {
	s, w := shipped()
	spec, err := all.Games().Find("entropy")
	if err != nil {
		t.Fatal(err)
	}
	usual, err := spec.New(rules.Setup{Variant: "entropy"})
	if err != nil {
		t.Fatal(err)
	}
	line := `"op":"compose","game":"entropy","start":"` + usual.String() + `","question":"win","effort":1000}`
	s.handle([]byte(`{"id":1,` + line))
	s.handle([]byte(`{"id":2,` + line))
	for _, id := range []string{"2", "1"} {
		s.handle([]byte(`{"id":"stop` + id + `","op":"stop","target":` + id + `}`))
		if got := w.await(t, id); !strings.Contains(got, `"code":"stopped"`) {
			t.Errorf("got %.100s", got)
		}
	}
	s.wait()
}

// Strengths that the side to move does not see are not used in a proof, nor told by the puzzle.
func TestNothingHiddenIsProved(t *testing.T) {
	const told = `"game":"stratege","start":"(11)/(4)g3(6)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 ` +
		`1112223334445566 11122233444555666"`
	if _, refusal := compose(t, told+`,"question":"win"`); refusal == nil || refusal.Code != protocol.CodeField {
		t.Errorf("a win is proved: %v", refusal)
	}
	got, refusal := compose(t, told+`,"question":"forces"`)
	if refusal != nil || !strings.Contains(got.Puzzle, "g?") || strings.Contains(got.Puzzle, "g3") {
		t.Errorf("%+v, %v", got, refusal)
	}
}

// While the levels try a puzzle, the progress has the positions of its proof: it does not fall back.
func TestProgressOfAProof(t *testing.T) {
	var told []uint64
	hooks := trying(ai.Hooks{
		Report: func(ai.Progress) { t.Error("a move of a level is reported") },
		Beat:   func(nodes uint64, _ int64) { told = append(told, nodes) },
	}, 5000)
	hooks.Beat(10, 200)
	if hooks.Report != nil || len(told) != 1 || told[0] != 5000 {
		t.Errorf("told are %v", told)
	}
}
