// Package morris proves puzzles of the Tapatan family: a board is solved from the position on, those that somebody has
// drawn too, as long as it has no more positions than are solved elsewhere; on a larger one wins are forced.
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

// A Judge knows the values of one board. It implements craft.Judge and prove.Judge.
type Judge struct {
	Table      *retro.Table[morris.State] // nil where solving was given up
	game       adapter.Game
	symmetries Symmetries
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

// Spent implements prove.Judge: the table has all values.
func (*Judge) Spent() bool { return false }

// Key implements prove.Judge.
func (j *Judge) Key(p rules.Position) string {
	position := p.(morris.Position)
	if j.symmetries == nil {
		j.symmetries = SymmetriesOf(position.Game)
	}
	return strconv.FormatUint(j.symmetries.Least(position.State), 36)
}

// A Prover implements prove.Prover.
type Prover struct {
	board  *morris.Game // of forced
	forced *prove.Forced[adapter.Game, morris.State, adapter.Code]
}

// New returns a prover.
func New() *Prover { return &Prover{} }

// mostSolved is how many positions a board may have that is solved.
const mostSolved = 1_000_000

// Effort implements prove.Prover: positions and moves, of a board that is solved.
func (*Prover) Effort() uint64 { return 12_000_000 }

// Prove implements prove.Prover.
func (p *Prover) Prove(t prove.Task, meter *ai.Meter) (prove.Found, error) {
	position, ok := t.Position.(morris.Position)
	if !ok || t.Kind != puzzle.Win && t.Kind != puzzle.Hold {
		return prove.Found{}, prove.ErrQuestion
	}
	if board := position.Game.Board(); board.MostPositions() > mostSolved {
		return p.force(position.Game, t, meter)
	}
	j := judgeOf(position.Game, position.State, meter.Tick)
	if j.Table == nil {
		return prove.Found{Open: len(position.Moves())}, nil
	}
	return prove.Exact(j, t)
}

// force answers on a board that is too large to be solved.
func (p *Prover) force(game *morris.Game, t prove.Task, meter *ai.Meter) (prove.Found, error) {
	if p.board != game {
		p.board = game
		p.forced = &prove.Forced[adapter.Game, morris.State, adapter.Code]{
			Game: adapter.Of(game), Key: (&Judge{}).Key,
			Pack: func(p rules.Position) morris.State { return p.(morris.Position).State },
		}
	}
	return p.forced.Prove(t, meter)
}
