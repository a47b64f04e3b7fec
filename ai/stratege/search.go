package stratege

import (
	"tablier/ai"
	"tablier/rules/stratege"
)

const (
	mostPlies = 64
	infinite  = 1 << 20
	steps     = 1 << 14 // more than any step that is not a pass
)

// A search looks ahead: alpha-beta with a null window after the first move, where an attack on or by a hidden pawn is a
// node of chance.
type search struct {
	meter *ai.Meter
	table []entry
	heat  *heats
	kill  [mostPlies + 1][2]stratege.Step
	over  bool
}

// An entry is what is known of a node.
type entry struct {
	word  uint64
	value int32
	best  stratege.Step
	depth int8
	bound int8 // 0 for exact, 1 for at least, -1 for at most
}

// answers says whether an entry is all that a look needs.
func (e *entry) answers(depth int, low, high int32) bool {
	return int(e.depth) >= depth && (e.bound == 0 || e.bound > 0 && e.value >= high || e.bound < 0 && e.value <= low)
}

// tick counts a node; it returns false when the search must end.
func (s *search) tick() bool {
	if !s.over && !s.meter.Tick() {
		s.over = true
	}
	return !s.over
}

// value returns what a node is worth to the side to move, looking depth plies ahead: exact between low and high, and
// nothing at all when the search is over.
func (s *search) value(n *node, depth, ply int, low, high int32) int32 {
	if !s.tick() {
		return 0
	}
	if n.End != stratege.Running {
		return n.final()
	}
	if depth <= 0 || ply >= mostPlies {
		return s.calm(n, depth, ply, low, high)
	}
	word := n.word()
	e := &s.table[word&uint64(len(s.table)-1)]
	var first stratege.Step
	if e.word == word {
		if first = e.best; e.answers(depth, low, high) {
			return e.value
		}
	}
	best, move := s.best(n, first, depth, ply, low, high)
	if s.over {
		return 0
	}
	bound := int8(0)
	if best >= high {
		bound = 1
	} else if best <= low {
		bound = -1
	}
	*e = entry{word, best, move, int8(depth), bound}
	return best
}

// best returns the best move of a node and what that is worth.
func (s *search) best(n *node, first stratege.Step, depth, ply int, low, high int32) (int32, stratege.Step) {
	var moves list
	moves.fill(s, n, ply, first)
	best, move := int32(-infinite), stratege.Step(0)
	for i := range moves.n {
		m := moves.pick(i)
		v := s.try(n, m, depth, ply, low, high, i, moves.heat[i] < lively)
		if s.over {
			break
		}
		if v > best {
			best, move = v, m
			low = max(low, v)
			if v >= high {
				s.like(n, m, depth, ply)
				break
			}
		}
	}
	return best, move
}

// early is how many moves of a node are looked at as far ahead as asked for; later ones first by a ply less.
const early = 6

// try returns what the i-th move of a node is worth to who plays it: closely only when it may be the best so far.
func (s *search) try(n *node, m stratege.Step, depth, ply int, low, high int32, i int, dull bool) int32 {
	less := 0
	if dull && i >= early && depth >= 3 {
		less = 1
	}
	if less > 0 || i > 0 && high-low > 1 {
		v := s.after(n, m, depth-1-less, ply+1, low, low+1)
		if v <= low || less == 0 && v >= high {
			return v
		}
	}
	return s.after(n, m, depth-1, ply+1, low, high)
}

// calmPlies is how many attacks in a row are looked at beyond the depth of a search.
const calmPlies = 4

// calm returns what a node is worth when no more than attacks that are likely to win are looked at. Its depth counts on
// below 0.
func (s *search) calm(n *node, depth, ply int, low, high int32) int32 {
	best := n.worth()
	if best >= high || depth <= -calmPlies || ply >= mostPlies || !n.touch() {
		return best
	}
	low = max(low, best)
	var buf [stratege.MostMoves]stratege.Step
	for _, m := range n.AppendMoves(buf[:0]) {
		if !n.attacks(m) || n.odds(m) < even {
			continue
		}
		v := s.after(n, m, depth-1, ply+1, low, high)
		if s.over {
			break
		}
		best, low = max(best, v), max(low, v)
		if v >= high {
			break
		}
	}
	return best
}
