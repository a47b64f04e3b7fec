package references

import (
	"math/bits"

	"tablier/ai"
	reference "tablier/ai/tools/references/hyle"
	"tablier/rules"
	"tablier/rules/entropy"
	"tablier/rules/hyle"
)

// The players of this file follow one sensible rule each, such as a beginner is told: see the package comment.

// highest returns the legal move after which a position is worth most; ties are broken by the seed.
func highest(view rules.View, seed uint64, worth func(rules.Position) int) (best rules.Move) {
	p, most, luck := view.Resample(nil), 0, uint64(0)
	for i, m := range view.Moves() {
		next, err := p.Play(m)
		if err != nil {
			continue // the move is one of those that are legal
		}
		v, throw := worth(next), ai.Mix(seed, uint64(i))
		if best == "" || v > most || v == most && throw > luck {
			best, most, luck = m, v, throw
		}
	}
	return best
}

// careful makes the move that wins at once, or else one after which the other side cannot.
type careful struct{}

// Choose implements Player.
func (careful) Choose(view rules.View, seed uint64) rules.Move {
	return highest(view, seed, func(p rules.Position) int {
		if p.Outcome().Winner == view.ToMove() {
			return 1
		}
		for _, m := range p.Moves() {
			if next, err := p.Play(m); err == nil && next.Outcome().Winner == p.ToMove() {
				return -1
			}
		}
		return 0
	})
}

// scorer is greedy as Order alone.
type scorer struct{}

// Choose implements Player.
func (scorer) Choose(view rules.View, seed uint64) rules.Move {
	if view.ToMove() == hyle.Chaos {
		return random{}.Choose(view, seed)
	}
	return reference.Greedy{}.Choose(view, seed)
}

// scatterer keeps its pawns apart.
type scatterer struct{}

// Choose implements Player.
func (scatterer) Choose(view rules.View, seed uint64) rules.Move {
	return highest(view, seed, func(p rules.Position) int {
		own := p.(entropy.Position).Side(view.ToMove())
		return -bits.OnesCount32(own & entropy.Around(own))
	})
}
