package rules

import (
	"math/bits"
	"math/rand/v2"
)

// SeedBits is the length of a seed: a number below 2⁵³, which every JSON reader keeps whole.
const SeedBits = 53

// ChanceMove returns the move that chance draws in p from the seed as its nth move, counted from 0, of a round.
// It is that of [MoveAt] for the first number of a PCG seeded with the seed and nth. Records are checked against it, so
// it stays as it is for ever. It panics when p has no move.
func ChanceMove(p Position, seed uint64, nth int) Move {
	return MoveAt(p, rand.NewPCG(seed, uint64(nth)).Uint64())
}

// MoveAt returns the move of chance in p on which the fraction x/2⁶⁴ of all weights falls when they are laid end to
// end; the weights are those of [Odds], else equal. It panics when p has no move. It does not ask rand.Rand, whose ways
// from a source to a number are not promised to stay.
func MoveAt(p Position, x uint64) Move {
	moves, weights := p.Moves(), Weights(p)
	total := 0
	for _, weight := range weights {
		total += weight
	}
	high, _ := bits.Mul64(uint64(total), x)
	left := int(high)
	for i, weight := range weights {
		if left -= weight; left < 0 {
			return moves[i]
		}
	}
	panic("rules: no move of chance has a weight")
}

// Weights returns the weight of each move of a position in which Chance is to act, in their order: those of [Odds],
// else one each.
func Weights(p Position) []int {
	if odds, weighted := p.(Odds); weighted {
		return odds.Odds()
	}
	weights := make([]int, len(p.Moves()))
	for i := range weights {
		weights[i] = 1
	}
	return weights
}

// ChanceMove returns the move that chance draws from the seed in the current position, which is chance's.
func (m *Match) ChanceMove(seed uint64) Move { return m.chanceMoveAt(m.at, seed) }

func (m *Match) chanceMoveAt(ply int, seed uint64) Move {
	return ChanceMove(m.At(ply), seed, m.points[ply].draws)
}

// SameDraw says whether every round of the match draws as the first did.
func (m *Match) SameDraw() bool { return m.setup.Has(m.spec.SameDraw) }

// Draws returns the draws of chance in a round, up to the current position. It takes time in proportion to Ply.
func (m *Match) Draws(round int) []Move {
	var moves []Move
	for ply := range m.at {
		if m.RoundAt(ply) == round && m.MoverAt(ply) == Chance {
			moves = append(moves, m.Move(ply+1))
		}
	}
	return moves
}

// Reveal puts the seed of a round that has ended into the record; it stays known until the line is changed
// within that round. The error is a *SeedError, or a *PlyError around the *Illegal of the first move of chance that
// is not what the seed draws. It takes time in proportion to the round's length.
func (m *Match) Reveal(round int, seed uint64) error {
	if need := m.unfit(round, seed); need != "" {
		return &SeedError{Round: round, Seed: seed, Need: need}
	}
	for ply := m.begin(round); ply < m.end(round); ply++ {
		if move := m.moves[ply]; m.At(ply).ToMove() == Chance && move != m.chanceMoveAt(ply, seed) {
			return &PlyError{Ply: ply + 1, Err: &Illegal{Move: move, Fault: BadDraw}}
		}
	}
	m.seeds[round] = seed
	return nil
}

// unfit returns what a seed should be instead, before any draw is compared; empty for a possible one.
func (m *Match) unfit(round int, seed uint64) (need string) {
	switch {
	case round < 0 || round >= m.ended():
		return "a round that has ended"
	case bits.Len64(seed) > SeedBits:
		return "less than 2⁵³"
	case m.setup.Has(m.spec.SameDraw):
		for other, its := range m.seeds {
			if other != round && its != seed {
				return "the seed of the other rounds"
			}
		}
	}
	return ""
}

// Seed returns the seed of a round of the line; false while it is not known.
func (m *Match) Seed(round int) (seed uint64, known bool) {
	seed, known = m.seeds[round]
	return seed, known
}

// seedsAt returns the seeds of the rounds that have ended up to a ply, as far as they are known from the first round
// on; nil when that one's is not.
func (m *Match) seedsAt(ply int) []uint64 {
	var seeds []uint64
	for round := range m.endedAt(ply) {
		seed, known := m.seeds[round]
		if !known {
			break
		}
		seeds = append(seeds, seed)
	}
	return seeds
}
