//go:build bars

package exact

import (
	"context"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/entropy"
)

// Positions that are won must be won in fact, within 150 plies, against a defender who never errs and holds out as
// long as can be.
func TestConvert(t *testing.T) {
	table := table(t)
	near, far := wonPositions(table, 2, 10, 200), wonPositions(table, 12, 18, 200)
	for _, c := range []struct {
		name      string
		positions []entropy.State
		limits    ai.Limits
		want      float64
	}{
		{"2 to 10 plies, 50,000 nodes", near, ai.Limits{Nodes: 50_000}, 0.97},
		{"12 to 18 plies, 50,000 nodes", far, ai.Limits{Nodes: 50_000}, 0.74},
		{"2 to 10 plies, 1 s", near, ai.Limits{Millis: 1000}, 1},
		{"12 to 18 plies, 1 s", far, ai.Limits{Millis: 1000}, 0.90},
	} {
		t.Run(c.name, func(t *testing.T) {
			player, won := players.New().Find("entropy"), 0
			for i, s := range c.positions {
				if converts(t, table, player, s, c.limits, uint64(i)) {
					won++
				}
			}
			share := float64(won) / float64(len(c.positions))
			t.Logf("%d of %d won: %.1f %%", won, len(c.positions), 100*share)
			if share < c.want {
				t.Errorf("%.1f %% won, want %.0f %%", 100*share, 100*c.want)
			}
		})
	}
}

// wonPositions returns positions, met in games at random, that are won in so many plies.
func wonPositions(table *Table, least, most, n int) []entropy.State {
	rng := rand.New(rand.NewPCG(uint64(least), 0))
	var list []entropy.State
	for len(list) < n {
		s := entropy.Start()
		for ply := 0; ply < 160 && !s.Over(false) && len(list) < n; ply++ {
			if value, plies := table.Value(s); value == ai.Win && plies >= least && plies <= most {
				list = append(list, s)
				break
			}
			moves := s.AppendMoves(nil)
			s = s.Play(moves[rng.IntN(len(moves))])
		}
	}
	return list
}

// converts plays a won position to its end and says whether it was won.
func converts(t *testing.T, table *Table, player *players.Player, start entropy.State, limits ai.Limits,
	seed uint64) bool {
	start.Passes = 0
	m, err := rules.NewMatch(entropy.Spec(), rules.Setup{}, entropy.Position{State: start}.String())
	if err != nil {
		t.Fatal(err)
	}
	attacker := m.ToMove()
	for m.Ply() < 150 && !m.Result().Over() {
		move := defence(table, m.Position().(entropy.Position).State)
		if side := m.ToMove(); side == attacker {
			task := ai.Task{Spec: m.Spec(), View: m.Position().View(side), Seen: m.Seen(), Seed: seed}
			result, err := player.Search(context.Background(), task, 0, limits, ai.Hooks{})
			if err != nil {
				t.Fatal(err)
			}
			move = result.Move
		}
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return m.Result().Winner == attacker
}

// defence returns a move of the best value, and where all lose one that loses latest.
func defence(table *Table, s entropy.State) rules.Move {
	var best entropy.Step
	worth := -1000
	for _, m := range s.AppendMoves(nil) {
		value, plies := table.Value(s.Play(m))
		w := 0
		switch value {
		case ai.Loss:
			w = 1000 - plies
		case ai.Win:
			w = plies - 500
		}
		if w > worth {
			best, worth = m, w
		}
	}
	return best.Text()
}
