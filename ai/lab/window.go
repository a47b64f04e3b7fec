package lab

import (
	"slices"

	"tablier/rules"
)

// A State is the state of a position in a search.
type State string

// The states.
const (
	New    State = "new"  // it has not been seen
	Open   State = "open" // it has been entered
	Done   State = "done" // its value is known
	Passed State = "cut"  // it will not be searched
	Found  State = "hit"  // the table knew it
)

// A Node is a position of a window.
type Node struct {
	Move            rules.Move
	Kind            Kind
	State           State
	Value           *float64 // final, or the best so far
	Bound           Bound
	Low, High       *float64 // the window of an open one, nil for infinity
	CutLow, CutHigh *float64 // the bounds that cut its remaining moves off
	Visits          int
	Mean            *float64
	Weight          int // of a move of chance
	More            int // children that the window leaves out
	Children        []*Node
	index           int32 // in the tree, none for one that the search has not reached
	state           state
	ply             int
	side            Kind
}

// A Frame is a call that has not returned.
type Frame struct {
	Move      rules.Move
	Depth     int // plies that are left
	Low, High *float64
	Value     *float64
	Kind      Kind
}

// A View selects a window of a tree.
type View struct {
	Step     int          // -1 for the last
	At       []rules.Move // the path of the node at the top
	Levels   int          // plies below it; the position of the step is always shown
	From     int          // the first child of the node at the top
	MaxNodes int          // the greatest number of nodes
}

// A Window is a part of a tree at a step.
type Window struct {
	Step      int
	Event     Event
	Where     []rules.Move // the path of the node that the step concerns
	Iteration int          // of deepening its depth, of solving backwards the wave
	Stack     []Frame
	Root      *Node
	Value     *float64 // of the tree's root, once it is known
	Best      rules.Move
}

// Window returns the part of the tree that a View selects, as it was at the View's step. It returns nil where the path
// of the View leads to no position.
func (t *Tree) Window(v View) *Window {
	if v.Step < 0 || v.Step > len(t.steps) {
		v.Step = len(t.steps)
	}
	w := &Window{Step: v.Step}
	here := t.rootAt(v.Step)
	at := here
	if v.Step > 0 {
		s := t.steps[v.Step-1]
		w.Event, at = s.event, s.node
		if s.event == Iterate {
			at = here
		}
	}
	lens := &lens{Tree: t, at: int32(v.Step), from: v.From, left: v.MaxNodes, levels: v.Levels, depth: t.max}
	if t.board.request.Algorithm == Deepening {
		lens.depth = t.iteration(here, v.Step)
	}
	way := t.way(at)
	w.Where = t.path(way)
	w.Stack = lens.stack(way)
	w.Iteration = t.iteration(here, v.Step)
	if n := &t.nodes[here]; n.leave > 0 && int(n.leave) <= v.Step {
		w.Value, w.Best = pointer(float64(n.value)), t.bestAt(here)
	}
	lens.path = way
	w.Root = lens.top(here, v.At)
	if w.Root == nil {
		return nil
	}
	return w
}

// rootAt returns the root that is searched at a step. Before each but the first stands the step Iterate, which belongs
// to the search that it begins.
func (t *Tree) rootAt(step int) int32 {
	here := t.roots[0]
	for _, r := range t.roots[1:] {
		if int(t.nodes[r].enter) <= step+1 {
			here = r
		}
	}
	return here
}

// bestAt returns the move of a root that has been searched.
func (t *Tree) bestAt(root int32) rules.Move {
	if root == t.roots[len(t.roots)-1] {
		return t.Best
	}
	return t.best(root)
}

// iteration returns the depth of an iteration of deepening, or the wave of solving backwards.
func (t *Tree) iteration(root int32, step int) int {
	switch t.board.request.Algorithm {
	case Deepening:
		return slices.Index(t.roots, root) + 1
	case Backward:
		return step - 1
	}
	return 0
}

// way returns the nodes from the root to one, both included.
func (t *Tree) way(to int32) (way []int32) {
	for i := to; i != none; i = t.nodes[i].parent {
		way = append(way, i)
	}
	slices.Reverse(way)
	return way
}

func (t *Tree) path(way []int32) (path []rules.Move) {
	for _, i := range way[1:] {
		path = append(path, t.board.names.moves[t.nodes[i].move])
	}
	return path
}

// Position returns the position of a node, in which the board of the game may be drawn.
func (n *Node) Position() rules.Position { return n.state.Position }

// Side returns the kind of the side to move, Max or Min, also where the search goes no further.
func (n *Node) Side() Kind { return n.side }

// Ply returns how many plies a node is from the root of the tree.
func (n *Node) Ply() int { return n.ply }

func pointer(v float64) *float64 { return &v }
