package stratege

import "tablier/rules/stratege"

// A history is the number of cut-offs by each side's steps in a search, weighted by depth (history heuristic).
type history [2][steps]int32

// Ranks of moves: the highest is searched first.
const (
	rankTable    = 1 << 30
	neverReduced = 1 << 20 // from here on a move is never reduced
	rankSound    = 1 << 24 // an attack that is likely to win; its odds come on top
	rankUnsound  = -1
	rankKiller   = 1 << 21
	maxHistory   = 1 << 18
)

// A list is the moves of a node.
type list struct {
	n    int
	step [stratege.MostMoves]stratege.Step
	rank [stratege.MostMoves]int32
}

// fill lists the moves of a node; first is the best one found before.
func (l *list) fill(s *search, n *node, ply int, first stratege.Step) {
	l.n = len(n.AppendMoves(l.step[:0]))
	for i, m := range l.step[:l.n] {
		if m == first {
			l.rank[i] = rankTable
		} else {
			l.rank[i] = s.rank(n, m, ply)
		}
	}
}

// rank returns the rank of a move that is not the table's.
func (s *search) rank(n *node, m stratege.Step, ply int) int32 {
	switch {
	case m == stratege.PassStep:
		return 0
	case n.attacks(m):
		if odds := n.odds(m); odds >= even {
			return rankSound + odds<<4 + int32(n.At[target(m)].Strength())
		}
		return rankUnsound
	case m == s.killers[ply][0] || m == s.killers[ply][1]:
		return rankKiller
	}
	rank := s.history[n.Turn&1][m%steps]
	if from, to := m.Cells(); to-from > 1 || from-to > 1 {
		rank += 2 // forward
	}
	return rank
}

// pick swaps the remaining move of the highest rank to index i and returns it.
func (l *list) pick(i int) stratege.Step {
	at := i
	for j := i + 1; j < l.n; j++ {
		if l.rank[j] > l.rank[at] {
			at = j
		}
	}
	l.step[i], l.step[at] = l.step[at], l.step[i]
	l.rank[i], l.rank[at] = l.rank[at], l.rank[i]
	return l.step[i]
}

// reward records a move that caused a cut-off, as a killer and in the history.
func (s *search) reward(n *node, m stratege.Step, depth, ply int) {
	if m == stratege.PassStep || n.attacks(m) {
		return
	}
	if s.killers[ply][0] != m {
		s.killers[ply][0], s.killers[ply][1] = m, s.killers[ply][0]
	}
	count := &s.history[n.Turn&1][m%steps]
	if *count += int32(depth * depth); *count > maxHistory {
		s.history.halve()
	}
}

// halve halves all counts of the history, so that they stay below maxHistory and recent cut-offs count more.
func (h *history) halve() {
	for side := range h {
		for m := range h[side] {
			h[side][m] /= 2
		}
	}
}
