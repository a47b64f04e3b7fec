package certificate

import (
	"tablier/rules/entropy"
)

// A hunter proves wins of Entropy in so many moves, by depth-first proof-number search (Nagai 2002). How many moves are
// left is part of what is searched, so that no way comes back to where it has been.
type hunter struct {
	table map[spot]numbers
	nodes int // that may still be looked at
}

// A spot is a position with the number of moves in which the hunter is to win it. Where it is even the hunter is to
// move.
type spot struct {
	state entropy.State
	left  int
}

// numbers are a proof and a disproof number.
type numbers struct{ proof, disproof uint32 }

// infinite is larger than any sum of numbers is let grow.
const infinite = 1 << 20

var (
	proved    = numbers{0, infinite}
	disproved = numbers{infinite, 0}
)

// hunts says whether a spot is the hunter's to move.
func (s spot) hunts() bool { return s.left%2 == 0 }

// after returns the spots after the moves of a spot that can still decide. Decided is set where the rules decide it.
func (s spot) after() (next []spot, decided bool, won bool) {
	var buf [entropy.MostMoves]entropy.Step
	hunts := s.hunts()
	for _, m := range s.state.AppendMoves(buf[:0]) {
		to := spot{s.state.Play(m), s.left - 1}
		switch end := to.end(); {
		case end == proved && hunts:
			return nil, true, true
		case end == disproved && !hunts:
			return nil, true, false
		case end == numbers{}:
			next = append(next, to)
		}
	}
	return next, len(next) == 0, !hunts
}

// end returns how a spot is decided by the rules, or because too little is left; nothing where it is not.
func (s spot) end() numbers {
	own, other := s.state.Own, s.state.Other
	switch {
	case entropy.Dispersed(own, other):
		if s.hunts() {
			return proved
		}
		return disproved
	case s.state.Passes == 2 || s.left <= 0:
		return disproved
	}
	if !s.hunts() {
		own = other
	}
	if pairs(own) > (s.left+1)/2 {
		return disproved
	}
	return numbers{}
}

// pairs returns how many pairs of friends that touch there are at least with no pawn in two of them: of each one pawn
// has to move.
func pairs(own entropy.Set) (n int) {
	for ; own != 0; own &= own - 1 {
		if friends := own & entropy.Around(own&-own); friends != 0 {
			own &^= friends & -friends
			n++
		}
	}
	return n
}

// numbers returns what is known of a spot, or guesses.
func (h *hunter) numbers(s spot) numbers {
	if n := s.end(); n != (numbers{}) {
		return n
	}
	if n, ok := h.table[s]; ok {
		return n
	}
	if s.hunts() {
		return numbers{uint32(1 + pairs(s.state.Own)), 1}
	}
	return numbers{uint32(s.state.Count() + pairs(s.state.Other)), 1}
}

// search searches a spot until one of its numbers reaches its limit.
func (h *hunter) search(s spot, limit numbers) {
	next, decided, won := s.after()
	if decided {
		h.table[s] = disproved
		if won {
			h.table[s] = proved
		}
		return
	}
	for {
		n, best, second := h.gather(next, s.hunts())
		h.table[s] = n
		if n.proof >= limit.proof || n.disproof >= limit.disproof || h.nodes <= 0 {
			return
		}
		if s.hunts() {
			h.search(best, numbers{min(limit.proof, second+second/4+1), limit.disproof})
		} else {
			h.search(best, numbers{limit.proof, min(limit.disproof, second+second/4+1)})
		}
	}
}

// gather combines the numbers of spots, one of which the hunter or the other side chooses. It returns the best one, and
// the number of the next best.
func (h *hunter) gather(next []spot, hunts bool) (n numbers, best spot, second uint32) {
	least, most, open := uint32(infinite), uint32(0), uint32(0)
	second = infinite
	for _, to := range next {
		h.nodes--
		m := h.numbers(to)
		chosen, against := m.proof, m.disproof
		if !hunts {
			chosen, against = against, chosen
		}
		if against > 0 {
			open++
			most = max(most, against)
		}
		if chosen < least {
			best, second, least = to, least, chosen
		} else {
			second = min(second, chosen)
		}
	}
	switch {
	case least == 0:
		most = infinite
	case open > 0:
		most = min(most+open-1, infinite)
	}
	if hunts {
		return numbers{least, most}, best, second
	}
	return numbers{most, least}, best, second
}

// wins says whether the side to move is proved to win in so many moves, looking at so many spots at most.
func (h *hunter) wins(s entropy.State, left, nodes int) bool {
	h.nodes = nodes
	at := spot{s, left}
	if h.numbers(at) != proved && h.numbers(at) != disproved {
		h.search(at, numbers{infinite, infinite})
	}
	return h.numbers(at) == proved
}
