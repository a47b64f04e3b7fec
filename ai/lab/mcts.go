package lab

import (
	"math"
	"math/rand/v2"

	"tablier/ai"
	"tablier/rules"
)

// samples are the playouts of Monte-Carlo tree search.
type samples struct {
	from   []int32 // the node from which each was played
	values []float64
	steps  []int32 // at which it was counted
}

// A grower grows a tree where playouts promise most (UCT: Kocsis and Szepesvári 2006).
type grower struct {
	tree  *Tree
	board *board
	meter *ai.Meter
	rng   *rand.Rand
	nodes []grown
	scale float64 // of values, so that the formula sees them between -1 and 1
}

// A grown is a node in the order in which it was added.
type grown struct {
	parent, first, last, next int32 // -1 for none; the children are a list
	move                      rules.Move
	kind                      kind
	moves, children           int // how many there are
	visits                    int
	total                     float64
	enter                     int32
	ply                       uint8
}

// longest is how many plies a playout may have; then it is a draw, or the points are estimated.
const longest = 200

// exploration is the constant of the formula that makes up for its two sides, √2.
const exploration = math.Sqrt2

func (t *Tree) growByChance(meter *ai.Meter) bool {
	g := grower{
		tree: t, board: t.board, meter: meter, rng: rand.New(rand.NewPCG(t.board.Seed, 0)), scale: 1,
	}
	root := spot{position: t.board.Root}
	g.add(-1, "", root)
	for range t.board.Nodes {
		if !g.sample(root) {
			return false
		}
	}
	t.step(leaving, 0)
	g.plant()
	return true
}

// add puts a node into the tree.
func (g *grower) add(parent int32, m rules.Move, s spot) int32 {
	i := int32(len(g.nodes))
	n := grown{parent: parent, first: -1, last: -1, next: -1, move: m, kind: g.board.kindOf(s)}
	if _, over := g.board.ended(s, 0); over {
		n.kind = endNode
	} else {
		moves, _ := g.board.list(s)
		n.moves = len(moves)
	}
	if parent >= 0 {
		p := &g.nodes[parent]
		n.ply = p.ply + 1
		if p.children++; p.last >= 0 {
			g.nodes[p.last].next = i
		} else {
			p.first = i
		}
		p.last = i
	}
	n.enter = g.tree.step(expanding, i)
	g.tree.calls = append(g.tree.calls, n.enter)
	g.nodes = append(g.nodes, n)
	return i
}

// sample makes a playout: down the tree, a node more, and on by chance.
func (g *grower) sample(s spot) bool {
	i := int32(0)
	for g.nodes[i].kind != endNode && g.nodes[i].ply < math.MaxUint8 {
		child, m := g.choose(i, s)
		s = g.board.play(s, m)
		if child < 0 {
			g.tree.step(selecting, i)
			i = g.add(i, m, s)
			break
		}
		i = child
	}
	value, whole := g.playout(s)
	if !whole {
		return false
	}
	t := g.tree
	t.leaves = append(t.leaves, t.step(playout, i))
	for n := i; n >= 0; n = g.nodes[n].parent {
		g.nodes[n].visits++
		g.nodes[n].total += value
	}
	t.samples.from, t.samples.values = append(t.samples.from, i), append(t.samples.values, value)
	t.samples.steps = append(t.samples.steps, t.step(update, i))
	g.scale = max(g.scale, math.Abs(value))
	return true
}

// choose returns the child of a node that is tried, -1 when it is not in the tree yet, and its move.
func (g *grower) choose(i int32, s spot) (child int32, m rules.Move) {
	n := &g.nodes[i]
	moves, weights := g.board.moves(s)
	switch {
	case weights != nil:
		m = g.draw(moves, weights)
		return g.child(i, m), m
	case n.children < len(moves):
		for _, m := range moves {
			if g.child(i, m) < 0 {
				return -1, m
			}
		}
	}
	best := math.Inf(-1)
	sign := g.board.sign(s)
	for c := n.first; c >= 0; c = g.nodes[c].next {
		k := &g.nodes[c]
		visits := float64(k.visits)
		worth := sign*k.total/visits/g.scale + exploration*math.Sqrt(math.Log(float64(n.visits))/visits)
		if worth > best {
			best, child = worth, c
		}
	}
	return child, g.nodes[child].move
}

// child returns the child of a node by a move, -1 when there is none.
func (g *grower) child(i int32, m rules.Move) int32 {
	for c := g.nodes[i].first; c >= 0; c = g.nodes[c].next {
		if g.nodes[c].move == m {
			return c
		}
	}
	return -1
}

// draw chooses a move of chance.
func (g *grower) draw(moves []rules.Move, weights []int) rules.Move {
	left := g.rng.IntN(sum(weights))
	for i, w := range weights {
		if left -= w; left < 0 {
			return moves[i]
		}
	}
	panic("lab: no move of chance has a weight")
}

// playout plays on by chance and returns what comes of it for Max: 1, 0 or -1, or points.
func (g *grower) playout(s spot) (value float64, whole bool) {
	for ply := 0; ; ply++ {
		if !g.meter.Tick() {
			return 0, false
		}
		value, over := g.board.ended(s, 0)
		switch {
		case over && g.board.Lesson.Points == nil:
			return value / sure, true
		case over:
			return value, true
		case ply == longest && g.board.Lesson.Points == nil:
			return 0, true
		case ply == longest:
			return g.board.estimate(s), true
		}
		moves, weights := g.board.list(s)
		if weights != nil {
			s = g.board.play(s, g.draw(moves, weights))
			continue
		}
		s = g.board.play(s, moves[g.rng.IntN(len(moves))])
	}
}

// plant puts the nodes into the tree, in its order.
func (g *grower) plant() {
	t := g.tree
	place := make([]int32, len(g.nodes))
	t.roots = []int32{0}
	t.nodes = make([]node, 0, len(g.nodes))
	for i := int32(0); i >= 0; {
		n := &g.nodes[i]
		place[i] = int32(len(t.nodes))
		planted := node{parent: -1, move: t.spell(n.move), kind: n.kind, enter: n.enter, ply: n.ply}
		if n.parent >= 0 {
			planted.parent = place[n.parent]
		}
		t.nodes = append(t.nodes, planted)
		i = g.after(i, place)
	}
	for i := range t.events {
		t.events[i].node = place[t.events[i].node]
	}
	for i := range t.samples.from {
		t.samples.from[i] = place[t.samples.from[i]]
	}
	t.nodes[0].leave = int32(len(t.events))
	t.nodes[0].value = g.nodes[0].total / float64(max(g.nodes[0].visits, 1))
}

// after returns the node that comes after one in the order of the tree, -1 at its end, and sets the ends of those that
// are left.
func (g *grower) after(i int32, place []int32) int32 {
	if g.nodes[i].first >= 0 {
		return g.nodes[i].first
	}
	for ; i >= 0; i = g.nodes[i].parent {
		g.tree.nodes[place[i]].end = int32(len(g.tree.nodes))
		if g.nodes[i].next >= 0 {
			return g.nodes[i].next
		}
	}
	return -1
}
