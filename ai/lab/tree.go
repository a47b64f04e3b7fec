package lab

import (
	"math"
	"sort"

	"tablier/rules"
)

// A node is one position that the search looked at, by one path. The nodes stand in the order in which a walk over the
// whole tree meets them first, so that those below a node follow it.
type node struct {
	value       float64 // when it is left, for Max
	alpha, beta float64 // when it was entered
	enter       int32   // the step at which it was entered
	leave       int32   // and left; 0 for never
	cut         int32   // the step at which the rest of its children was cut, 0 for never
	parent      int32   // -1 of a root
	end         int32   // the number of the first node that is not below it
	move        int32   // in the tree's words; that which led here
	ply         uint8
	kind        kind
	bound       bound
	hit         bool
}

type kind uint8

const (
	maxNode kind = iota
	minNode
	chanceNode
	leafNode
	endNode
)

type bound uint8

const (
	exact bound = iota
	atLeast
	atMost
)

// An event is what a step did, to which node.
type event struct {
	what what
	node int32
}

type what uint8

const (
	call what = iota
	leaf
	hit
	leaving
	cutting
	iterate
	selecting
	expanding
	playout
	update
	wave
)

// String returns the name that the protocol has.
func (w what) String() string {
	return [...]string{
		"call", "leaf", "hit", "return", "cut", "iterate", "select", "expand", "playout", "update", "wave",
	}[w]
}

// A Tree is all that a search did.
type Tree struct {
	board  *board
	nodes  []node
	roots  []int32 // one, of deepening one a depth
	events []event // events[i] is step i+1
	// The steps at which a node was entered, a leaf, cut, settled by the table.
	calls, leaves, cuts, hits []int32
	words                     []rules.Move
	word                      map[rules.Move]int32
	open                      []int32 // the path to the node that is being searched
	iterations                []int   // of deepening, the depth of each root; backward, that of each wave
	turns                     []int32 // the steps at which those began
	samples                   samples
}

func newTree(b *board) *Tree { return &Tree{board: b, word: map[rules.Move]int32{}} }

// Steps returns how many steps the search has.
func (t *Tree) Steps() int { return len(t.events) }

// Nodes returns how many nodes the search looked at.
func (t *Tree) Nodes() int { return len(t.calls) }

func (t *Tree) windowed() bool {
	switch t.board.Algorithm {
	case AlphaBeta, Table, Deepening:
		return true
	}
	return false
}

// step counts a step and returns its number.
func (t *Tree) step(w what, n int32) int32 {
	t.events = append(t.events, event{w, n})
	return int32(len(t.events))
}

// spell returns the number of a move's word.
func (t *Tree) spell(m rules.Move) int32 {
	n, known := t.word[m]
	if !known {
		n = int32(len(t.words))
		t.words, t.word[m] = append(t.words, m), n
	}
	return n
}

// add puts a node below the one that is open.
func (t *Tree) add(m rules.Move, k kind) int32 {
	i := int32(len(t.nodes))
	n := node{parent: -1, end: i + 1, move: t.spell(m), kind: k, alpha: math.Inf(-1), beta: math.Inf(1)}
	if len(t.open) > 0 {
		n.parent = t.open[len(t.open)-1]
		n.ply = t.nodes[n.parent].ply + 1
	} else {
		t.roots = append(t.roots, i)
	}
	t.nodes = append(t.nodes, n)
	return i
}

// enter opens a node.
func (t *Tree) enter(m rules.Move, k kind) *node {
	i := t.add(m, k)
	n := &t.nodes[i]
	n.enter = t.step(call, i)
	t.calls = append(t.calls, n.enter)
	t.open = append(t.open, i)
	return n
}

// leaf adds a node that is settled at once.
func (t *Tree) leaf(m rules.Move, k kind, value float64) {
	i := t.add(m, k)
	n := &t.nodes[i]
	n.enter = t.step(leaf, i)
	n.leave, n.value = n.enter, value
	t.calls, t.leaves = append(t.calls, n.enter), append(t.leaves, n.enter)
}

// cutRest says that the moves left of the open node are not played.
func (t *Tree) cutRest() {
	i := t.open[len(t.open)-1]
	t.nodes[i].cut = t.step(cutting, i)
	t.cuts = append(t.cuts, t.nodes[i].cut)
}

// leave closes the open node.
func (t *Tree) leave(value float64, b bound, settled bool) {
	i := t.open[len(t.open)-1]
	t.open = t.open[:len(t.open)-1]
	n := &t.nodes[i]
	w := leaving
	if settled {
		w = hit
	}
	n.value, n.bound, n.hit, n.end, n.leave = value, b, settled, int32(len(t.nodes)), t.step(w, i)
	if settled {
		t.hits = append(t.hits, n.leave)
	}
}

// until returns how many of some steps are not after one.
func until(steps []int32, step int32) int {
	return sort.Search(len(steps), func(i int) bool { return steps[i] > step })
}

// kindOf returns the kind of a spot that is searched.
func (b *board) kindOf(s spot) kind {
	switch s.mover() {
	case rules.Chance:
		return chanceNode
	case b.Lesson.Max:
		return maxNode
	}
	return minNode
}

// sign is 1 where Max is to move, -1 where the other is.
func (b *board) sign(s spot) float64 {
	if s.mover() == b.Lesson.Max {
		return 1
	}
	return -1
}
