// Package morris makes puzzles of the Tapatan family: every board is solved by retrograde analysis, and positions
// with one move alone that wins, holds the draw or escapes are chosen from all that can be reached, a number of each
// board.
package morris

import (
	"math/rand/v2"

	"tablier/ai"
	"tablier/ai/puzzle"
	prover "tablier/ai/puzzle/prove/morris"
	"tablier/ai/tools/puzzles/craft"
	"tablier/rules/morris"
)

const (
	each   = 26     // puzzles of a board
	fewest = 4      // moves to choose from
	looked = 20_000 // positions of a board that are looked at, at most
)

// Make makes the puzzles of all boards, those that a seed chooses.
func Make(seed uint64) ([]puzzle.Puzzle, error) {
	var list []puzzle.Puzzle
	for i, board := range morris.Boards() {
		game := morris.Compile(board)
		list = append(list, ofBoard(game, rand.New(rand.NewPCG(seed, uint64(i))))...)
	}
	return list, nil
}

// ofBoard returns the puzzles of one board of the family.
func ofBoard(game *morris.Game, rng *rand.Rand) []puzzle.Puzzle {
	j := prover.NewJudge(game)
	symmetries := prover.SymmetriesOf(game)
	states := j.Table.States()
	seen := map[uint64]bool{}
	var list []puzzle.Puzzle
	for _, i := range rng.Perm(len(states))[:min(len(states), looked)] {
		s := states[i]
		position := morris.Position{Game: game, State: s}
		if value, plies := j.Table.Value(s.Word()); game.Over(s) || value == ai.Loss || value == ai.Win && plies < 3 ||
			position.Count() < fewest || seen[symmetries.Least(s)] {
			continue
		}
		if made, ok := craft.Make(j, game.Board().ID, position); ok {
			seen[symmetries.Least(s)] = true
			list = append(list, made)
		}
	}
	return craft.Spread(list, each, sortOf)
}

// A sort is what puzzles are spread over.
type sort struct {
	kind  puzzle.Kind
	moves int // of the solver
	turn  byte
}

func sortOf(p *puzzle.Puzzle) sort {
	return sort{p.Kind, len(p.Line)/2 + 1, p.Position[len(p.Position)-6]}
}
