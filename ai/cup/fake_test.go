package cup_test

import (
	"math/rand/v2"
	"testing"

	"tablier/ai/cup"
	"tablier/rules"
	"tablier/rules/all"
)

// A fake is a player that is not asked in Python: it has a move, or a fault.
type fake func(view rules.View, seed uint64) (rules.Move, *cup.Fault)

// fakes are players who always do the same with the same seed, by name.
func fakes() map[string]fake {
	return map[string]fake{
		"First":  picks(func(moves []rules.Move, _ uint64) int { return 0 }),
		"Last":   picks(func(moves []rules.Move, _ uint64) int { return len(moves) - 1 }),
		"Random": picks(func(moves []rules.Move, seed uint64) int { return rand.New(rand.NewPCG(seed, 0)).IntN(len(moves)) }),
		"Greedy": greedy,
		"Wrong":  func(rules.View, uint64) (rules.Move, *cup.Fault) { return "", wrong() },
		"Cheat":  func(rules.View, uint64) (rules.Move, *cup.Fault) { return "z9", nil },
	}
}

func wrong() *cup.Fault {
	return &cup.Fault{Kind: "program", Type: "NameError", Line: 12, Text: "NameError: « valeu »\nline"}
}

func picks(pick func([]rules.Move, uint64) int) fake {
	return func(view rules.View, seed uint64) (rules.Move, *cup.Fault) {
		moves := view.Moves()
		return moves[pick(moves, seed)], nil
	}
}

// greedy wins when it can, and else moves at random.
func greedy(view rules.View, seed uint64) (rules.Move, *cup.Fault) {
	moves := view.Moves()
	for _, m := range moves {
		if next, err := view.Resample(nil).Play(m); err == nil && next.Outcome().Winner == view.ToMove() {
			return m, nil
		}
	}
	return moves[rand.New(rand.NewPCG(seed, 1)).IntN(len(moves))], nil
}

// programs returns players of these names, whose texts say who they are.
func programs(names ...string) []cup.Player {
	var players []cup.Player
	for _, name := range names {
		players = append(players, cup.Player{Name: name, Kind: cup.Program, Program: "# " + name + "\n\tx = '|'\r"})
	}
	return players
}

func config(game string, games int) cup.Config {
	return cup.Config{Game: game, Games: games, Seed: 7, Calls: 20_000}
}

func mustNew(t *testing.T, config cup.Config, players ...cup.Player) *cup.Cup {
	t.Helper()
	c, err := cup.New(all.Games(), config, players)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// play plays one game.
func play(t *testing.T, c *cup.Cup, number int) cup.Result {
	t.Helper()
	g, err := c.Start(number)
	if err != nil {
		t.Fatal(err)
	}
	for turn, running := g.Turn(); running; turn, running = g.Turn() {
		move, fault := fakes()[c.Players()[turn.Player].Name](g.View(), turn.Seed)
		if fault == nil {
			if err := g.Play(move); err == nil {
				continue
			}
			fault = &cup.Fault{Kind: "illegal", Text: string(move)}
		}
		if err := g.Fail(*fault); err != nil {
			t.Fatal(err)
		}
	}
	r, over := g.Result()
	if !over {
		t.Fatalf("game %d has nobody to move and no result", number)
	}
	return r
}

// playAll plays what is left of a cup, up to so many games.
func playAll(t *testing.T, c *cup.Cup, most int) {
	t.Helper()
	for p, more := c.Next(1); more && most > 0; p, more = c.Next(1) {
		if err := c.Record(p.Number, play(t, c, p.Number)); err != nil {
			t.Fatal(err)
		}
		most--
	}
}
