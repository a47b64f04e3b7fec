package players_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// A signature is a set of searches of one variant: each effort from each of some positions of random games.
type signature struct {
	game    string
	variant string
	plies   []int // of the random games
	efforts []effort
}

// An effort is a level, 0 for the full engine, with limits instead of its own. Without any limit the search is stopped
// before it begins.
type effort struct {
	level  int
	limits ai.Limits
}

var signatures = []signature{
	{"tapatan", "tapatan", []int{0, 3, 7, 12, 16}, []effort{
		{0, ai.Limits{Depth: 9}}, {0, ai.Limits{Nodes: 5_000}}, {0, ai.Limits{Depth: 6, Lines: 3}},
		{1, ai.Limits{Depth: 1}}, {4, ai.Limits{Depth: 4}}, {6, ai.Limits{Lines: 2, Nodes: 1 << 30}}, {},
	}},
	{"tapatan", "picaria-13", []int{0, 5, 10, 20}, []effort{
		{0, ai.Limits{Depth: 8}}, {0, ai.Limits{Nodes: 20_000}}, {0, ai.Limits{Depth: 5, Lines: 3}},
		{2, ai.Limits{Depth: 2}}, {5, ai.Limits{Depth: 7}}, {},
	}},
	{"hyle", "5", []int{1, 2, 22, 23, 43, 44, 61, 62, 68}, []effort{
		{0, ai.Limits{Depth: 2}}, {0, ai.Limits{Depth: 4}}, {0, ai.Limits{Nodes: 10_000}},
		{0, ai.Limits{Depth: 3, Lines: 3}}, {1, ai.Limits{Depth: 1}}, {5, ai.Limits{Depth: 1}},
		{9, ai.Limits{Depth: 2}}, {},
	}},
	{"hyle", "7", []int{1, 2, 52, 53, 103, 104, 136, 137}, []effort{
		{0, ai.Limits{Depth: 2}}, {0, ai.Limits{Nodes: 10_000}}, {3, ai.Limits{Depth: 1}}, {7, ai.Limits{Depth: 1}}, {},
	}},
	{"entropy", "", []int{0, 6, 15, 31, 48, 80}, []effort{
		{0, ai.Limits{Depth: 4}}, {0, ai.Limits{Nodes: 40_000}}, {0, ai.Limits{Depth: 3, Lines: 3}},
		{1, ai.Limits{Depth: 1}}, {3, ai.Limits{Depth: 3}}, {},
	}},
	{"domino", "5", []int{0, 1, 2, 4, 5, 6}, []effort{
		{0, ai.Limits{Nodes: 20_000}}, {0, ai.Limits{Nodes: 3_000, Lines: 3}}, {1, ai.Limits{Nodes: 1}},
		{3, ai.Limits{Nodes: 2_000}}, {},
	}},
	{"domino", "6", []int{0, 3, 6, 8, 11}, []effort{
		{0, ai.Limits{Nodes: 20_000}}, {2, ai.Limits{Nodes: 100}}, {4, ai.Limits{Nodes: 5_000}}, {},
	}},
	{"stratege", "", []int{0, 20, 36, 60, 100, 160, 240}, []effort{
		{0, ai.Limits{Depth: 4}}, {0, ai.Limits{Nodes: 20_000}}, {0, ai.Limits{Depth: 3, Lines: 3}},
		{1, ai.Limits{Depth: 1}}, {7, ai.Limits{Depth: 2}}, {},
	}},
}

// What a fixed set of searches finds, and in how many nodes, is what the file says. A change that is meant to keep the
// searches as they are leaves the file as it is; one that is meant to change them rewrites it, and ai/README.md says
// what else it has to show:
//
//	go test ./ai/players -run Signatures -update
//
// The file was written on amd64. An architecture that rounds Hyle's and Entropy's numbers in another way may differ.
func TestSignatures(t *testing.T) {
	var b strings.Builder
	for _, s := range signatures {
		s.write(t, &b)
	}
	conform.Golden(t, b.String(), "testdata/signatures.txt")
}

// write writes a line for each search of the signature, after a line for its position.
func (s signature) write(t *testing.T, b *strings.Builder) {
	t.Helper()
	spec, err := all.Games().Find(s.game)
	if err != nil {
		t.Fatal(err)
	}
	player := players.New().Find(s.game)
	for i, plies := range s.plies {
		m, err := conform.RandomMatch(spec, rules.Setup{Variant: s.variant}, uint64(i), plies)
		if err != nil {
			t.Fatal(err)
		}
		for m.ToMove() == rules.Chance || m.ToMove() == rules.Nobody {
			m.Undo()
		}
		fmt.Fprintf(b, "%s %s ply %d: %s\n", s.game, m.Setup().Variant, m.Ply(), m.Position())
		for _, e := range s.efforts {
			fmt.Fprintf(b, "  %s\n", e.search(t, player, ai.TaskOf(m, uint64(i))))
		}
	}
}

// search returns what a search finds.
func (e effort) search(t *testing.T, player *players.Player, task ai.Task) string {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	if e.limits == (ai.Limits{}) {
		cancel()
	}
	engine := player.Full
	if e.level > 0 {
		engine = player.On(task.Variant)[e.level-1].Engine
	}
	got, err := engine.Search(ctx, task, e.limits, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	line := fmt.Sprintf("level %d depth %d nodes %d lines %d: %d nodes, depth %d, %s;",
		e.level, e.limits.Depth, e.limits.Nodes, e.limits.Lines, got.Nodes, got.Depth, got.End)
	for _, l := range got.Lines {
		line += fmt.Sprintf(" %s %.6f %s %d pv %d", l.Move, l.Score, l.Value, l.Plies, len(l.PV))
	}
	return line
}
