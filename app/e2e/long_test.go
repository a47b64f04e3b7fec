package e2e

import (
	"math/rand/v2"
	"testing"

	"tablier/app/games"
	"tablier/app/play"
	"tablier/rules"
)

// longTable returns the first game's table after a match of so many moves that goes on: two seats, of whom none has won
// and no position has come back.
func longTable(t testing.TB, plies int, seats [2]play.Seat) *play.Table {
	t.Helper()
	game := games.All()[0]
	table := play.New(game, game.Levels, 1)
	settings := table.Settings()
	settings.Opening = play.AlwaysFirst
	table.Configure(settings)
	table.Sit(seats)
	table.Restart()
	moves, ok := longLine(table.Match(), plies, rand.New(rand.NewPCG(1, 1)))
	if !ok {
		t.Fatalf("no line of %d moves", plies)
	}
	for _, m := range moves {
		if err := table.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return table
}

// longLine returns the first line of so many moves that a random search finds, without an end on its way.
func longLine(m *rules.Match, plies int, rng *rand.Rand) ([]rules.Move, bool) {
	if m.Ply() == plies {
		return m.Moves(), true
	}
	moves := m.Position().Moves()
	rng.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	for _, move := range moves {
		if m.Play(move) != nil {
			continue
		}
		if !m.Result().Over() {
			if line, ok := longLine(m, plies, rng); ok {
				for m.Undo() { // the caller's match is as it was
				}
				return line, true
			}
		}
		m.Undo()
	}
	return nil, false
}

// kept has the page find a saved table of a game; one that the page has saved itself stays.
func (p *tab) kept(id, save string) {
	p.t.Helper()
	p.inject(`localStorage[` + quote("tablier/.table."+id) + `] ??= ` + quote(save))
}

// saved makes a tab find a saved table when it loads a page for the first time.
func (p *tab) saved(table *play.Table) {
	p.t.Helper()
	p.inject(`if (!sessionStorage.seated) { sessionStorage.seated = '1';
		localStorage[` + quote("tablier/.table."+table.Game.ID()) + `] = ` + quote(table.Save()) + `; }`)
}
