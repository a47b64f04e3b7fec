package entropy_test

import (
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/entropy"
	"tablier/rules"
	"tablier/rules/entropy"
)

// Between good players the game is a draw; a player who moves at random must be led astray all the same, and never win.
// (The bar, with a second a move, is in make bars.)
func TestBeatsRandom(t *testing.T) {
	const games, most = 8, 200
	engine, won := alphabeta.New(adapter.Read, 17), 0
	for seed := range uint64(games) {
		rng := rand.New(rand.NewPCG(seed, 1))
		m, err := rules.NewMatch(entropy.Spec(), rules.Setup{}, "")
		if err != nil {
			t.Fatal(err)
		}
		machine := rules.First + rules.Player(seed%2)
		for m.Ply() < most && m.ToMove() != rules.Nobody {
			moves := m.Position().Moves()
			move := moves[rng.IntN(len(moves))]
			if side := m.ToMove(); side == machine {
				task := ai.Task{Spec: m.Spec(), View: m.View(m.Ply(), side), Seen: m.Seen(), Seed: seed}
				move = mustSearch(t, engine, task, ai.Limits{Nodes: 1_000}).Move
			}
			if err := m.Play(move); err != nil {
				t.Fatal(err)
			}
		}
		switch m.Result().Winner {
		case machine:
			won++
		case machine.Other():
			t.Errorf("seed %d: lost: %v", seed, m.Moves())
		}
	}
	t.Logf("%d of %d won", won, games)
	if won < games*3/5 {
		t.Errorf("%d of %d won", won, games)
	}
}
