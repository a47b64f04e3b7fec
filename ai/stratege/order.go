package stratege

import "tablier/rules/stratege"

// heats say how often each side's steps have been good enough in a search.
type heats [2][steps]int32

// How hot a move is: the hottest is tried first.
const (
	hottest  = 1 << 30
	lively   = 1 << 20 // and above: a move that is never looked at less far
	sound    = 1 << 24 // an attack that is likely to win; its odds come on top
	unsound  = -1
	killer   = 1 << 21
	mostHeat = 1 << 18
)

// A list is the moves of a node.
type list struct {
	n    int
	step [stratege.MostMoves]stratege.Step
	heat [stratege.MostMoves]int32
}

// fill lists the moves of a node; first is the best one found before.
func (l *list) fill(s *search, n *node, ply int, first stratege.Step) {
	l.n = len(n.AppendMoves(l.step[:0]))
	for i, m := range l.step[:l.n] {
		if m == first {
			l.heat[i] = hottest
		} else {
			l.heat[i] = s.hot(n, m, ply)
		}
	}
}

// hot says how hot a move is.
func (s *search) hot(n *node, m stratege.Step, ply int) int32 {
	switch {
	case m == stratege.PassStep:
		return 0
	case n.attacks(m):
		if odds := n.odds(m); odds >= even {
			return sound + odds<<4 + int32(n.At[target(m)].Strength())
		}
		return unsound
	case m == s.kill[ply][0] || m == s.kill[ply][1]:
		return killer
	}
	heat := s.heat[n.Turn&1][m%steps]
	if from, to := m.Cells(); to-from > 1 || from-to > 1 {
		heat += 2 // forward
	}
	return heat
}

// pick brings the hottest move that is left to place i and returns it.
func (l *list) pick(i int) stratege.Step {
	at := i
	for j := i + 1; j < l.n; j++ {
		if l.heat[j] > l.heat[at] {
			at = j
		}
	}
	l.step[i], l.step[at] = l.step[at], l.step[i]
	l.heat[i], l.heat[at] = l.heat[at], l.heat[i]
	return l.step[i]
}

// like remembers a move that was good enough.
func (s *search) like(n *node, m stratege.Step, depth, ply int) {
	if m == stratege.PassStep || n.attacks(m) {
		return
	}
	if s.kill[ply][0] != m {
		s.kill[ply][0], s.kill[ply][1] = m, s.kill[ply][0]
	}
	heat := &s.heat[n.Turn&1][m%steps]
	if *heat += int32(depth * depth); *heat > mostHeat {
		s.heat.cool()
	}
}

// cool halves all heat.
func (h *heats) cool() {
	for side := range h {
		for m := range h[side] {
			h[side][m] /= 2
		}
	}
}
