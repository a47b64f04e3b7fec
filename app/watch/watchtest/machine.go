// Package watchtest is a machine for tests of what watches searches: minimax and alpha-beta over the rules themselves,
// answered as the protocol says, without a worker.
package watchtest

import (
	"slices"
	"strings"

	"tablier/ai/protocol"
	"tablier/rules"
	"tablier/rules/all"
)

// A Machine answers requests for trees at once. It counts what it is asked and the bytes of its longest answer.
type Machine struct {
	Asked   int
	Longest int
	Fail    error // answered in the place of the next tree
}

// Tree answers a request.
func (m *Machine) Tree(r protocol.Request, done func(*protocol.Tree, error)) {
	m.Asked++
	if err := m.Fail; err != nil {
		m.Fail = nil
		done(nil, err)
		return
	}
	t, err := Answer(r)
	if err == nil {
		m.Longest = max(m.Longest, len(protocol.Encode(nil, "1", protocol.Grown{Tree: *t})))
	}
	done(t, err)
}

// Answer answers a request.
func Answer(r protocol.Request) (*protocol.Tree, error) {
	spec, err := all.Games().Find(r.Game)
	if err != nil {
		return nil, err
	}
	match, err := rules.NewMatch(spec, rules.Setup{Variant: r.Variant}, r.Start)
	if err != nil {
		return nil, err
	}
	s := &search{request: r}
	root := s.search(match.Position(), "", nil, r.Depth, nil, nil)
	step := r.Tree.Step
	if step < 0 || step > len(s.events) {
		step = len(s.events)
	}
	return s.at(root, step), nil
}

// A node keeps the steps at which it was entered and left.
type node struct {
	move        string
	kind        string
	in, out     int // 0: never
	value       float64
	history     []float64 // the best so far, by how many children are done
	window      [][2]*float64
	bound       string
	cutAt       int
	alpha, beta float64
	children    []*node
	path        []string
}

type event struct {
	name string
	node *node
}

type search struct {
	request protocol.Request
	events  []event
}

func (s *search) pruning() bool { return s.request.Tree.Algorithm == "alphabeta" }

func (s *search) tell(name string, n *node) int {
	s.events = append(s.events, event{name, n})
	return len(s.events)
}

// value is a small number that follows from the text of a position.
func value(p rules.Position) float64 {
	sum := 0
	for i, c := range p.String() {
		sum = (sum*31 + int(c)*(i+1)) % 1009
	}
	return float64(sum%7 - 3)
}

func (s *search) search(p rules.Position, move string, path []string, depth int, alpha, beta *float64) *node {
	n := &node{move: move, path: path, kind: protocol.KindMax}
	if p.ToMove() == rules.Second {
		n.kind = protocol.KindMin
	}
	if out := p.Outcome(); out.Over() || depth == 0 {
		n.kind, n.value = protocol.KindLeaf, value(p)
		if out.Over() {
			n.kind, n.value = protocol.KindEnd, 0
			switch out.Winner {
			case rules.First:
				n.value = float64(100 - len(path))
			case rules.Second:
				n.value = float64(len(path) - 100)
			}
		}
		for _, l := range s.request.Tree.Leaves {
			if slices.Equal(l.Path, path) {
				n.value = l.Value
			}
		}
		n.in = s.tell("leaf", n)
		n.out = n.in
		return n
	}
	n.in = s.tell("call", n)
	n.window = append(n.window, [2]*float64{alpha, beta})
	moves := p.Moves()
	for _, o := range s.request.Tree.Orders {
		if slices.Equal(o.Path, path) {
			moves = nil
			for _, m := range o.Moves {
				moves = append(moves, rules.Move(m))
			}
		}
	}
	for i, m := range moves {
		if n.cutAt > 0 {
			n.children = append(n.children, &node{move: string(m), kind: protocol.KindMin})
			continue
		}
		after, err := p.Play(m)
		if err != nil {
			panic(err)
		}
		a, b := alpha, beta
		if !s.pruning() {
			a, b = nil, nil
		}
		child := s.search(after, string(m), append(path[:len(path):len(path)], string(m)), depth-1, a, b)
		n.children = append(n.children, child)
		v := child.value
		if i == 0 || n.kind == protocol.KindMax && v > n.value || n.kind == protocol.KindMin && v < n.value {
			n.value = v
		}
		best := n.value
		if n.kind == protocol.KindMax && (alpha == nil || best > *alpha) {
			alpha = &best
		}
		if n.kind == protocol.KindMin && (beta == nil || best < *beta) {
			beta = &best
		}
		n.history, n.window = append(n.history, best), append(n.window, [2]*float64{alpha, beta})
		if s.pruning() && alpha != nil && beta != nil && *alpha >= *beta && i < len(moves)-1 {
			n.alpha, n.beta = *alpha, *beta
			n.cutAt = s.tell("cut", n)
			n.bound = protocol.BoundAtLeast
			if n.kind == protocol.KindMin {
				n.bound = protocol.BoundAtMost
			}
		}
	}
	n.out = s.tell("return", n)
	return n
}

// at is the tree at a step.
func (s *search) at(root *node, step int) *protocol.Tree {
	t := &protocol.Tree{Steps: len(s.events), Step: step, Where: []string{}, Stack: []protocol.Frame{}}
	for i, e := range s.events {
		one := protocol.Counts{}
		switch e.name {
		case "call":
			one.Nodes = 1
		case "leaf":
			one.Nodes, one.Leaves = 1, 1
		case "cut":
			one.Cuts = 1
		}
		add(&t.Total, one)
		if i < step {
			add(&t.Counts, one)
		}
	}
	if s.request.Tree.Beside != "" {
		beside := t.Counts
		t.Beside = &beside
	}
	if step > 0 {
		e := s.events[step-1]
		t.Event = e.name
		t.Where = append(t.Where, e.node.path...)
	}
	if step == len(s.events) {
		best := root.value
		t.Value = &best
		for _, c := range root.children {
			if c.out > 0 && c.value == root.value && t.Best == "" {
				t.Best = c.move
			}
		}
	}
	s.stack(t, root, step)
	top := root
	for _, m := range s.request.Tree.At {
		i := slices.IndexFunc(top.children, func(c *node) bool { return c.move == m })
		if i < 0 {
			break
		}
		top = top.children[i]
	}
	t.Root = s.node(top, step, s.request.Tree.Levels, s.request.Tree.From)
	t.Fit()
	return t
}

func add(to *protocol.Counts, more protocol.Counts) {
	to.Nodes += more.Nodes
	to.Leaves += more.Leaves
	to.Cuts += more.Cuts
}

// done counts the children that are done at a step.
func done(n *node, step int) (count int) {
	for _, c := range n.children {
		if c.out > 0 && c.out <= step {
			count++
		}
	}
	return count
}

func (s *search) stack(t *protocol.Tree, n *node, step int) {
	depth := s.request.Depth
	for n != nil && n.in > 0 && n.in <= step && (n.out > step || n.out == step) && len(t.Stack) <= depth {
		f := protocol.Frame{Move: n.move, Depth: depth - len(t.Stack)}
		if len(n.window) > 0 {
			f.Alpha, f.Beta = n.window[0][0], n.window[0][1] // as it was called
		}
		t.Stack = append(t.Stack, f)
		var next *node
		for _, c := range n.children {
			if c.in > 0 && c.in <= step && (c.out > step || c.out == step && strings.Join(t.Where,
				" ") == strings.Join(c.path, " ")) {
				next = c
			}
		}
		n = next
	}
}

// node is a node at a step.
func (s *search) node(n *node, step, levels, from int) protocol.TreeNode {
	o := protocol.TreeNode{Move: n.move, Kind: n.kind, State: protocol.StateNew}
	finished := n.out > 0 && n.out <= step
	switch {
	case finished:
		o.State = protocol.StateDone
		v := n.value
		o.Value, o.Bound = &v, n.bound
		o.Truth = &protocol.Truth{Value: "second", Plies: 7}
	case n.in > 0 && n.in <= step:
		o.State = protocol.StateOpen
		k := done(n, step)
		if k > 0 {
			v := n.history[k-1]
			o.Value = &v
		}
		if s.pruning() {
			o.Alpha, o.Beta = n.window[k][0], n.window[k][1]
		}
	}
	if n.cutAt > 0 && n.cutAt <= step {
		a, b := n.alpha, n.beta
		o.CutAlpha, o.CutBeta = &a, &b
	}
	for i, c := range n.children {
		if levels == 0 || i < from {
			o.More++
			continue
		}
		child := s.node(c, step, levels-1, 0)
		if c.in == 0 && n.cutAt > 0 && n.cutAt <= step {
			child.State = protocol.StateCut
		}
		o.Children = append(o.Children, child)
	}
	return o
}
