//go:build bars

package library

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/entropy"
)

// With the files no value is lost in any of the hard positions, with few nodes and with many.
func TestNoValueIsLost(t *testing.T) {
	player := players.With(New(Disk(filepath.Join("..", "..", "..", "web")))).Find("entropy")
	list := conform.Lines[struct {
		FEN     string
		Value   int
		Optimal []rules.Move // those that keep the value
	}](t, "../testdata/hard.jsonl.gz")
	for i, p := range list {
		m, err := rules.NewMatch(entropy.Spec(), rules.Setup{}, p.FEN)
		if err != nil {
			t.Fatal(err)
		}
		nodes := []uint64{1_000, 1_000, 1_000, 50_000}[i%4]
		task := ai.Task{Spec: entropy.Spec(), View: m.View(0, m.ToMove()), Seen: m.Seen(), Seed: uint64(i)}
		found, err := player.Search(context.Background(), task, 0, ai.Limits{Nodes: nodes}, ai.Hooks{})
		want := [...]ai.Value{ai.Loss, ai.Draw, ai.Win}[p.Value+1]
		if err != nil || found.Value != want || !slices.Contains(p.Optimal, found.Move) {
			t.Errorf("%s: %s with %d nodes is told as %s, want %s by one of %v; %v", p.FEN, found.Move, nodes, found.Value, want,
				p.Optimal, err)
		}
	}
	t.Logf("%d positions", len(list))
}
