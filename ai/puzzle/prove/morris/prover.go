// Package morris proves puzzles of the Tapatan family: a board is solved from the position on, one that somebody has
// drawn too, as far as memory allows.
package morris

import (
	"strconv"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/puzzle/prove"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/morris"
)

// A Prover implements prove.Prover.
type Prover struct{}

// New returns a prover.
func New() Prover { return Prover{} }

// Effort implements prove.Prover: positions and moves together.
func (Prover) Effort() uint64 { return 12_000_000 }

// most is how many positions and moves are ever looked at: their table takes memory.
const most = 36_000_000

// Asks returns what is answered about a position.
func Asks(p rules.Position) []prove.Question {
	if _, ok := p.(morris.Position); !ok {
		return nil
	}
	return prove.Outcomes()
}

// Prove implements prove.Prover.
func (Prover) Prove(t prove.Task, meter *ai.Meter) (prove.Found, error) {
	if !prove.Has(Asks(t.Position), t.Question) {
		return prove.Found{}, prove.ErrQuestion
	}
	position := t.Position.(morris.Position)
	tick := func() bool { return meter.Tick() && meter.Nodes() < most }
	core := adapter.Of(position.Game)
	table := retro.Solve[adapter.Game, morris.State, adapter.Code](core, position.State, nil, tick)
	if table == nil {
		return prove.Found{Open: len(position.Moves()), Final: meter.Nodes() >= most}, nil
	}
	symmetries := SymmetriesOf(position.Game)
	values := prove.Values{
		Of: func(p rules.Position, _ int) (ai.Value, int) { return table.Value(p.(morris.Position).State.Word()) },
		Key: func(p rules.Position) string {
			return strconv.FormatUint(symmetries.Least(p.(morris.Position).State), 36)
		},
		Spent: func() bool { return false }, // the table has all values
	}
	return values.Prove(t)
}
