//go:build !js

package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/morris"
)

// mapOf asks for all parts of the map of a board, each of which must be short enough.
func mapOf(t *testing.T, variant string) protocol.Map {
	t.Helper()
	s, w := shipped()
	var whole protocol.Map
	size := 0
	for part := 0; part == 0 || len(whole.Positions) < whole.States; part++ {
		from := len(whole.Positions)
		id := fmt.Sprint(part)
		s.handle(fmt.Appendf(nil, `{"id":%s,"op":"map","game":"tapatan","variant":%q,"from":%d}`, id, variant, from))
		line := w.await(t, id)
		var got protocol.Mapped
		if err := json.Unmarshal([]byte(line), &got); err != nil || got.Map.States == 0 {
			t.Fatalf("%.200s: %v", line, err)
		}
		m := got.Map
		size += len(line)
		if len(line) > 1<<16 || m.From != from || len(m.Positions) == 0 || len(m.Positions) != len(m.Values) ||
			len(m.Positions) != len(m.Plies) {
			t.Fatalf("part %d of %s: %d bytes, from %d, %d positions, %d values, %d plies",
				part, variant, len(line), m.From, len(m.Positions), len(m.Values), len(m.Plies))
		}
		whole.States, whole.Counts = m.States, m.Counts
		whole.Positions = append(whole.Positions, m.Positions...)
		whole.Values += m.Values
		whole.Plies = append(whole.Plies, m.Plies...)
	}
	if most := 40 * whole.States; size > most {
		t.Errorf("the map of %s takes %d bytes, want %d at most", variant, size, most)
	}
	return whole
}

func TestMapOfTapatan(t *testing.T) {
	m := mapOf(t, "tapatan")
	if m.States != 5390 {
		t.Errorf("%d positions, want 5,390", m.States)
	}
	want := []int{416, 1860, 368, 688, 184, 300, 92, 92, 109, 57, 16}
	for plies, states := range want {
		value := protocol.ValueLoss
		if plies%2 == 1 {
			value = protocol.ValueWin
		}
		if got := m.Counts[plies]; got != (protocol.Counted{Value: value, Plies: plies, States: states}) {
			t.Errorf("at distance %d: %+v, want %d × %s", plies, got, states, value)
		}
	}
	if got := m.Counts[len(want)]; got != (protocol.Counted{Value: protocol.ValueDraw, States: 1208}) {
		t.Errorf("draws: %+v, want 1,208", got)
	}
}

// Each board of the family up to 10,000 positions has a map on which the value of every position follows from those
// that the rules say its moves lead to.
func TestMapsFollowTheRules(t *testing.T) {
	t.Parallel()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	for _, board := range morris.Boards() {
		if board.ID == "picaria-13" {
			continue
		}
		m := mapOf(t, board.ID)
		at := map[string]int{}
		for i, p := range m.Positions {
			at[p] = i
		}
		if len(at) != m.States {
			t.Errorf("%s: %d different positions of %d", board.ID, len(at), m.States)
		}
		for i, text := range m.Positions {
			match, err := rules.NewMatch(spec, rules.Setup{Variant: board.ID}, text)
			if err != nil {
				t.Fatal(err)
			}
			if value, plies := follow(t, m, at, match.Position()); value != m.Values[i] || plies != m.Plies[i] {
				t.Fatalf("%s, %s: %c in %d, but by its moves %c in %d",
					board.ID, text, m.Values[i], m.Plies[i], value, plies)
			}
		}
	}
}

// follow returns what a position is worth by those that its moves lead to.
func follow(t *testing.T, m protocol.Map, at map[string]int, p rules.Position) (value byte, plies int) {
	t.Helper()
	if p.Outcome().Over() {
		return 'l', 0
	}
	value, plies = 'l', 0
	won := 0
	for _, move := range p.Moves() {
		next, err := p.Play(move)
		if err != nil {
			t.Fatal(err)
		}
		i, known := at[next.String()]
		if !known {
			t.Fatalf("%s is not on the map", next)
		}
		switch m.Values[i] {
		case 'l':
			if value != 'w' || m.Plies[i] < plies {
				value, plies = 'w', m.Plies[i]
			}
		case 'w':
			won++
			if value == 'l' {
				plies = max(plies, m.Plies[i])
			}
		}
	}
	if value == 'l' && won < len(p.Moves()) {
		return 'd', 0
	}
	return value, plies + 1
}

func TestMapsRefused(t *testing.T) {
	for _, test := range []struct{ request, code, says string }{
		{`"game":"tapatan","variant":"picaria-13"`, "large", "more than 10000 positions"},
		{`"game":"hyle"`, "engine", "no map of hyle"},
		{`"game":"chess"`, "game", "chess"},
		{`"game":"tapatan","variant":"x"`, "variant", "x"},
		{`"game":"tapatan","from":5390`, "field", `"from"`},
		{`"game":"tapatan","moves":["b2"]`, "field", `"moves"`},
	} {
		s, w := shipped()
		s.handle([]byte(`{"id":1,"op":"map",` + test.request + `}`))
		var got protocol.Answer
		line := w.await(t, "1")
		if err := json.Unmarshal([]byte(line), &got); err != nil || got.Error == nil ||
			string(got.Error.Code) != test.code || !strings.Contains(got.Error.Message, test.says) {
			t.Errorf("%s: %s", test.request, line)
		}
	}
}

// A map that waits behind a count can be stopped.
func TestMapIsStopped(t *testing.T) {
	s, w := shipped()
	s.handle([]byte(`{"id":1,"op":"perft","game":"tapatan","depth":100}`))
	s.handle([]byte(`{"id":2,"op":"map","game":"tapatan"}`))
	s.handle([]byte(`{"id":3,"op":"stop","target":2}`))
	if got := w.await(t, "2"); !strings.Contains(got, `"code":"stopped"`) {
		t.Errorf("got %.100s", got)
	}
	s.handle([]byte(`{"id":4,"op":"stop","target":1}`))
	s.wait()
}
