package stratege

import (
	"math"

	"tablier/rules"
	"tablier/rules/stratege"
)

// A Belief is the estimated strength of a hidden pawn.
type Belief struct {
	Cell   int
	Traits []uint16                   // see Habits
	Odds   [stratege.Most + 1]float64 // the probability of each strength; 0 for no strength
}

// trust is the weight of learnt habits; the rest is counting, for people have other habits.
const trust = 0.7

// Beliefs returns the probabilities, as the side to move estimates them, of the strengths of the other side's hidden
// pawns, in the order of their places. Past is its view of each earlier position; where that does not begin with the
// set-up, only how many pawns of each strength are left counts.
func Beliefs(past []rules.View, now stratege.View) []Belief {
	side := int(now.State.Turn ^ 1)
	t, ok := follow(past, &now.State, side)
	if !ok {
		t = nil
	}
	return t.beliefs(&now.State, side, &habits)
}

// beliefs returns the beliefs about the hidden pawns of a side, by their tracks if there are any.
func (t *tracks) beliefs(s *stratege.State, side int, h *Habits) (list []Belief) {
	p := poolOf(s, side)
	for it := (places{s.Side[side]}); it.more(); {
		if cell := it.next(); s.At[cell].Strength() == 0 {
			b := Belief{Cell: cell}
			if t != nil {
				t.traits(cell, func(trait int) { b.Traits = append(b.Traits, uint16(trait)) })
			}
			b.judge(h)
			list = append(list, b)
		}
	}
	balance(list, &p.left)
	for i := range list {
		for v := range list[i].Odds {
			counted := float64(p.left[v]) / float64(p.total)
			list[i].Odds[v] = trust*list[i].Odds[v] + (1-trust)*counted
		}
	}
	return list
}

// judge computes the likelihood ratio of each strength by the traits alone.
func (b *Belief) judge(h *Habits) {
	for v := range stratege.Most {
		sum := 0
		for _, trait := range b.Traits {
			sum += int(h[trait][v])
		}
		b.Odds[v+1] = math.Exp(float64(sum) / habitUnit)
	}
}

// rounds is how many times balance iterates; the odds hardly change any more.
const rounds = 12

// balance makes beliefs agree with the number of pawns left of each strength (iterative proportional fitting).
func balance(list []Belief, left *[stratege.Most + 1]int8) {
	for range rounds {
		for v := 1; v <= stratege.Most; v++ {
			sum := 0.0
			for i := range list {
				sum += list[i].Odds[v]
			}
			for i := range list {
				if list[i].Odds[v] *= float64(left[v]); left[v] > 0 {
					list[i].Odds[v] /= sum
				}
			}
		}
		for i := range list {
			list[i].normalize()
		}
	}
}

// normalize scales the odds to a sum of one.
func (b *Belief) normalize() {
	sum := 0.0
	for _, p := range b.Odds {
		sum += p
	}
	for v := range b.Odds {
		b.Odds[v] /= sum
	}
}

// mean returns the expected strength of the pawn.
func (b *Belief) mean() (sum float64) {
	for v, p := range b.Odds {
		sum += float64(v) * p
	}
	return sum
}
