package e2e

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/ai"
	machines "tablier/ai/players"
	"tablier/app/e2e/driver"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/entropy"
)

// A whole game against the machine. It is played beforehand without a browser, the person's moves drawn from a seed:
// the page must then come to the same moves, and the same end.
func TestEntropyGame(t *testing.T) {
	s, level := driver.Serve(t, "/"), 2
	save, want := rehearse(t, level, entropy.Dispersal)
	p := driver.Open(t, driver.Phone)
	p.Keep("entropy", save)
	p.Start(s.Address("/entropy/"))
	p.Run(`document.querySelector('.point[tabindex="0"]').focus()`)
	for ply := 0; ply < len(want); ply += 2 {
		if p.WaitMoves(ply); want[ply] == passed {
			driver.ByTouch(p, string(rules.Pass))
		} else {
			p.Play(driver.ByTouch, want[ply])
		}
	}
	p.WaitStatus(fr.Wins(fr.Machine))
	if got := p.Moves(); !slices.Equal(got, want) {
		t.Errorf("the game went %v, want %v", got, want)
	}
}

// passed is a pass in the list of moves.
var passed = driver.Words("fr", "entropy").Move(rules.Pass)

// rehearse finds a short game against a level that ends for a reason, and not by the person's winning. It returns the
// table before the game, as it is saved, and the moves as the page lists them.
func rehearse(t *testing.T, level int, reason rules.Reason) (save string, moves []string) {
	t.Helper()
	game := driver.Game("entropy")
	machine := machines.New().Find(game.ID())
	for seed := range uint64(3000) {
		longest := 20 + int(seed/300) // plies
		table := play.New(game, game.Levels, seed)
		table.Sit([2]play.Seat{1: {Level: level}})
		settings := table.Settings()
		settings.Opening = play.AlwaysFirst
		table.Configure(settings)
		table.Restart()
		save = table.Save()
		rng := rand.New(rand.NewPCG(seed, 0))
		for table.Match().Ply() < longest && !table.Result().Over() {
			move := personMove(table.Match(), rng)
			if table.MachineTurn() > 0 {
				move = machineMove(t, machine, table)
			}
			if err := table.Play(move); err != nil {
				t.Fatal(err)
			}
		}
		if match, result := table.Match(), table.Result(); result.Reason == reason && result.Winner != rules.First &&
			match.Ply() > 9 {
			for _, m := range match.Moves() {
				moves = append(moves, string(m))
				if m == rules.Pass {
					moves[len(moves)-1] = passed
				}
			}
			return save, moves
		}
	}
	t.Fatalf("no seed gives a short game against level %d that ends %s", level, reason)
	return "", nil
}

func personMove(m *rules.Match, rng *rand.Rand) rules.Move {
	moves := m.Position().Moves()
	return moves[rng.IntN(len(moves))]
}

// machineMove asks a level as the page does.
func machineMove(t *testing.T, machine *machines.Player, table *play.Table) rules.Move {
	t.Helper()
	m := table.Match()
	task := ai.TaskOf(m, table.MachineSeed())
	found, err := machine.Search(context.Background(), task, table.MachineTurn(), ai.Limits{}, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	return found.Move
}
