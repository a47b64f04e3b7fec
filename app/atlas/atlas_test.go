package atlas_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/app/atlas"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/morris"
)

type never struct{}

func (never) Err() error { return nil }

// partsOf returns the map of a board of the family as the machine answers it, in parts of so many positions.
func partsOf(t testing.TB, variant string, size int) (atlas.Board, []protocol.Map) {
	t.Helper()
	match, err := all.Games().Replay(rules.Record{Game: "tapatan", Variant: variant})
	if err != nil {
		t.Fatal(err)
	}
	task := ai.Task{Spec: match.Spec(), View: match.View(0, rules.First), Seen: match.Seen()}
	list, err := players.New().Find("tapatan").Mapper.Map(never{}, task, protocol.MaxMap, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	var counts []protocol.Counted
	for _, p := range list {
		if n := len(counts); n > 0 && counts[n-1].Value == p.Value.String() && counts[n-1].Plies == p.Plies {
			counts[n-1].States++
		} else {
			counts = append(counts, protocol.Counted{Value: p.Value.String(), Plies: p.Plies, States: 1})
		}
	}
	var parts []protocol.Map
	for from := 0; from < len(list); from += size {
		part := protocol.Map{States: len(list), From: from, Counts: counts}
		for _, p := range list[from:min(from+size, len(list))] {
			part.Positions = append(part.Positions, p.Position)
		}
		parts = append(parts, part)
	}
	return atlas.Board{Spec: match.Spec(), Variant: variant}, parts
}

func mapOf(t testing.TB, variant string) (atlas.Board, *atlas.Map) {
	t.Helper()
	board, parts := partsOf(t, variant, 3000)
	m := &atlas.Map{}
	for _, part := range parts {
		if m.Whole() {
			t.Fatal("whole before the last part")
		}
		if err := m.Add(part); err != nil {
			t.Fatal(err)
		}
	}
	if !m.Whole() {
		t.Fatal("not whole after the last part")
	}
	return board, m
}

// boards are those of the family that have a map.
func boards() (list []string) {
	for _, b := range morris.Boards() {
		if b.ID != "picaria-13" { // which has too many positions
			list = append(list, b.ID)
		}
	}
	return list
}

// distance is by what rings are ordered: draws are outside.
func distance(r atlas.Ring) int {
	if r.Drawn() {
		return math.MaxInt32
	}
	return r.Plies
}

// What is counted on a map is what the machine has found.
func TestCounts(t *testing.T) {
	for _, variant := range boards() {
		_, parts := partsOf(t, variant, 3000)
		_, m := mapOf(t, variant)
		sum := 0
		for i, c := range parts[0].Counts {
			if r := m.Rings[i]; r.Value != c.Value || r.Plies != c.Plies || r.States != c.States || r.First != sum {
				t.Errorf("%s: ring %d is %+v, want %+v", variant, i, r, c)
			}
			sum += c.States
		}
		if sum != m.States || len(m.Rings) != len(parts[0].Counts) {
			t.Errorf("%s: %d positions of %d in %d rings", variant, sum, m.States, len(m.Rings))
		}
	}
}

// Rings lie one around the other, each within its own circles, and no two positions stand on one spot.
func TestLayout(t *testing.T) {
	for _, variant := range boards() {
		_, m := mapOf(t, variant)
		if len(slices.Compact(slices.Sorted(slices.Values(m.Positions)))) != m.States {
			t.Errorf("%s: a position stands on the map twice", variant)
		}
		if !slices.IsSortedFunc(m.Rings, func(a, b atlas.Ring) int { return distance(a) - distance(b) }) {
			t.Errorf("%s: the rings are %+v", variant, m.Rings)
		}
		outer := -1.0
		for _, r := range m.Rings {
			near, far := math.Inf(1), 0.0
			turn := -1.0
			for i := r.First; i < r.First+r.States; i++ {
				s := m.Spot(i)
				away := math.Hypot(s.X, s.Y)
				near, far = min(near, away), max(far, away)
				angle := math.Mod(math.Atan2(s.X, -s.Y)+2*math.Pi, 2*math.Pi)
				if angle < turn {
					t.Fatalf("%s: position %d is not clockwise of the one before it", variant, i)
				}
				turn = angle
				if m.Nearest(s.X, s.Y, 1) != i {
					t.Fatalf("%s: another position stands where %d does", variant, i)
				}
			}
			if near <= outer || far > atlas.Half {
				t.Errorf("%s: %s in %d from %.1f to %.1f, the ring before to %.1f", variant, r.Value, r.Plies, near, far, outer)
			}
			outer = far
		}
		if outer < 0.9*atlas.Half {
			t.Errorf("%s: the picture ends at %.1f", variant, outer)
		}
		if m.Dot < 3 || m.Dot > 12 {
			t.Errorf("%s: points are %.1f wide", variant, m.Dot)
		}
		if m.Nearest(atlas.Half, atlas.Half, 20) >= 0 {
			t.Error("something is near to a corner")
		}
	}
}

func TestPathsDrawEveryPosition(t *testing.T) {
	_, m := mapOf(t, "tapatan")
	for i, r := range m.Rings {
		if got := strings.Count(m.Path(i), "M"); got != r.States {
			t.Errorf("%d points of %d are drawn", got, r.States)
		}
	}
}

func TestWaves(t *testing.T) {
	_, m := mapOf(t, "tapatan")
	if m.Waves() != 10 || len(m.Rings) != 12 || m.States != 5390 {
		t.Fatalf("%d waves, %d rings, %d positions", m.Waves(), len(m.Rings), m.States)
	}
	for wave := range 12 {
		known := 0
		for ring := range m.Rings {
			if m.Known(ring, wave) {
				known++
			}
		}
		if known != wave+1 {
			t.Errorf("after wave %d %d rings are known", wave, known)
		}
	}
}

// Steps go around a ring and come back, and crossing goes to where the neighbours lie.
func TestWalk(t *testing.T) {
	_, m := mapOf(t, "tapatan")
	for ring, r := range m.Rings {
		at, seen := r.First, map[int]bool{}
		for range r.States {
			seen[at] = true
			if m.RingOf(at) != ring {
				t.Fatalf("%d is not on ring %d", at, ring)
			}
			at = m.Step(at, 1)
		}
		if at != r.First || len(seen) != r.States || m.Step(m.Step(at, -1), 1) != at {
			t.Errorf("ring %d: %d of %d steps, back at %d", ring, len(seen), r.States, at)
		}
		out := m.Cross(at, 1)
		switch {
		case ring == len(m.Rings)-1:
			if out != at {
				t.Error("there is something outside of the last ring")
			}
		case m.RingOf(out) != ring+1 || m.RingOf(m.Cross(out, -1)) != ring:
			t.Errorf("from ring %d to %d", ring, m.RingOf(out))
		}
	}
	if m.Cross(5, -1) != 5 {
		t.Error("there is something within the first ring")
	}
}

// All examples of a ring come before one comes again.
func TestExamples(t *testing.T) {
	_, m := mapOf(t, "tapatan")
	for ring, r := range m.Rings {
		seen, at := map[int]bool{}, -1
		for range r.States {
			at = m.Example(ring, at)
			seen[at] = true
		}
		if len(seen) != r.States {
			t.Errorf("%d examples of %d", len(seen), r.States)
		}
	}
}

// The moves that lead to a position are those that lead from others to it.
func TestGraph(t *testing.T) {
	board, m := mapOf(t, "tant-fant")
	g := atlas.NewGraph(m, board)
	steps := 0
	for ; !g.Done(); steps++ {
		if err := g.Step(500); err != nil {
			t.Fatal(err)
		}
	}
	if steps != (m.States+499)/500 {
		t.Errorf("%d steps for %d positions", steps, m.States)
	}
	lead, come := 0, 0
	for i := range m.States {
		next, err := m.Next(board, i)
		if err != nil {
			t.Fatal(err)
		}
		lead += len(next)
		for _, move := range next {
			back := atlas.Move{Move: move.Move, To: i}
			if !slices.Contains(g.Before(move.To), back) {
				t.Fatalf("%s does not lead from %s to %s", move.Move, m.Positions[i], m.Positions[move.To])
			}
		}
		come += len(g.Before(i))
	}
	if lead != come {
		t.Errorf("%d moves lead somewhere, %d come from somewhere", lead, come)
	}
}

// The attractor of a player to the games that it has won is what its definition gives, step by step: each position of
// the player with a move into it, and each of the other one all of whose moves lead into it.
func TestAttractor(t *testing.T) {
	for _, name := range []string{"tapatan", "tsoro"} {
		board, m := mapOf(t, name)
		g := atlas.NewGraph(m, board)
		if err := g.Step(m.States); err != nil {
			t.Fatal(err)
		}
		in := map[int]bool{}
		sides, next := make([]rules.Player, m.States), make([][]atlas.Move, m.States)
		for i := range m.States {
			p, err := board.Open(m.Positions[i])
			if err != nil {
				t.Fatal(err)
			}
			sides[i] = p.ToMove()
			if next[i], err = m.Next(board, i); err != nil {
				t.Fatal(err)
			}
			if p.Outcome().Winner == rules.First {
				in[i] = true
			}
		}
		for wave := range m.Waves() + 3 {
			if got := g.Attractor(wave); got != len(in) || got == 0 {
				t.Errorf("%s: %d positions after wave %d, by definition %d", name, got, wave, len(in))
			}
			var more []int
			for i := range m.States {
				inside := 0
				for _, move := range next[i] {
					if in[move.To] {
						inside++
					}
				}
				if inside > 0 && (sides[i] == rules.First || inside == len(next[i])) {
					more = append(more, i)
				}
			}
			for _, i := range more {
				in[i] = true
			}
		}
	}
}

func TestPartsThatDoNotFit(t *testing.T) {
	_, parts := partsOf(t, "tapatan", 3000)
	for name, wrong := range map[string][]protocol.Map{
		"the second first": {parts[1]},
		"one twice":        {parts[0], parts[0]},
		"nothing":          {{}},
		"an empty one":     {parts[0], {States: 5390, From: 3000, Counts: parts[0].Counts}},
		"a wrong sum":      {{States: 7, Positions: []string{"x"}, Counts: []protocol.Counted{{Value: "win", States: 6}}}},
	} {
		m, err := &atlas.Map{}, error(nil)
		for _, part := range wrong {
			err = m.Add(part)
		}
		if err == nil {
			t.Errorf("%s is taken", name)
		}
	}
}

func BenchmarkGraph(b *testing.B) {
	board, m := mapOf(b, "tapatan")
	for b.Loop() {
		g := atlas.NewGraph(m, board)
		for !g.Done() {
			if err := g.Step(80); err != nil {
				b.Fatal(err)
			}
		}
	}
}
