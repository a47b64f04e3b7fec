package games

import (
	"math/rand/v2"
	"testing"

	"tablier/app/play"
	"tablier/rules"
)

// By its notation every move says whether a player has made it in play: neither setting up nor drawn by chance.
func TestPlayedMoves(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for _, game := range All() {
		table := play.New(game.Game, 0, 1)
		for m := table.Match(); m.Ply() < 200 && !m.Result().Over(); {
			moves := m.Position().Moves()
			move, drawn := moves[rng.IntN(len(moves))], m.ToMove() == rules.Chance
			if err := m.Play(move); err != nil {
				t.Fatal(err)
			}
			if want := !drawn && !table.SetUpMove(m.Ply()); move.Played() != want {
				t.Errorf("%s, %d: %s is played in play: %t", game.ID(), m.Ply(), move, move.Played())
			}
		}
	}
}
