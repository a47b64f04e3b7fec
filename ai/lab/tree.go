package lab

import (
	"errors"
	"strconv"

	"tablier/rules"
)

// A Tree is the record of a search. It is not changed once it is built.
type Tree struct {
	board board
	nodes []node
	roots []int32 // one, or one for each iteration of deepening
	steps []step
	max   int // plies from the root to the horizon; 0 for Monte-Carlo
	truth Waves
	Best  rules.Move // the move of the root at the end
}

// none stands for no node.
const none = -1

// A node is a position that the search has entered, or settled without.
type node struct {
	parent, child, sibling int32 // none where there is none; children in the order in which they were entered
	move                   code
	kind                   Kind
	bound                  Bound
	hit                    bool  // the table settled it
	enter, leave           int32 // steps; leave is 0 before it is done
	cut                    int32 // the step at which the remaining moves were cut off; 0 for none
	value                  float32
	low, high              float32 // the window with which it was entered
	cutLow, cutHigh        float32 // the bounds that made the cut: low >= high
	visits                 []visit // of Monte-Carlo
}

// A visit is the count and sum of a node of Monte-Carlo from a step on.
type visit struct {
	step int32
	sum  float32 // of the results of all visits so far
}

// A Kind is the kind of a position in a search.
type Kind uint8

// The kinds.
const (
	Max Kind = iota
	Min
	Chance
	Horizon // it is evaluated, and not searched further
	End     // the game has ended, or the position is on the path already
)

// A Bound is the relation of a value to the true one.
type Bound uint8

// The bounds.
const (
	Exact Bound = iota
	AtLeast
	AtMost
)

// An Event is the kind of a step.
type Event string

// The events.
const (
	Call     Event = "call"    // a position was entered
	Settle   Event = "leaf"    // a position was settled at once: the game has ended there, or it is at the horizon
	Hit      Event = "hit"     // the table settled it
	Cut      Event = "cut"     // the remaining moves are cut off
	Return   Event = "return"  // the value of a position is known
	Iterate  Event = "iterate" // a search to the next depth begins
	Select   Event = "select"  // Monte-Carlo descends to a position
	Expand   Event = "expand"  // … and adds one
	Playout  Event = "playout" // … plays to the end by chance
	Update   Event = "update"  // … and counts the result on the way back
	WaveDone Event = "wave"    // all positions of that distance from the end are known
)

type step struct {
	event Event
	node  int32
}

// A Counts is the counts of a search.
type Counts struct {
	Nodes, Leaves, Cuts, Hits int
}

// add counts a step by its event: as a node, a leaf, a hit, a cut or a playout.
func (c *Counts) add(e Event) {
	switch e {
	case Call:
		c.Nodes++
	case Settle:
		c.Nodes++
		c.Leaves++
	case Hit:
		c.Nodes++
		c.Hits++
	case Cut:
		c.Cuts++
	case Expand:
		c.Nodes++
	case Playout:
		c.Leaves++
	}
}

// Steps returns how many steps the search has.
func (t *Tree) Steps() int { return len(t.steps) }

// Counts returns the counts up to a step. Of solving backwards the nodes are the positions that are known: the first
// step enters the root, each later one ends a wave, from wave 0 on.
func (t *Tree) Counts(upto int) (c Counts) {
	if t.truth != nil {
		return Counts{Nodes: t.truth.Known(upto - 1)}
	}
	for _, s := range t.steps[:upto] {
		c.add(s.event)
	}
	return c
}

// A SizeError is the error of a search whose tree would have too many nodes.
type SizeError struct{ Most int }

func (e *SizeError) Error() string {
	return "lab: the tree has more than " + strconv.Itoa(e.Most) + " nodes"
}

// ErrStopped is the error of a search that tick has ended.
var ErrStopped = errors.New("lab: the search was stopped")

// A builder builds a tree.
type builder struct {
	*Tree
	limit int // of nodes
	tick  func() bool
	err   error
}

// enter adds a node below another, none for a root, and the step at which it is entered.
func (b *builder) enter(parent int32, m code, kind Kind, event Event) int32 {
	i := int32(len(b.nodes))
	if len(b.nodes) >= b.limit && b.err == nil {
		b.err = &SizeError{b.limit}
	}
	if b.err == nil && !b.tick() {
		b.err = ErrStopped
	}
	b.nodes = append(b.nodes, node{parent: parent, child: none, sibling: none, move: m, kind: kind})
	b.step(event, i)
	b.nodes[i].enter = int32(len(b.steps))
	if parent == none {
		b.roots = append(b.roots, i)
		return i
	}
	last := &b.nodes[parent].child
	for *last != none {
		last = &b.nodes[*last].sibling
	}
	*last = i
	return i
}

// step appends a step of the search, an event at a node.
func (b *builder) step(event Event, node int32) { b.steps = append(b.steps, step{event, node}) }

// leave sets the value of a node, and adds the step.
func (b *builder) leave(i int32, value float64, bound Bound, event Event) {
	b.step(event, i)
	b.done(i, value, bound)
}

// done sets the value of a node at the present step.
func (b *builder) done(i int32, value float64, bound Bound) {
	n := &b.nodes[i]
	n.leave, n.value, n.bound = int32(len(b.steps)), float32(value), bound
}
