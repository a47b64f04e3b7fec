package players_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/morris/sketches"
)

// Boards drawn by chance, large ones too, are played to the end by the levels, as the rules have it.
func TestDrawnBoardsArePlayed(t *testing.T) {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	player := players.New().Find("tapatan")
	for i := range drawnBoards {
		rng := rand.New(rand.NewPCG(uint64(i), 10))
		d := sketches.Random(rng, []uint64{30_000, 5_000_000}[i%2])
		m, err := rules.NewMatch(spec, rules.Setup{Variant: d.Text()}, "")
		if err != nil {
			t.Fatal(err)
		}
		for m.ToMove() != rules.Nobody && m.Ply() < 60 {
			level := 1 + rng.IntN(len(player.Levels))
			found, err := player.Search(context.Background(), ai.TaskOf(m, uint64(i)), level, ai.Limits{}, ai.Hooks{})
			if err != nil {
				t.Fatalf("%s after %d plies: %v", d.Text(), m.Ply(), err)
			}
			if err := m.Play(found.Move); err != nil {
				t.Fatalf("%s after %d plies: %v", d.Text(), m.Ply(), err)
			}
		}
	}
}
