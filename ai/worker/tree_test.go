//go:build !js

package main

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/protocol"
)

const trap = `"op":"tree","game":"tapatan","start":"ooro.rr.. o o0r0"`

// window asks for a tree and returns what is shown of it.
func window(t *testing.T, s *server, w *transcript, id, request string) protocol.Tree {
	t.Helper()
	s.handle([]byte(`{"id":` + id + `,` + request + `}`))
	line := w.await(t, id)
	var got protocol.Grown
	if err := json.Unmarshal([]byte(line), &got); err != nil || got.Tree.Steps == 0 {
		t.Fatalf("%s: %.300s: %v", request, line, err)
	}
	return got.Tree
}

// Every game that the machine plays has trees, of each algorithm that can search it.
func TestTreesOfAllGames(t *testing.T) {
	s, w := shipped()
	const (
		hyle     = `"op":"tree","game":"hyle","variant":"3","start":"abc/1ab/2c ?"`
		entropy  = `"op":"tree","game":"entropy"`
		domino   = `"op":"tree","game":"domino","variant":"3","depth":2`
		stratege = `"op":"tree","game":"stratege","start":"(11)/(11)/(11)/(11)/(11)/w5g2(7)g6w3/(11)/(11)/(11)/(11) w 0 ` +
			`1112223344455666 1112233344455566"`
	)
	requests := []string{
		hyle + `,"algorithm":"expectimax","depth":4`, hyle + `,"algorithm":"mcts","nodes":50`,
		entropy + `,"algorithm":"alphabeta","depth":2`, domino + `,"algorithm":"table"`,
		stratege + `,"algorithm":"expectimax","depth":2`, stratege + `,"algorithm":"mcts","nodes":50`,
	}
	for _, algorithm := range []string{"minimax", "negamax", "alphabeta", "table", "deepening", "expectimax", "backward"} {
		requests = append(requests, trap+`,"depth":3,"algorithm":"`+algorithm+`"`)
	}
	requests = append(requests, trap+`,"algorithm":"mcts"`)
	for i, request := range requests {
		if got := window(t, s, w, strconv.Itoa(i), request+`,"levels":2,"truth":true`); len(got.Root.Children) == 0 {
			t.Errorf("%s: %+v", request, got)
		}
	}
}

// What Green's pawns are is no part of what White is shown.
func TestTreesHideWhatIsHidden(t *testing.T) {
	s, w := shipped()
	ending := func(pawn string) string {
		return `"op":"tree","game":"stratege","algorithm":"expectimax","depth":2,"levels":2,"start":"(11)/(11)/(11)/(11)/` +
			`(11)/w5` + pawn + `(7)` + map[string]string{"g2": "g6", "g6": "g2"}[pawn] +
			`w3/(11)/(11)/(11)/(11) w 0 1112223344455666 1112233344455566"`
	}
	window(t, s, w, "1", ending("g2"))
	window(t, s, w, "2", ending("g6"))
	one, two := w.await(t, "1"), w.await(t, "2")
	if strings.TrimPrefix(one, `{"id":1`) != strings.TrimPrefix(two, `{"id":2`) {
		t.Errorf("the trees differ:\n%s\n%s", one, two)
	}
}

// The last tree stays; when another has taken its place it is made again and is the same.
func TestTreesAreKept(t *testing.T) {
	s, w := shipped()
	const request = trap + `,"algorithm":"alphabeta","depth":5,"beside":"minimax"`
	window(t, s, w, "1", request+`,"step":40,"levels":3`)
	s.wait()
	first := s.nursery.tree
	window(t, s, w, "2", request+`,"step":41,"levels":1,"at":["a1-b2"],"truth":true`)
	s.wait()
	if s.nursery.tree != first {
		t.Error("another step of the same tree is searched again")
	}
	window(t, s, w, "3", trap+`,"algorithm":"minimax","depth":2`)
	window(t, s, w, "4", request+`,"step":40,"levels":3`)
	s.wait()
	if s.nursery.tree == first {
		t.Error("the first tree is still there")
	}
	one, two := w.await(t, "1"), w.await(t, "4")
	if strings.TrimPrefix(one, `{"id":1`) != strings.TrimPrefix(two, `{"id":4`) {
		t.Errorf("made again, the tree differs:\n%s\n%s", one, two)
	}
}

func TestTreeErrors(t *testing.T) {
	s, w := shipped()
	for i, test := range []struct{ request, code, says string }{
		{trap + `,"algorithm":"x","depth":3`, "field", `field \"algorithm\": want minimax, negamax`},
		{trap + `,"algorithm":"minimax"`, "field", `field \"depth\": want`},
		{trap + `,"algorithm":"minimax","depth":5,"nodes":100`, "field", `field \"nodes\": the tree has more than 100 nodes`},
		{trap + `,"algorithm":"minimax","depth":2,"beside":"x"`, "field", `field \"beside\": want`},
		{trap + `,"algorithm":"minimax","depth":2,"at":["a1-b2","zz"]`, "move", `field \"at\": move 2, \"zz\"`},
		{
			trap + `,"algorithm":"minimax","depth":2,"leaves":[{"path":["zz"],"value":1}]`, "move",
			`field \"leaves[0]\": move 1`,
		},
		{`"op":"tree","game":"hyle","algorithm":"minimax","depth":2`, "field", "want expectimax or mcts"},
		{`"op":"tree","game":"stratege","algorithm":"mcts"`, "field", "nearer to the end"},
		{`"op":"tree","game":"tapatan","moves":["b2"],"resigned":"first","algorithm":"mcts"`, "over", "resigned"},
		{`"op":"tree","game":"chess","algorithm":"mcts"`, "game", "chess"},
	} {
		id := strconv.Itoa(i)
		s.handle([]byte(`{"id":` + id + `,` + test.request + `}`))
		if got := w.await(t, id); !strings.Contains(got, `"code":"`+test.code+`"`) || !strings.Contains(got, test.says) {
			t.Errorf("%s: %s", test.request, got)
		}
	}
}

// A search is answered while a tree grows, and the tree can be stopped.
func TestTreesDoNotHoldUpSearches(t *testing.T) {
	s, w := shipped()
	s.handle([]byte(`{"id":1,` + trap + `,"algorithm":"mcts","nodes":200000}`))
	s.handle([]byte(`{"id":2,` + search + `}`))
	w.await(t, "2")
	if got := w.all("1"); len(got) > 0 {
		t.Fatalf("the tree has grown already: %.200s", got)
	}
	s.handle([]byte(`{"id":3,"op":"stop","target":1}`))
	if got := w.await(t, "3"); !strings.Contains(got, `"stopped":true`) {
		t.Errorf("stop: %s", got)
	}
	if got := w.await(t, "1"); !strings.Contains(got, `"code":"stopped"`) {
		t.Errorf("the tree: %.200s", got)
	}
	s.wait()
}
