// Package hyle proves puzzles of Hyle: what each move brings on average, by following every move and every draw to the
// end, where few cells are left.
package hyle

import (
	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/rules"
	"tablier/rules/hyle"
)

// A Prover implements prove.Prover. It keeps what it has found.
type Prover struct{ known map[hyle.State]int64 }

// New returns a prover that knows nothing yet.
func New() *Prover { return &Prover{} }

// Effort implements prove.Prover.
func (*Prover) Effort() uint64 { return 500_000 }

// mostLeft is how many cells may be empty: beyond it the whole numbers are too large.
const mostLeft = 14

// most is how many values are ever kept.
const most = 2 * keeps

// Asks returns what is answered about a position: who wins a game of two rounds hangs on what both bring.
func Asks(p rules.Position) []prove.Question {
	if position, ok := p.(hyle.Position); !ok || position.State.Phase == hyle.Drawing {
		return nil
	}
	return []prove.Question{{Kind: puzzle.Points}}
}

// Prove implements prove.Prover.
func (p *Prover) Prove(t prove.Task, meter *ai.Meter) (f prove.Found, err error) {
	if !prove.Has(Asks(t.Position), t.Question) {
		return f, prove.ErrQuestion
	}
	position := t.Position.(hyle.Position)
	s, moves := position.State, position.Moves()
	if p.known == nil || len(p.known) > keeps {
		p.known = map[hyle.State]int64{}
	}
	tick := func() bool { return meter.Tick() && len(p.known) < most }
	j := &Judge{known: p.known, tick: tick, spent: s.Empty > mostLeft}
	var costs []int
	if !j.spent {
		costs, f.Mean, _ = j.Costs(&s)
	}
	if j.spent {
		return prove.Found{Open: len(moves), Final: s.Empty > mostLeft || len(p.known) >= most}, nil
	}
	f.Puzzle = puzzle.Puzzle{
		Kind: puzzle.Points, Variant: t.Variant, Options: t.Options, Position: position.String(), Costs: costs,
	}
	for i, cost := range costs {
		if cost == 0 {
			f.Right = append(f.Right, moves[i])
		}
	}
	seen := map[string]bool{}
	for _, m := range f.Right {
		seen[keyAfter(position, m)] = true
	}
	f.Puzzle.Several, f.Alike = len(f.Right) > 1, len(seen)
	return f, nil
}

// keyAfter returns the same text for moves after which the positions are alike.
func keyAfter(p rules.Position, m rules.Move) string {
	after, err := p.Play(m)
	if err != nil {
		panic(err) // a move that the rules list
	}
	s := after.(hyle.Position).State
	return Alike(&s)
}
