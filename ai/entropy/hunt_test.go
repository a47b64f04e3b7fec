package entropy_test

import (
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/entropy"
	"tablier/rules"
	"tablier/rules/entropy"
)

// Wins that a search by depth does not see with as many nodes are proved.
func TestProvesFarWins(t *testing.T) {
	proved := 0
	for _, fen := range []string{
		"1wbw1/1b3/w2bb/b1b1w/w1wbw b", "2bwb/b2wb/2wbw/2w1w/b1b1w w", "bwbbw/5/bw2w/1wwwb/b1b2 w",
		"bw2b/wwww1/bb1b1/wb1w1/3b1 w", "wbwbb/5/1wb1w/1bbbw/w1w2 b", "2www/2bb1/bwb1w/4b/wbb1w b",
	} {
		m, err := rules.NewMatch(entropy.Spec(), rules.Setup{}, fen)
		if err != nil {
			t.Fatal(err)
		}
		got := mustSearch(t, alphabeta.New(adapter.Read, 17), ai.TaskOf(m, 1), ai.Limits{Nodes: 100_000})
		t.Logf("%s: %s %s in %d", fen, got.Move, got.Value, got.Plies)
		if got.Value == ai.Win {
			proved++
		}
	}
	if proved < 5 {
		t.Errorf("%d wins proved", proved)
	}
}

// Draws that the machine once gave away with any number of nodes, each by a move of its own, are kept.
func TestKeepsDrawsOnceLost(t *testing.T) {
	for _, p := range []struct {
		fen   string
		loses rules.Move
	}{{"wb1bw/2b2/w2bw/1bbw1/wbw2 w", "e3-c5"}, {"wbwbb/5/1wbb1/1bb1w/1w1ww w", "e1-d2"}} {
		m, err := rules.NewMatch(entropy.Spec(), rules.Setup{}, p.fen)
		if err != nil {
			t.Fatal(err)
		}
		for _, nodes := range []uint64{10_000, 50_000, 200_000} {
			got := mustSearch(t, alphabeta.New(adapter.Read, 17), ai.TaskOf(m, 1), ai.Limits{Nodes: nodes})
			t.Logf("%s: %s with %d nodes, %.4f", p.fen, got.Move, nodes, got.Score)
			if got.Move == p.loses {
				t.Errorf("%s: %s loses, with %d nodes", p.fen, got.Move, nodes)
			}
		}
	}
}
