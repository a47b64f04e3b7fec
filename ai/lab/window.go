package lab

import (
	"tablier/ai"
	"tablier/ai/protocol"
	"tablier/rules"
)

// mostShown is how many nodes may be in a window: no more fit an answer.
const mostShown = 1_500

// Window returns what a query asks to be shown: its step, and of the tree as it was then the part below a node. Beside
// is the tree of another algorithm, nil for none; truth tells what is so, nil when it is not wanted. The error is a
// *PathError.
func (t *Tree) Window(
	q protocol.TreeQuery, beside *Tree, truth func(rules.Position) (ai.Truth, bool),
) (protocol.Tree, error) {
	m := t.at(q.Step)
	out := protocol.Tree{
		Steps: len(t.events), Step: int(m.step), Where: []string{}, Counts: m.counts(),
		Total: t.at(protocol.LastStep).counts(), Stack: m.stack(),
	}
	if round := m.round(); round >= 0 {
		out.Iteration = t.iterations[round]
	}
	if m.step > 0 {
		e := t.events[m.step-1]
		out.Event, out.Where = e.what.String(), t.path(e.node)
		if beside != nil {
			done := t.nodes[e.node].leave > 0 && t.nodes[e.node].leave <= m.step
			counts := beside.beside(out.Where, done)
			out.Beside = &counts
		}
	} else if beside != nil {
		out.Beside = &protocol.Counts{}
	}
	if root := &t.nodes[m.root()]; root.leave > 0 && root.leave <= m.step {
		out.Value, out.Best = m.value(m.root()), m.best()
	}
	v := view{moment: m, truth: truth}
	top, err := v.find(q.At)
	if err != nil {
		return out, err
	}
	out.Root = v.grow(top, q.Levels, q.From)
	out.Fit()
	return out, nil
}

// best returns the move of the root that its value comes from; of Monte-Carlo tree search, the most visited.
func (m *moment) best() string {
	root := m.root()
	n := &m.nodes[root]
	if m.board.Algorithm == Backward {
		return ""
	}
	best, most := "", int32(-1)
	for c := root + 1; c < n.end; c = m.nodes[c].end {
		move := string(m.words[m.nodes[c].move])
		if m.board.Algorithm != MonteCarlo {
			if m.nodes[c].value == n.value && n.kind != chanceNode {
				return move
			}
		} else if visits := m.visits[m.nodes[c].end] - m.visits[c]; visits > most {
			best, most = move, visits
		}
	}
	return best
}

// A view makes the nodes of a window.
type view struct {
	*moment
	truth func(rules.Position) (ai.Truth, bool)
}

// A locus is a node of the window: one that the search looked at at some time, or one that it could have.
type locus struct {
	node   int32 // -1 of one at which it never did
	spot   spot
	move   rules.Move
	weight int
	ply    int
	state  string // of one at which it did not, or not yet
}

// find returns the place at the end of a path.
func (v *view) find(path []string) (locus, error) {
	p := locus{node: v.root(), spot: spot{position: v.board.Root}, state: protocol.StateNew}
	for i, move := range path {
		found := false
		for _, c := range v.children(p) {
			if string(c.move) == move {
				p, found = c, true
				break
			}
		}
		if !found {
			return p, &PathError{"at", i, rules.Move(move)}
		}
	}
	return p, nil
}

// children returns the places below one: first those that the search looks at, in its order, then all others.
func (v *view) children(p locus) []locus {
	if v.kind(p) == leafNode || v.kind(p) == endNode {
		return nil
	}
	moves, weights := v.board.moves(p.spot)
	list := make([]locus, 0, len(moves))
	at := make(map[rules.Move]int, len(moves))
	for i, m := range moves {
		at[m] = i
	}
	put := func(m rules.Move, node int32, state string) {
		c := locus{node: node, spot: v.board.play(p.spot, m), move: m, ply: p.ply + 1, state: state}
		if weights != nil {
			c.weight = weights[at[m]]
		}
		list = append(list, c)
		delete(at, m)
	}
	rest := p.state
	if p.node >= 0 {
		n := &v.nodes[p.node]
		rest = protocol.StateNew
		if n.cut > 0 && n.cut <= v.step {
			rest = protocol.StateCut
		}
		for c := p.node + 1; c < n.end; c = v.nodes[c].end {
			put(v.words[v.nodes[c].move], c, protocol.StateNew)
		}
	}
	for _, m := range moves {
		if _, left := at[m]; left {
			put(m, -1, rest)
		}
	}
	return list
}

// kind returns the kind of a place.
func (v *view) kind(p locus) kind {
	if p.node >= 0 && v.board.Algorithm != Backward {
		return v.nodes[p.node].kind
	}
	if _, over := v.board.ended(p.spot, 0); over {
		return endNode
	}
	if p.ply >= v.depth() && v.board.Algorithm != MonteCarlo && v.board.Algorithm != Backward {
		return leafNode
	}
	return v.board.kindOf(p.spot)
}

// grow returns the node at a place with so many levels below it, of its own children those from one on. A level that
// has no room is left out.
func (v *view) grow(top locus, levels, from int) protocol.TreeNode {
	root := v.show(top)
	type growing struct {
		node  *protocol.TreeNode
		place locus
		below []locus
	}
	front := []growing{{&root, top, nil}}
	shown := 1
	for level := 0; len(front) > 0; level++ {
		wanted := 0
		for i := range front {
			front[i].below = v.children(front[i].place)
			wanted += len(front[i].below)
		}
		if level == levels || level > 0 && shown+wanted > mostShown {
			for _, g := range front {
				g.node.More = len(g.below)
			}
			break
		}
		var next []growing
		for _, g := range front {
			below := g.below
			if level == 0 {
				below = below[min(from, len(below)):]
				below = below[:min(mostShown, len(below))]
			}
			g.node.More = len(g.below) - len(below)
			g.node.Children = make([]protocol.TreeNode, len(below))
			for i, p := range below {
				g.node.Children[i] = v.show(p)
				next = append(next, growing{&g.node.Children[i], p, nil})
			}
			shown += len(below)
		}
		front = next
	}
	return root
}

// show returns the node at a place, without children.
func (v *view) show(p locus) protocol.TreeNode {
	n := protocol.TreeNode{
		Move: string(p.move), Weight: p.weight, State: p.state,
		Kind: [...]string{
			protocol.KindMax, protocol.KindMin, protocol.KindChance, protocol.KindLeaf, protocol.KindEnd,
		}[v.kind(p)],
	}
	if v.truth != nil && n.Kind != protocol.KindEnd && p.spot.due == "" {
		if truth, known := v.truth(p.spot.position); known {
			n.Truth = said(truth)
		}
	}
	if p.node >= 0 {
		v.describe(&n, p.node)
	}
	return n
}

// describe says of a node at which the search looks what it knows at the moment.
func (v *view) describe(n *protocol.TreeNode, i int32) {
	k := &v.nodes[i]
	done := k.leave > 0 && k.leave <= v.step
	switch {
	case v.board.Algorithm == Backward && !done, k.enter > v.step, v.step == 0:
		return
	case done && k.hit:
		n.State = protocol.StateHit
	case done:
		n.State = protocol.StateDone
	default:
		n.State = protocol.StateOpen
	}
	n.Value = v.value(i)
	if done {
		n.Bound = [...]string{"", protocol.BoundAtLeast, protocol.BoundAtMost}[k.bound]
	}
	if v.windowed() {
		s := v.so(i, v.step)
		if !done && k.kind != leafNode && k.kind != endNode {
			n.Alpha, n.Beta = finite(s.alpha), finite(s.beta)
		}
		if k.cut > 0 && k.cut <= v.step {
			n.CutAlpha, n.CutBeta = finite(s.alpha), finite(s.beta)
		}
	}
	if v.board.Algorithm == MonteCarlo {
		v.sampled(n, i)
	}
}

// sampled says what playouts have come to.
func (v *view) sampled(n *protocol.TreeNode, i int32) {
	end := v.nodes[i].end
	if n.Visits = int(v.visits[end] - v.visits[i]); n.Visits > 0 {
		const digits = 1e4
		mean := (v.totals[end] - v.totals[i]) / float64(n.Visits)
		n.Mean = finite(float64(int(mean*digits)) / digits)
	}
}

// said returns a truth as the protocol has it.
func said(t ai.Truth) *protocol.Truth {
	out := &protocol.Truth{Plies: t.Plies}
	switch {
	case t.Points != nil:
		out.Points = finite(*t.Points)
	case t.Winner == rules.Nobody:
		out.Value = protocol.ValueDraw
	default:
		out.Value = t.Winner.String()
	}
	return out
}
