// Package entropy proves puzzles of Entropy: wins by force, and that there is no sooner one.
package entropy

import (
	"strconv"

	"tablier/ai"
	adapter "tablier/ai/entropy"
	"tablier/ai/puzzle/prove"
	"tablier/rules"
	"tablier/rules/entropy"
)

// A Prover implements prove.Prover. It keeps what it has found under the rules of the last task.
type Prover struct {
	search    search
	immediate bool // the option of those rules
}

// New returns a prover that knows nothing yet.
func New() *Prover { return &Prover{} }

// Effort implements prove.Prover.
func (*Prover) Effort() uint64 { return 1_500_000 }

// Asks returns what is answered about a position: wins, since play that goes on for ever is not looked at to its end.
func Asks(p rules.Position) []prove.Question {
	if _, ok := p.(entropy.Position); !ok {
		return nil
	}
	return prove.Wins()
}

// Prove implements prove.Prover.
func (p *Prover) Prove(t prove.Task, meter *ai.Meter) (prove.Found, error) {
	if !prove.Has(Asks(t.Position), t.Question) {
		return prove.Found{}, prove.ErrQuestion
	}
	position := t.Position.(entropy.Position)
	position.State.Passes = 0 // a puzzle begins anew: two passes in a row are a draw all the same
	t.Position = position
	s := &p.search
	if s.known == nil || position.Immediate != p.immediate {
		s.game, s.known, p.immediate = adapter.GameOf(position), map[adapter.State]bound{}, position.Immediate
	}
	s.meter, s.spent = meter, false
	values := prove.Values{
		Of: func(p rules.Position, depth int) (ai.Value, int) {
			return s.value(adapter.Pack(p.(entropy.Position).State), depth)
		},
		Key:     func(p rules.Position) string { return strconv.FormatUint(Least(p.(entropy.Position).State), 36) },
		Spent:   func() bool { return s.spent },
		Deepens: true,
	}
	return values.Prove(t)
}
