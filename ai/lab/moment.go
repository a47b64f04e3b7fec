package lab

import (
	"math"
	"slices"

	"tablier/ai/protocol"
	"tablier/rules"
)

// A moment is a tree as it was after a step.
type moment struct {
	*Tree
	step int32
	// Of Monte-Carlo tree search: how many playouts were counted for each node or one before it, and their sum. Those
	// of a node and all below it are the difference between its number and its end.
	visits []int32
	totals []float64
}

// at returns the moment after a step; protocol.LastStep, and any step beyond, is the last.
func (t *Tree) at(step int) *moment {
	if step < 0 || step > len(t.events) {
		step = len(t.events)
	}
	m := &moment{Tree: t, step: int32(step)}
	if t.board.Algorithm == MonteCarlo {
		m.tally()
	}
	return m
}

// tally adds up the playouts so far.
func (m *moment) tally() {
	m.visits, m.totals = make([]int32, len(m.nodes)+1), make([]float64, len(m.nodes)+1)
	for i := range until(m.samples.steps, m.step) {
		m.visits[m.samples.from[i]+1]++
		m.totals[m.samples.from[i]+1] += m.samples.values[i]
	}
	for i := range m.nodes {
		m.visits[i+1] += m.visits[i]
		m.totals[i+1] += m.totals[i]
	}
}

// turn returns the number of the present iteration or wave, from 0; -1 before the first.
func (m *moment) round() int { return until(m.turns, m.step) - 1 }

// root is the one of the present iteration.
func (m *moment) root() int32 {
	if m.board.Algorithm == Deepening {
		return m.roots[max(m.round(), 0)]
	}
	return m.roots[0]
}

// depth is how deep the present tree is searched.
func (m *moment) depth() int {
	if m.board.Algorithm == Deepening {
		return m.iterations[max(m.round(), 0)]
	}
	return m.board.Depth
}

// counts returns what has been counted.
func (m *moment) counts() protocol.Counts {
	return protocol.Counts{
		Nodes: until(m.calls, m.step), Leaves: until(m.leaves, m.step), Cuts: until(m.cuts, m.step),
		Hits: until(m.hits, m.step),
	}
}

// beside returns what another search has counted when it comes to a node, or leaves it when done; of one that it does
// not look at, when it leaves the last on the way there that it does.
func (t *Tree) beside(path []string, done bool) protocol.Counts {
	end := t.at(protocol.LastStep)
	switch t.board.Algorithm {
	case MonteCarlo, Backward:
		return end.counts()
	}
	i := end.root()
	for _, move := range path {
		next := t.child(i, rules.Move(move))
		if next < 0 {
			done = true
			break
		}
		i = next
	}
	if done {
		return t.at(int(t.nodes[i].leave)).counts()
	}
	return t.at(int(t.nodes[i].enter)).counts()
}

// child returns the node after a move, -1 when the search did not look at it.
func (t *Tree) child(i int32, m rules.Move) int32 {
	for c := i + 1; c < t.nodes[i].end; c = t.nodes[c].end {
		if t.words[t.nodes[c].move] == m {
			return c
		}
	}
	return -1
}

// path returns the moves to a node.
func (t *Tree) path(i int32) []string {
	path := []string{}
	for i < int32(len(t.nodes)) && t.nodes[i].parent >= 0 {
		path = append(path, string(t.words[t.nodes[i].move]))
		i = t.nodes[i].parent
	}
	slices.Reverse(path)
	return path
}

// A stretch is the window of an open node, and its value so far.
type stretch struct{ alpha, beta, value float64 }

// so returns the stretch of a node after the children that were done at a step.
func (t *Tree) so(i, step int32) stretch {
	n := &t.nodes[i]
	s := stretch{n.alpha, n.beta, start(n.kind)}
	var weights []int
	if n.kind == chanceNode {
		weights = t.weights(i)
	}
	at := 0
	for c := i + 1; c < n.end; c = t.nodes[c].end {
		k := &t.nodes[c]
		if k.leave == 0 || k.leave > step {
			break
		}
		switch n.kind {
		case maxNode:
			s.value = max(s.value, k.value)
			s.alpha = max(s.alpha, s.value)
		case minNode:
			s.value = min(s.value, k.value)
			s.beta = min(s.beta, s.value)
		default:
			s.value += float64(weights[at]) / float64(sum(weights)) * k.value
		}
		at++
	}
	return s
}

// weights returns those of the moves of chance of a node.
func (t *Tree) weights(i int32) []int {
	s := spot{position: t.board.Root}
	for _, move := range t.path(i) {
		s = t.board.play(s, rules.Move(move))
	}
	_, weights := t.board.list(s)
	return weights
}

// stack returns the calls that are open, that of the step's own node included.
func (m *moment) stack() []protocol.Frame {
	frames := []protocol.Frame{}
	if m.step == 0 || m.board.Algorithm == MonteCarlo || m.board.Algorithm == Backward {
		return frames
	}
	e := m.events[m.step-1]
	if e.what == iterate {
		return frames
	}
	for i := e.node; i >= 0; i = m.nodes[i].parent {
		n := &m.nodes[i]
		f := protocol.Frame{Move: string(m.words[n.move]), Depth: m.depth() - int(n.ply)}
		if m.windowed() {
			f.Alpha, f.Beta = finite(n.alpha), finite(n.beta)
			if n.parent >= 0 && (n.kind == leafNode || n.kind == endNode) {
				s := m.so(n.parent, n.enter-1)
				f.Alpha, f.Beta = finite(s.alpha), finite(s.beta)
			}
		}
		f.Value = m.value(i)
		frames = append(frames, f)
	}
	slices.Reverse(frames)
	return frames
}

// value returns the value of a node, so far while it is open, as the algorithm sees it; nil when it has none.
func (m *moment) value(i int32) *float64 {
	n := &m.nodes[i]
	done := n.leave > 0 && n.leave <= m.step
	if m.board.Algorithm == MonteCarlo || n.enter > m.step || m.board.Algorithm == Backward && !done {
		return nil
	}
	v := n.value
	if !done {
		v = m.so(i, m.step).value
		if n.kind == chanceNode && (i+1 == n.end || m.nodes[i+1].leave == 0 || m.nodes[i+1].leave > m.step) {
			return nil
		}
	}
	if m.board.Algorithm == Negamax && m.turn(i) != m.board.Lesson.Max {
		v = -v
	}
	return finite(v)
}

// finite returns a value as the protocol has it: nil for an infinite one.
func finite(v float64) *float64 {
	if math.IsInf(v, 0) {
		return nil
	}
	const digits = 1e6
	if v = math.Round(v*digits) / digits; v == 0 {
		v = 0 // and not its negative
	}
	return &v
}
