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
	values    adapter.Values
	search    search
	immediate bool // the option of those rules
}

// New returns a prover that has found nothing yet. Values, which may be nil, are exact values that are at hand: they
// say of moves that they draw, however far that is from where the game ends.
func New(values adapter.Values) *Prover { return &Prover{values: values} }

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
		Of: func(q rules.Position, depth int) (ai.Value, int) {
			state := q.(entropy.Position).State
			if p.values != nil && !p.immediate && p.values.Value(state) == ai.Draw {
				return ai.Draw, 0
			}
			return s.value(adapter.Pack(state), depth)
		},
		Key:     func(p rules.Position) string { return strconv.FormatUint(Least(p.(entropy.Position).State), 36) },
		Spent:   func() bool { return s.spent },
		Deepens: true,
	}
	return values.Prove(t)
}
