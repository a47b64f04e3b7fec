package block

import (
	"math/bits"

	"tablier/rules/entropy"
)

// A view is what can be seen of a position without knowing its value.
type view struct {
	own, other   side
	goal, threat int // how near to a win the player to move is, and the other: see goals and threats
}

// A side is the pawns of a player that touch a friend, nothing, and enemies only.
type side struct{ mobile, alone, good entropy.Set }

// targets returns the cells where a slide of a side may end: beside a pawn that touches nothing if there is one.
func targets(alone entropy.Set) entropy.Set {
	if alone != 0 {
		return entropy.Around(alone)
	}
	return entropy.All
}

// see fills the view of the position with a set of the player who waits. It returns false when the position has ended:
// then the player to move has won.
func (b *board) see(v *view, x entropy.Set) bool {
	near := entropy.Around(x)
	if b.mobile == 0 && b.set&^near == 0 {
		return false
	}
	v.own = side{b.mobile, b.lone &^ near, b.lone & near}
	v.other = side{x & near, x &^ near &^ b.near, x &^ near & b.near}
	v.goal = b.goal(v, x, near)
	if v.other.mobile == 0 && v.other.alone == 0 {
		v.threat = 4 + min(breaks(b.set, b.mobile, x), 3)
	} else {
		v.threat = min(b.threats(v, x), 3)
	}
	return true
}

const (
	goals   = 6 // values of view.goal
	threats = 8 // values of view.threat
	races   = 64
)

// race returns both as one number below races.
func (v *view) race() int { return v.goal*threats + v.threat }

// close says as two bits who is near to a win.
func (v *view) close() int { return min(v.goal, 1) | min(v.threat, 1)<<1 }

// goal looks for moves after which the player to move stands dispersed, which wins unless the other breaks it up. It
// is 0 where there is none, else 1 more than the replies that break the one which fewest break, at most 5.
func (b *board) goal(v *view, x, near entropy.Set) int {
	best := goals - 1
	found := false
	for i := range b.movers {
		p := &b.pawns[i]
		if p.rest&p.around != 0 || p.rest&^near != 0 {
			continue
		}
		to := entropy.Slides(p.cell, b.set|x) & targets(v.own.alone) & near &^ p.around
		for ; to != 0; to &= to - 1 {
			found = true
			best = min(best, 1+breaks(x, v.other.mobile, p.rest|to&-to))
		}
	}
	if !found {
		return 0
	}
	return best
}

// threats counts the moves after which the player who waits would stand dispersed. Where it stands so already,
// view.threat says instead how many moves break that up, from 4 on.
func (b *board) threats(v *view, x entropy.Set) (n int) {
	for m := v.other.mobile; m != 0; m &= m - 1 {
		rest := x &^ (m & -m)
		if rest&^b.near != 0 {
			continue
		}
		around := entropy.Around(rest)
		if rest&around != 0 {
			continue
		}
		to := entropy.Slides(bits.TrailingZeros32(m), b.set|x) & targets(v.other.alone) & b.near &^ around
		n += bits.OnesCount32(to)
	}
	return n
}

// breaks counts the moves of a side, of which some pawns touch a friend, after which a pawn of the other, which stands
// dispersed, touches nothing. It is 4 where the side that is to move has won itself.
func breaks(set, mobile, other entropy.Set) (n int) {
	near := entropy.Around(other)
	if mobile == 0 {
		if set&^near == 0 {
			return 4
		}
		return 0
	}
	goal := targets(set &^ mobile &^ near)
	for m := mobile; m != 0; m &= m - 1 {
		alone := other &^ entropy.Around(set&^(m&-m))
		if alone == 0 {
			continue
		}
		for to := entropy.Slides(bits.TrailingZeros32(m), set|other) & goal; to != 0; to &= to - 1 {
			if alone&^entropy.Around(to&-to) != 0 {
				n++
			}
		}
	}
	return n
}
