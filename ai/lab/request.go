package lab

import (
	"slices"
	"strings"

	"tablier/rules"
	"tablier/rules/short"
)

// An Algorithm is a search that can be shown.
type Algorithm string

// The algorithms.
const (
	Minimax    Algorithm = "minimax"
	Negamax    Algorithm = "negamax" // minimax, with each value in the view of the side to move
	AlphaBeta  Algorithm = "alphabeta"
	Tabled     Algorithm = "table" // alpha-beta with a transposition table
	Deepening  Algorithm = "deepening"
	Expectimax Algorithm = "expectimax" // minimax that takes the mean where chance acts
	MonteCarlo Algorithm = "mcts"
	Backward   Algorithm = "backward"
)

// Algorithms lists the algorithms in the order in which they are offered.
func Algorithms() []Algorithm {
	return []Algorithm{Minimax, Negamax, AlphaBeta, Tabled, Deepening, Expectimax, MonteCarlo, Backward}
}

// An Order is the order in which moves are searched.
type Order string

// The orders.
const (
	ByRules Order = "rules"   // as the rules list them
	Best    Order = "best"    // by the evaluation after the move, the best for the mover first
	Worst   Order = "worst"   // the other way round
	Reverse Order = "reverse" // as the rules list them, the last first
)

// Orders lists the orders of moves in the order in which they are offered.
func Orders() []Order { return []Order{ByRules, Best, Worst, Reverse} }

// A Leaf replaces the evaluation of a position at the horizon.
type Leaf struct {
	Path  []rules.Move // from the root
	Value float64
}

// An Arrangement replaces the order of a position's moves.
type Arrangement struct {
	Path  []rules.Move
	Moves []rules.Move // those that come first, in this order; the others follow
}

// A Request describes the search to be shown.
type Request struct {
	Root      rules.Position
	Algorithm Algorithm
	Depth     int // plies; unused by Monte-Carlo
	Nodes     int // the most that the tree may have, or the playouts of Monte-Carlo
	Evaluation
	Order  Order
	Seed   uint64
	Leaves []Leaf
	Orders []Arrangement
}

// path returns the moves of a path as one text, with spaces between.
func path(moves []rules.Move) string {
	words := make([]string, len(moves))
	for i, m := range moves {
		words[i] = string(m)
	}
	return strings.Join(words, " ")
}

// extend returns the path of the node after one more move.
func extend(path string, m rules.Move) string {
	if path == "" {
		return string(m)
	}
	return path + " " + string(m)
}

// A changes is the replacements of a request, by path.
type changes struct {
	leaves map[string]float64
	orders map[string][]rules.Move
}

func (r *Request) changes() changes {
	c := changes{leaves: map[string]float64{}, orders: map[string][]rules.Move{}}
	for _, l := range r.Leaves {
		c.leaves[path(l.Path)] = l.Value
	}
	for _, o := range r.Orders {
		c.orders[path(o.Path)] = o.Moves
	}
	return c
}

// any says whether there are replacements: else no paths are needed.
func (c changes) any() bool { return len(c.leaves)+len(c.orders) > 0 }

// arrange moves the moves of first to the front.
func arrange(moves, first []rules.Move) []rules.Move {
	rank := func(m rules.Move) int {
		if i := slices.Index(first, m); i >= 0 {
			return i
		}
		return len(first)
	}
	short.Sort(moves, func(a, b rules.Move) int { return rank(a) - rank(b) })
	return moves
}
