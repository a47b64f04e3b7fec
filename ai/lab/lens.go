package lab

import (
	"slices"

	"tablier/rules"
)

// A lens makes a window of a tree at a step.
type lens struct {
	*Tree
	at     int32
	path   []int32 // the nodes from the root to that of the step
	from   int
	depth  int // of the search, which deepening changes
	levels int
	left   int // nodes that may still be added
}

// top returns the node at the end of a path, with the nodes below it.
func (l *lens) top(root int32, path []rules.Move) *Node {
	n := l.node(root, "", l.board.root(), 0)
	for _, m := range path {
		if n = l.child(n, m); n == nil {
			return nil
		}
	}
	l.grow(n)
	return n
}

// child returns the child of a node by a move, nil when there is none.
func (l *lens) child(n *Node, m rules.Move) *Node {
	if !slices.Contains(l.board.listed(n.state), m) {
		return nil
	}
	return l.below(n, m)
}

// below returns the node that a legal move leads to, in the tree or not yet.
func (l *lens) below(n *Node, m rules.Move) *Node {
	found := int32(none)
	if n.index != none {
		for c := l.nodes[n.index].child; c != none; c = l.nodes[c].sibling {
			if l.board.names.moves[l.nodes[c].move] == m {
				found = c
			}
		}
	}
	child := l.node(found, m, l.board.next(n.state, m), n.ply+1)
	if child.State == New && l.passed(n) {
		child.State = Passed
	}
	return child
}

// passed says whether the search has left a node or cut it off, so that its unsearched moves stay unsearched.
func (l *lens) passed(n *Node) bool {
	if n.State == Passed || n.State == Found {
		return true
	}
	return n.index != none && l.nodes[n.index].cut > 0 && l.nodes[n.index].cut <= l.at
}

// node returns the node of a window for a position, without its children: of what is in the tree, what the step knows
// of it.
func (l *lens) node(i int32, m rules.Move, s state, ply int) *Node {
	n := &Node{Move: m, Kind: l.kindAt(s, ply, l.depth), State: New, index: i, state: s, ply: ply, side: Min}
	if s.side == l.board.request.Max {
		n.side = Max
	}
	if i == none {
		return n
	}
	have := &l.nodes[i]
	n.Kind = have.kind
	if have.enter > l.at {
		return n
	}
	n.Visits = l.visits(have)
	if n.Visits > 0 {
		n.Mean = pointer(float64(have.visits[n.Visits-1].sum) / float64(n.Visits))
	}
	switch {
	case have.leave > 0 && have.leave <= l.at:
		n.State, n.Bound, n.Value = Done, have.bound, pointer(float64(have.value))
		if have.hit {
			n.State = Found
		}
	default:
		n.State, n.Value = Open, l.soFar(i)
		n.Low, n.High = l.window(i, n.Value)
	}
	if have.cut > 0 && have.cut <= l.at {
		n.CutLow, n.CutHigh = pointer(float64(have.cutLow)), pointer(float64(have.cutHigh))
	}
	return n
}

// visits returns how many times Monte-Carlo has visited a node.
func (l *lens) visits(have *node) int {
	n, _ := slices.BinarySearchFunc(have.visits, l.at+1, func(v visit, step int32) int { return int(v.step - step) })
	return n
}

// soFar returns the value that an open node has by the children searched so far, nil for none.
func (l *lens) soFar(i int32) *float64 {
	kind := l.nodes[i].kind
	if kind != Max && kind != Min || l.board.request.Algorithm == MonteCarlo || l.board.request.Algorithm == Backward {
		return nil
	}
	value, any := start(kind), false
	for c := l.nodes[i].child; c != none; c = l.nodes[c].sibling {
		if n := &l.nodes[c]; n.leave > 0 && n.leave <= l.at {
			value, any = join(kind, value, float64(n.value), 1), true
		}
	}
	if !any {
		return nil
	}
	return pointer(value)
}

// window returns the window of an open node, narrowed by its children.
func (l *lens) window(i int32, value *float64) (low, high *float64) {
	n := &l.nodes[i]
	if n.low == 0 && n.high == 0 {
		return nil, nil // a search without windows
	}
	a, b := float64(n.low), float64(n.high)
	if value != nil && n.kind == Max {
		a = max(a, *value)
	}
	if value != nil && n.kind == Min {
		b = min(b, *value)
	}
	if a > -infinite {
		low = pointer(a)
	}
	if b < infinite {
		high = pointer(b)
	}
	return low, high
}

// grow adds the nodes below a node, level by level, as far as there is room; the path to the present position always.
func (l *lens) grow(top *Node) {
	queue, depth := []*Node{top}, top.ply+l.levels
	for len(queue) > 0 {
		n := queue[0]
		queue = queue[1:]
		if n.Kind == End || n.Kind == Horizon {
			continue
		}
		l.unfold(n, n == top, n.ply < depth || slices.Contains(l.path, n.index))
		queue = append(queue, n.Children...)
	}
}

// unfold adds the children of a node to the window: all that there is room for where whole is true, else only the one
// on the path to the present position. At the top those before the first that is wanted are left out. The child on the
// path stands last where it is out of order.
func (l *lens) unfold(n *Node, top, whole bool) {
	moves := l.board.moves(n.state)
	odds := l.board.odds(n.state, len(moves))
	for i, m := range moves {
		child := l.below(n, m)
		if n.Kind == Chance {
			child.Weight = odds[i]
		}
		on := child.index != none && slices.Contains(l.path, child.index)
		if top && i < l.from || !on && (!whole || l.left <= 0) {
			n.More++
			continue
		}
		l.left--
		n.Children = append(n.Children, child)
	}
}

// stack returns the calls that have not returned, and the one that returns at this step, with the windows that were
// passed to them.
func (l *lens) stack(way []int32) (stack []Frame) {
	for ply, i := range way {
		n := &l.nodes[i]
		if n.kind == End || n.kind == Horizon {
			continue
		}
		f := Frame{Move: l.board.names.moves[n.move], Depth: max(0, l.depth-ply), Kind: n.kind, Value: l.soFar(i)}
		f.Low, f.High = l.window(i, nil)
		stack = append(stack, f)
	}
	return stack
}
