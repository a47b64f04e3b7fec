// Package entropy proves puzzles of Entropy: wins by force, and that there is no sooner one.
package entropy

import (
	"strconv"

	"tablier/ai"
	adapter "tablier/ai/entropy"
	"tablier/ai/entropy/exact"
	"tablier/ai/puzzle/prove"
	"tablier/rules"
	"tablier/rules/entropy"
)

// A Prover implements prove.Prover.
type Prover struct {
	symmetries *exact.Symmetries
	forced     *prove.Forced[adapter.Game, adapter.State, entropy.Step]
}

// New returns a prover that knows nothing yet.
func New() *Prover { return &Prover{} }

// Effort implements prove.Prover.
func (*Prover) Effort() uint64 { return 1_500_000 }

// Prove implements prove.Prover.
func (p *Prover) Prove(t prove.Task, meter *ai.Meter) (prove.Found, error) {
	position, ok := t.Position.(entropy.Position)
	if !ok || position.Immediate || position.State.Passes > 0 {
		return prove.Found{}, prove.ErrQuestion
	}
	if p.forced == nil {
		p.symmetries = exact.NewSymmetries()
		p.forced = &prove.Forced[adapter.Game, adapter.State, entropy.Step]{
			Game: adapter.GameOf(position), Pack: pack, Key: p.key,
		}
	}
	return p.forced.Prove(t, meter)
}

func pack(p rules.Position) adapter.State { return adapter.Pack(p.(entropy.Position).State) }

// key is the smallest image of a position, the sides and their turn kept.
func (p *Prover) key(position rules.Position) string {
	return strconv.FormatUint(Least(p.symmetries, position.(entropy.Position).State), 36)
}

// Least returns the smallest of all the images of a position, the same for positions that are alike, with the sides
// exchanged or not.
func Least(symmetries *exact.Symmetries, s entropy.State) uint64 {
	least := ^uint64(0)
	for g := range symmetries {
		least = min(least, uint64(symmetries.Apply(g, s.Own))<<32|uint64(symmetries.Apply(g, s.Other)))
	}
	return least
}
