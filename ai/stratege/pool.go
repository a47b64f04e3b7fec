package stratege

import (
	"tablier/ai"
	"tablier/rules/stratege"
)

// A pool is the possible strengths of a side's hidden pawns: how many are left of each, and the likelihood ratio of
// each for pawns of each kind, see assignKinds.
type pool struct {
	left        [stratege.Most + 1]int8
	total       int8
	likelihoods *likelihoods  // the same throughout a search
	mean        [kinds]int32  // of the strengths of a pawn of a kind, in hundredths
	block       [kinds]uint64 // how much such a pawn blocks others, see blockOf
	word        uint64        // identifies left
}

// poolOf returns the pool of a side of whose pawns only the number is known.
func poolOf(s *stratege.State, side int) (p pool) {
	p.likelihoods = &uniform
	known := s.Known(side)
	if known[0] == 0 {
		return p
	}
	for strength := 1; strength <= stratege.Most; strength++ {
		p.left[strength] = stratege.Each - known[strength]
		p.total += p.left[strength]
	}
	p.sum()
	return p
}

// take removes a strength from the pool of those that hidden pawns may have.
func (p *pool) take(strength int) {
	p.left[strength]--
	p.total--
	p.sum()
}

// sum computes the fields that follow from left.
func (p *pool) sum() {
	p.word = 0
	for _, n := range p.left {
		p.word = p.word<<4 | uint64(n)
	}
	p.word = ai.Mix(p.word)
	for kind := range kinds {
		if kind > 0 && p.likelihoods == &uniform {
			p.mean[kind], p.block[kind] = p.mean[0], p.block[0]
		} else {
			p.mean[kind], p.block[kind] = p.average(kind)
		}
	}
}

// average returns the expected strength of a pawn of a kind, in hundredths, and how much it blocks others.
func (p *pool) average(kind int) (mean int32, block uint64) {
	var blocks [stratege.Most + 1]uint64
	total := int32(0)
	for strength := 1; strength <= stratege.Most; strength++ {
		weight := p.weight(kind, strength)
		total += weight
		mean += 100 * int32(strength) * weight
		for v := 1; v <= stratege.Most; v++ {
			blocks[v] += uint64(weight) * (blockOf[strength] >> lane(v) & laneMask)
		}
	}
	if total == 0 {
		return 0, 0
	}
	for v := 1; v <= stratege.Most; v++ {
		block |= blocks[v] / uint64(total) << lane(v)
	}
	return mean / total, block
}

// weight returns the probability, up to a factor, that a pawn of a kind has a strength.
func (p *pool) weight(kind, strength int) int32 {
	return int32(p.left[strength]) * p.likelihoods[kind][strength]
}

// An outcome is one of the two results of an attack on or by a hidden pawn; the pawn's strength stands for all with
// that result.
type outcome struct {
	strength int
	weight   int32 // of the pool
}

// outcomes returns the two outcomes of an attack with a hidden pawn of a kind: of strengths lower than bound, and of
// the others. A weight of 0 says that there is no such.
func (p *pool) outcomes(kind, bound int) (low, high outcome) {
	return p.middle(kind, 1, bound), p.middle(kind, bound, stratege.Most+1)
}

// middle returns the median of the strengths from a on, lower than b.
func (p *pool) middle(kind, a, b int) (o outcome) {
	for v := a; v < b; v++ {
		o.weight += p.weight(kind, v)
	}
	sum := int32(0)
	for v := a; v < b; v++ {
		if sum += p.weight(kind, v); 2*sum >= o.weight && p.left[v] > 0 {
			o.strength = v
			break
		}
	}
	return o
}
