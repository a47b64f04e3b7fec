package lab

import (
	"math"

	"tablier/ai"
	"tablier/rules"
)

// growPlainly searches every move to the depth: minimax, negamax and expectimax.
func (t *Tree) growPlainly(meter *ai.Meter) bool {
	g := plain{tree: t, board: t.board, meter: meter}
	root := spot{position: t.board.Root}
	if t.board.Algorithm == Negamax {
		g.negamax("", root, t.board.Depth, t.board.sign(root))
	} else {
		g.expectimax("", root, t.board.Depth)
	}
	return !g.stopped
}

type plain struct {
	tree    *Tree
	board   *board
	meter   *ai.Meter
	stopped bool
}

// settle enters a spot; where that has ended, or is at the horizon, it is left at once with its value.
func (g *plain) settle(m rules.Move, s spot, depth int) (value float64, settled bool) {
	if !g.meter.Tick() {
		g.stopped = true
		return 0, true
	}
	ply := g.board.Depth - depth
	if value, over := g.board.ended(s, ply); over {
		g.tree.leaf(m, endNode, value)
		return value, true
	}
	if depth == 0 {
		value := g.board.estimate(s)
		g.tree.leaf(m, leafNode, value)
		return value, true
	}
	g.tree.enter(m, g.board.kindOf(s))
	return 0, false
}

// expectimax returns the value of a spot for Max: the greatest of what follows where he moves, the least where the other
// does, and the mean by their weights where chance does. Without chance it is minimax.
func (g *plain) expectimax(m rules.Move, s spot, depth int) float64 {
	if value, settled := g.settle(m, s, depth); settled {
		return value
	}
	moves, weights := g.board.moves(s)
	kind := g.board.kindOf(s)
	best := start(kind)
	for i, m := range moves {
		value := g.expectimax(m, g.board.play(s, m), depth-1)
		if g.stopped {
			return 0
		}
		switch kind {
		case maxNode:
			best = max(best, value)
		case minNode:
			best = min(best, value)
		default:
			best += float64(weights[i]) * value
		}
	}
	if kind == chanceNode {
		best /= float64(sum(weights))
	}
	g.tree.leave(best, exact, false)
	return best
}

// start is the value of a node none of whose children has been searched.
func start(k kind) float64 {
	switch k {
	case maxNode:
		return math.Inf(-1)
	case minNode:
		return math.Inf(1)
	}
	return 0
}

func sum(weights []int) int {
	n := 0
	for _, w := range weights {
		n += w
	}
	return n
}

// negamax returns the value of a spot for its side to move; sign turns it into the value for Max.
func (g *plain) negamax(m rules.Move, s spot, depth int, sign float64) float64 {
	if value, settled := g.settle(m, s, depth); settled {
		return sign * value
	}
	moves, _ := g.board.moves(s)
	best := math.Inf(-1)
	for _, m := range moves {
		best = max(best, -g.negamax(m, g.board.play(s, m), depth-1, -sign))
		if g.stopped {
			return 0
		}
	}
	g.tree.leave(sign*best, exact, false)
	return best
}
