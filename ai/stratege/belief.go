package stratege

import (
	"tablier/ai"
	"tablier/rules/stratege"
)

// A pool is the strengths that the hidden pawns of a side may have, by counting. Each hidden pawn has each strength
// with the probability that the counts give it. Where a pawn stands and how it has moved says more, but to use that did
// not pay: see ai/README.md.
type pool struct {
	left  [stratege.Most + 1]int8
	total int8
	mean  int32  // of the strengths, in hundredths
	block uint64 // how much one of the pawns is in the way of others, see blockOf
	word  uint64 // identifies the pool
}

// poolOf returns the pool of a side.
func poolOf(s *stratege.State, side int) (p pool) {
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

// take removes a strength from the pool.
func (p *pool) take(strength int) {
	p.left[strength]--
	p.total--
	p.sum()
}

// sum computes the fields that follow from what is left.
func (p *pool) sum() {
	p.mean, p.block, p.word = 0, 0, 0
	if p.total == 0 {
		return
	}
	var blocks [stratege.Most + 1]uint64
	for strength, n := range p.left {
		p.mean += 100 * int32(strength) * int32(n)
		p.word = p.word<<4 | uint64(n)
		for v := 1; v <= stratege.Most; v++ {
			blocks[v] += uint64(n) * (blockOf[strength] >> lane(v) & laneMask)
		}
	}
	p.word = ai.Mix(p.word)
	p.mean /= int32(p.total)
	for v := 1; v <= stratege.Most; v++ {
		p.block |= blocks[v] / uint64(p.total) << lane(v)
	}
}

// An outcome is one of the two that an attack on or by a hidden pawn may have, the hidden pawn's strength standing for
// all with which it has that one.
type outcome struct {
	strength int
	weight   int32 // of the pool
}

// outcomes returns the two outcomes of a fight of a hidden pawn with a strength: with those lower than bound, and with
// the others. A weight of 0 says that there is no such.
func (p *pool) outcomes(bound int) (low, high outcome) {
	return p.middle(1, bound), p.middle(bound, stratege.Most+1)
}

// middle returns the median of the strengths from a on, lower than b.
func (p *pool) middle(a, b int) (o outcome) {
	for v := a; v < b; v++ {
		o.weight += int32(p.left[v])
	}
	sum := int32(0)
	for v := a; v < b; v++ {
		if sum += int32(p.left[v]); 2*sum >= o.weight && p.left[v] > 0 {
			o.strength = v
			break
		}
	}
	return o
}
