package watch

import (
	"slices"

	"tablier/ai/protocol"
)

// The kinds and the states of nodes, as the protocol has them.
const (
	KindMax, KindMin, KindChance, KindLeaf, KindEnd       = "max", "min", "chance", "leaf", "end"
	StateNew, StateOpen, StateDone, StateCut, StateHit    = "new", "open", "done", "cut", "hit"
	BoundAtLeast, BoundAtMost                             = "atleast", "atmost"
	EventCall, EventLeaf, EventHit, EventReturn, EventCut = "call", "leaf", "hit", "return", "cut"
	EventIterate, EventSelect, EventExpand, EventPlayout  = "iterate", "select", "expand", "playout"
	EventUpdate, EventWave                                = "update", "wave"
)

// The sizes of what is on the screen.
const (
	mostLeaves = 60 // at the lower end of a tree that is drawn as a whole
	mostShown  = 7  // children of a node of a wider tree, unless a person asks for more
	moreAtOnce = 20 // children that are shown with each such wish
)

// A Seen is a node on the screen.
type Seen struct {
	*protocol.TreeNode
	Path     []string
	Parent   *Seen
	Children []*Seen // none of a node that is folded
	Number   int     // its place among the children of its parent, from 1
	Folded   int     // how many children are not on the screen, if some are
	Current  bool    // it is on the way to the node where the step is
	Here     bool    // it is that node
}

// Key names the node.
func (s *Seen) Key() string { return key(s.Path) }

// Inner says whether the node has children, on the screen or not.
func (s *Seen) Inner() bool { return len(s.TreeNode.Children)+s.More > 0 }

// Siblings returns how many children the parent has.
func (s *Seen) Siblings() int {
	if s.Parent == nil {
		return 1
	}
	return len(s.Parent.TreeNode.Children) + s.Parent.More
}

// A View says which part of a tree is on the screen.
type View struct {
	Way    []string       // to the node where the step is
	Opened map[string]int // by key: nodes that a person has opened, and how often more was asked for
	Closed map[string]bool
	Narrow bool // a list, in which little is open by itself
}

// See returns what is on the screen of a tree. A tree with few leaves is there as a whole; of a wider one the
// way to the
// present step, the children of the nodes on it, and what a person has opened.
func (v *View) See(root *protocol.TreeNode) *Seen {
	whole := !v.Narrow && leaves(root) <= mostLeaves
	return v.see(root, nil, nil, 1, whole)
}

// leaves counts the places at the lower end of a tree.
func leaves(n *protocol.TreeNode) int {
	if len(n.Children) == 0 {
		return max(1, n.More)
	}
	count := n.More
	for i := range n.Children {
		count += leaves(&n.Children[i])
	}
	return count
}

func (v *View) see(n *protocol.TreeNode, parent *Seen, path []string, number int, whole bool) *Seen {
	s := &Seen{TreeNode: n, Parent: parent, Path: path, Number: number}
	s.Current = len(path) <= len(v.Way) && slices.Equal(path, v.Way[:len(path)])
	s.Here = s.Current && len(path) == len(v.Way)
	wish, opened := v.Opened[s.Key()]
	if open := whole || s.Current || opened; !open || v.Closed[s.Key()] {
		s.Folded = len(n.Children) + n.More
		return s
	}
	for i := range v.chosen(n, path, whole, wish) {
		child := &n.Children[i]
		s.Children = append(s.Children, v.see(child, s, append(slices.Clip(path), child.Move), i+1, whole))
	}
	s.Folded = len(n.Children) + n.More - len(s.Children)
	return s
}

// chosen yields the children of a node that are on the screen: all of a small tree, else the first ones, the one on the
// way, and the best so far.
func (v *View) chosen(n *protocol.TreeNode, path []string, whole bool, wish int) func(func(int) bool) {
	most := mostShown + moreAtOnce*wish
	best := BestChild(n)
	return func(yield func(int) bool) {
		shown := 0
		for i := range n.Children {
			onWay := len(path) < len(v.Way) && v.Way[len(path)] == n.Children[i].Move
			if !whole && shown >= most && !onWay && i != best {
				continue
			}
			shown++
			if !yield(i) {
				return
			}
		}
	}
}

// BestChild returns which finished child of a node has the value that the node keeps, -1 for none.
func BestChild(n *protocol.TreeNode) int {
	best := -1
	for i := range n.Children {
		c := &n.Children[i]
		if c.Value == nil || c.State == StateOpen || c.Bound != "" {
			continue
		}
		if best < 0 || n.Kind == KindMax && *c.Value > *n.Children[best].Value ||
			n.Kind == KindMin && *c.Value < *n.Children[best].Value {
			best = i
		}
	}
	return best
}

// Rows returns the nodes on the screen in the order in which a list has them.
func (s *Seen) Rows() []*Seen {
	rows := []*Seen{s}
	for _, child := range s.Children {
		rows = append(rows, child.Rows()...)
	}
	return rows
}
