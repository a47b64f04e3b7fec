// Package puzzles makes puzzles of a board of the Tapatan family: the board is solved by retrograde analysis, and
// positions with one move alone that wins, holds the draw or escapes are chosen from all that can be reached. The
// command puzzles makes those of the boards that the site ships, and a [Maker] those of a board that somebody has
// drawn, on the spot.
package puzzles

import (
	"math/rand/v2"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	prove "tablier/ai/puzzle/prove/morris"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/morris"
)

const (
	fewest = 4      // moves to choose from
	looked = 20_000 // positions of a board that are looked at, at most
)

// Choose returns so many puzzles of a board, those that chance chooses.
func Choose(game *morris.Game, rng *rand.Rand, most int) []puzzle.Puzzle {
	never := func() bool { return true }
	s := search{judge: NewJudge(game), rng: rng, found: looked, tick: never}
	return craft.Spread(s.all(), most, sortOf)
}

// A search goes over positions of a board and makes the puzzles of those that have one.
type search struct {
	judge *Judge
	rng   *rand.Rand
	found int         // after how many puzzles it ends
	tick  func() bool // asked at every position; false ends it
}

// all returns the puzzles that are found, no two of which are alike.
func (s search) all() (list []puzzle.Puzzle) {
	game, table := s.judge.rules, s.judge.table
	symmetries := prove.SymmetriesOf(game)
	states := table.States()
	seen := map[uint64]bool{}
	for _, i := range s.rng.Perm(len(states))[:min(len(states), looked)] {
		if len(list) == s.found || !s.tick() {
			break
		}
		state := states[i]
		position := morris.Position{Game: game, State: state}
		if value, plies := table.Value(state.Word()); game.Over(state) || value == ai.Loss || value == ai.Win && plies < 3 ||
			position.Count() < fewest || seen[symmetries.Least(state)] {
			continue
		}
		if made, ok := craft.Make(s.judge, game.Board().ID, position); ok {
			seen[symmetries.Least(state)] = true
			list = append(list, made)
		}
	}
	return list
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
	rules *morris.Game
	game  adapter.Game
	table *retro.Table[morris.State]
}

// NewJudge returns a judge of moves on a board, which it solves first.
func NewJudge(game *morris.Game) *Judge { return judgeOf(game, func() bool { return true }) }

// judgeOf is NewJudge; it returns nil where tick, which it asks again and again, returns false.
func judgeOf(game *morris.Game, tick func() bool) *Judge {
	core := adapter.Of(game)
	table := retro.Solve[adapter.Game, morris.State, adapter.Code](core, game.Start(), nil, tick)
	if table == nil {
		return nil
	}
	return &Judge{game, core, table}
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

// Plain implements craft.Judge: a win by the next move.
func (j *Judge) Plain(p rules.Position) bool {
	value, plies := j.Value(p)
	return value == ai.Win && plies == 1
}
