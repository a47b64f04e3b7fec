package stratege

import (
	"tablier/ai"
	"tablier/rules/stratege"
)

const (
	maxPlies = 64
	infinite = 1 << 20
	steps    = 1 << 14 // more than any step that is not a pass
)

// A search is an alpha-beta search with a null window after the first move, in which an attack on or by a hidden pawn
// is a chance node.
type search struct {
	meter   *ai.Meter
	table   []entry
	history *history
	killers [maxPlies + 1][2]stratege.Step
	over    bool
}

// An entry is the table's knowledge of a node.
type entry struct {
	word  uint64
	value int32
	best  stratege.Step
	depth int8
	bound int8 // 0 for exact, 1 for at least, -1 for at most
}

// answers says whether an entry settles a search of a depth and window.
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

// value returns the value of a node for the side to move, searched depth plies deep: exact between low and high, a
// bound outside, and meaningless when the search is over.
func (s *search) value(n *node, depth, ply int, low, high int32) int32 {
	if !s.tick() {
		return 0
	}
	if n.End != stratege.Running {
		return n.final()
	}
	if depth <= 0 || ply >= maxPlies {
		return s.quiesce(n, depth, ply, low, high)
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

// best returns the best move of a node and its value.
func (s *search) best(n *node, first stratege.Step, depth, ply int, low, high int32) (int32, stratege.Step) {
	var moves list
	moves.fill(s, n, ply, first)
	best, move := int32(-infinite), stratege.Step(0)
	for i := range moves.n {
		m := moves.pick(i)
		v := s.try(n, m, depth, ply, low, high, i, moves.rank[i] < neverReduced)
		if s.over {
			break
		}
		if v > best {
			best, move = v, m
			low = max(low, v)
			if v >= high {
				s.reward(n, m, depth, ply)
				break
			}
		}
	}
	return best, move
}

// fullDepthMoves is how many moves of a node are searched to the full depth at once; later ones first a ply less deep
// (late move reductions).
const fullDepthMoves = 6

// try returns the value of the i-th move of a node for the side that plays it: exact only if it may be the best so far.
func (s *search) try(n *node, m stratege.Step, depth, ply int, low, high int32, i int, reducible bool) int32 {
	less := 0
	if reducible && i >= fullDepthMoves && depth >= 3 {
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

// quietPlies is how many successive attacks are searched beyond the depth of a search.
const quietPlies = 4

// quiesce returns the value of a node when only attacks that are likely to win are searched (quiescence search). Its
// depth counts on below 0.
func (s *search) quiesce(n *node, depth, ply int, low, high int32) int32 {
	best := n.worth()
	if best >= high || depth <= -quietPlies || ply >= maxPlies || !n.touch() {
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
