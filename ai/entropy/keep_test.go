package entropy_test

import (
	"slices"
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/entropy"
	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/entropy"
)

// A solved position is a line of the reference: what an independent program knows of it for certain.
type solved struct {
	FEN     string
	Value   int
	N       int          // moves
	Optimal []rules.Move // those that keep the value
}

// The sets of such positions: the reference, and a harder one that command solve has made.
const (
	reference = "../tools/arena/testdata/entropy-exact.jsonl.gz"
	hard      = "testdata/hard.jsonl.gz"
)

// solvedPositions returns those that ask for a decision: won ones, and drawn ones where some move loses.
func solvedPositions(t testing.TB, file string) (list []solved) {
	t.Helper()
	for _, p := range conform.Lines[solved](t, file) {
		if p.Value >= 0 && len(p.Optimal) < p.N {
			list = append(list, p)
		}
	}
	return list
}

// A tally counts the positions of a value in which the value was kept.
type tally struct{ kept, of int }

func (t tally) share() float64 { return float64(t.kept) / float64(t.of) }

// keep searches every so manieth of the positions to a number of nodes, and returns in which the value was kept.
func keep(t *testing.T, file string, every int, nodes uint64) (won, drawn tally) {
	t.Helper()
	engine := alphabeta.New(adapter.Read, 17)
	spec := entropy.Spec()
	list := solvedPositions(t, file)
	for i := 0; i < len(list); i += every {
		p := list[i]
		m, err := rules.NewMatch(spec, rules.Setup{}, p.FEN)
		if err != nil {
			t.Fatal(err)
		}
		task := ai.Task{Spec: spec, View: m.View(0, m.ToMove()), Seen: m.Seen(), Seed: uint64(i)}
		got := mustSearch(t, engine, task, ai.Limits{Nodes: nodes})
		tally := &drawn
		if p.Value > 0 {
			tally = &won
		}
		tally.of++
		if slices.Contains(p.Optimal, got.Move) {
			tally.kept++
		} else {
			t.Logf("%s: %s gives away %d; depth %d, score %.4f", p.FEN, got.Move, p.Value, got.Depth, got.Score)
		}
	}
	t.Logf("%d nodes: %d of %d wins and %d of %d draws kept", nodes, won.kept, won.of, drawn.kept, drawn.of)
	return won, drawn
}

// A few thousand nodes are enough for nearly all positions: the bars, with more nodes on all of them, are in make bars.
func TestKeepsValues(t *testing.T) {
	if won, drawn := keep(t, reference, 4, 5_000); won.share() < 0.94 || drawn.share() < 0.97 {
		t.Errorf("%.1f %% of the wins and %.1f %% of the draws kept", 100*won.share(), 100*drawn.share())
	}
}
