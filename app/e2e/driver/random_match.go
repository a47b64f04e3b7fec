package driver

import (
	"math/rand/v2"
	"testing"

	"tablier/app/games"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/all"
)

// LongTable returns the first game's table after a match of so many moves that goes on: two seats, of whom none has won
// and no position has come back.
func LongTable(t testing.TB, plies int, seats [2]play.Seat) *play.Table {
	t.Helper()
	game := games.All()[0].Game
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

// RandomRecord plays at random until a game has so many moves.
func RandomRecord(t *testing.T, plies int) rules.Record {
	t.Helper()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(10_000) {
		rng := rand.New(rand.NewPCG(seed, 0))
		m, err := rules.NewMatch(spec, rules.Setup{}, "")
		if err != nil {
			t.Fatal(err)
		}
		for m.Ply() < plies && !m.Result().Over() {
			moves := m.Position().Moves()
			if err := m.Play(moves[rng.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
		if m.Ply() == plies && !m.Result().Over() {
			return m.Record()
		}
	}
	t.Fatalf("no game of %d moves", plies)
	return rules.Record{}
}
