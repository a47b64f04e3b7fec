// Package morris makes puzzles of the Tapatan family: every board is solved by retrograde analysis, and positions
// with one move alone that wins, holds the draw or escapes are chosen from all that can be reached, a number of each
// board.
package morris

import (
	"math/rand/v2"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/puzzle"
	"tablier/ai/retro"
	"tablier/ai/tools/puzzles/craft"
	"tablier/rules"
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
	j := NewJudge(game)
	symmetries := symmetriesOf(game)
	states := j.table.States()
	seen := map[uint64]bool{}
	var list []puzzle.Puzzle
	for _, i := range rng.Perm(len(states))[:min(len(states), looked)] {
		s := states[i]
		position := morris.Position{Game: game, State: s}
		if value, plies := j.table.Value(s.Word()); game.Over(s) || value == ai.Loss || value == ai.Win && plies < 3 ||
			position.Count() < fewest || seen[symmetries.least(s)] {
			continue
		}
		if made, ok := craft.Make(j, game.Board().ID, position); ok {
			seen[symmetries.least(s)] = true
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

// A Judge knows the values of one board. It implements craft.Judge.
type Judge struct {
	game  adapter.Game
	table *retro.Table[morris.State]
}

// NewJudge returns a judge of moves on a board, which it solves first.
func NewJudge(game *morris.Game) *Judge {
	core := adapter.Of(game)
	never := func() bool { return true }
	return &Judge{core, retro.Solve[adapter.Game, morris.State, adapter.Code](core, game.Start(), nil, never)}
}

// Value implements craft.Judge.
func (j *Judge) Value(p rules.Position) (value ai.Value, plies int) {
	return j.table.Value(p.(morris.Position).State.Word())
}

// Appeal implements craft.Judge: what the search's evaluation says, and the end when it has come.
func (j *Judge) Appeal(p rules.Position) float64 {
	s := p.(morris.Position).State
	if j.game.End(s) != ai.Unknown {
		return 10_000
	}
	return -float64(j.game.Eval(s))
}

// Traced implements craft.Judge: a win by the next move.
func (j *Judge) Plain(p rules.Position) bool {
	value, plies := j.Value(p)
	return value == ai.Win && plies == 1
}
