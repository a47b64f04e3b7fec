// Package morris proves puzzles of the Tapatan family: a board is solved from the position on, one that somebody has drawn
// too, as far as memory allows.
package morris

import (
	"strconv"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/morris"
)

// A Judge knows the values of one board. It implements craft.Judge.
type Judge struct {
	Table *retro.Table[morris.State] // nil where solving was given up
	game  adapter.Game
}

// NewJudge returns a judge of moves on a board, which it solves first.
func NewJudge(game *morris.Game) *Judge {
	return judgeOf(game, game.Start(), func() bool { return true })
}

// judgeOf returns a judge of all that can come of a position.
func judgeOf(game *morris.Game, from morris.State, tick func() bool) *Judge {
	core := adapter.Of(game)
	return &Judge{game: core, Table: retro.Solve[adapter.Game, morris.State, adapter.Code](core, from, nil, tick)}
}

// Value implements craft.Judge.
func (j *Judge) Value(p rules.Position) (value ai.Value, plies int) {
	return j.Table.Value(p.(morris.Position).State.Word())
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

// A Prover implements prove.Prover.
type Prover struct{}

// New returns a prover.
func New() Prover { return Prover{} }

// Effort implements prove.Prover: positions and moves together.
func (Prover) Effort() uint64 { return 12_000_000 }

// most is how many positions and moves are ever looked at: their table takes memory.
const most = 36_000_000

// Prove implements prove.Prover.
func (Prover) Prove(t prove.Task, meter *ai.Meter) (prove.Found, error) {
	position, ok := t.Position.(morris.Position)
	if !ok || t.Kind != puzzle.Win && t.Kind != puzzle.Hold {
		return prove.Found{}, prove.ErrQuestion
	}
	tick := func() bool { return meter.Tick() && meter.Nodes() < most }
	j := judgeOf(position.Game, position.State, tick)
	if j.Table == nil {
		return prove.Found{Open: len(position.Moves())}, nil
	}
	symmetries := SymmetriesOf(position.Game)
	values := prove.Values{
		Of: func(p rules.Position, _ int) (ai.Value, int) { return j.Value(p) },
		Key: func(p rules.Position) string {
			return strconv.FormatUint(symmetries.Least(p.(morris.Position).State), 36)
		},
		Spent: func() bool { return false }, // the table has all values
	}
	return values.Prove(t)
}
