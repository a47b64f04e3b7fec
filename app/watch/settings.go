// Package watch is the search of a tree as a person watches it: what is searched and at which step, the
// address of that,
// the part of the tree that is on the screen and where it stands, the program with the line being run, questions about
// the next step, and their marks. It knows no browser. The tree itself is the machine's; a [Session] asks for a window
// of it at one step, so that nothing of a later step is here before it is due.
package watch

import (
	"slices"

	"tablier/ai/protocol"
	"tablier/rules"
)

// The algorithms, by the names that the protocol has for them.
const (
	Minimax    = "minimax"
	Negamax    = "negamax"
	AlphaBeta  = "alphabeta"
	Table      = "table"
	Deepening  = "deepening"
	Expectimax = "expectimax"
	MonteCarlo = "mcts"
	Backward   = "backward"
)

// Algorithms lists them in the order in which a person is offered them.
func Algorithms() []string {
	return []string{Minimax, Negamax, AlphaBeta, Table, Deepening, Expectimax, MonteCarlo, Backward}
}

// Orders lists the orders of moves, by the protocol's names.
func Orders() []string { return []string{"rules", "best", "worst", "reverse"} }

// The limits of what can be asked for.
const (
	MostDepth    = 12
	MostPlayouts = 5000
	MostChanges  = 100 // of leaves and of orders, each
)

// Last is the step at which a search has ended.
const Last = -1

// Settings say what is searched.
type Settings struct {
	Game, Variant string
	Position      string // in the rules' notation; empty for the usual start
	Algorithm     string
	Depth         int // in plies; of Monte-Carlo the number of playouts
	Evaluation    string
	Order         string
	Leaves        []Leaf
	Moves         []Ordered
}

// A Leaf is a leaf that has been given another value.
type Leaf struct {
	Path  []string
	Value int
}

// Ordered is a node whose moves are searched in another order.
type Ordered struct{ Path, Moves []string }

// A Moment is a step of a search.
type Moment struct {
	Settings
	Step int // Last: the end
}

// Equal says whether two settings ask for the same search.
func (s *Settings) Equal(o *Settings) bool {
	return s.Game == o.Game && s.Variant == o.Variant && s.Position == o.Position && s.Algorithm == o.Algorithm &&
		s.Depth == o.Depth && s.Evaluation == o.Evaluation && s.Order == o.Order &&
		slices.EqualFunc(s.Leaves, o.Leaves, func(a, b Leaf) bool {
			return a.Value == b.Value && slices.Equal(a.Path,
				b.Path)
		}) &&
		slices.EqualFunc(s.Moves, o.Moves, func(a, b Ordered) bool {
			return slices.Equal(a.Path, b.Path) && slices.Equal(a.Moves, b.Moves)
		})
}

// Changed says whether leaves or orders of moves are a person's own.
func (s *Settings) Changed() bool { return len(s.Leaves)+len(s.Moves) > 0 }

// SetLeaf gives a leaf another value. It takes the place of an earlier one.
func (s *Settings) SetLeaf(path []string, value int) {
	s.Leaves = slices.DeleteFunc(slices.Clone(s.Leaves), func(l Leaf) bool { return slices.Equal(l.Path, path) })
	s.Leaves = append(s.Leaves, Leaf{slices.Clone(path), value})
}

// SetOrder gives the moves of a node another order, in the place of an earlier one.
func (s *Settings) SetOrder(path, moves []string) {
	s.Moves = slices.DeleteFunc(slices.Clone(s.Moves), func(o Ordered) bool { return slices.Equal(o.Path, path) })
	s.Moves = append(s.Moves, Ordered{slices.Clone(path), slices.Clone(moves)})
}

// Unchanged returns the settings without changes of a person's own.
func (s Settings) Unchanged() Settings {
	s.Leaves, s.Moves = nil, nil
	return s
}

// Beside returns the algorithm whose counters stand beside those of another one, empty for none.
func Beside(algorithm string) string {
	switch algorithm {
	case AlphaBeta, Deepening:
		return Minimax
	case Table:
		return AlphaBeta
	case Minimax, Negamax:
		return AlphaBeta
	}
	return ""
}

// Bounds says whether an algorithm keeps alpha and beta.
func Bounds(algorithm string) bool {
	return algorithm == AlphaBeta || algorithm == Table || algorithm == Deepening
}

// request returns what to ask the machine for: a window of the tree at a step.
func (s *Settings) request(w Window, step int) protocol.Request {
	r := protocol.Request{
		Op:     protocol.OpTree,
		Record: rules.Record{Game: s.Game, Variant: s.Variant, Start: s.Position},
		Tree: protocol.TreeQuery{
			Algorithm: s.Algorithm, Evaluation: s.Evaluation, Order: s.Order, Beside: Beside(s.Algorithm),
			At: w.At, Levels: w.Levels, From: w.From, Step: step, Truth: true,
		},
	}
	if s.Algorithm == MonteCarlo {
		r.Nodes = uint64(s.Depth)
	} else {
		r.Depth = s.Depth
	}
	for _, l := range s.Leaves {
		r.Tree.Leaves = append(r.Tree.Leaves, protocol.LeafValue{Path: l.Path, Value: float64(l.Value)})
	}
	for _, o := range s.Moves {
		r.Tree.Orders = append(r.Tree.Orders, protocol.MoveOrder{Path: o.Path, Moves: o.Moves})
	}
	return r
}
