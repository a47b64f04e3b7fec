// Package lab searches as it is taught, so that a search can be seen: minimax, negamax, expectimax, Monte-Carlo tree
// search and solving backwards stand here, in the words of the rules; alpha-beta, with and without a table and
// deepening, is that of package alphabeta behind its recorder, and the waves are those of package retro.
//
// A search grows a [Tree], which keeps of every node at which step it was entered and left. What the search looked like
// at any step is computed from that, without searching or replaying: [Tree.Window].
//
// A position that comes back counts as any other here. So the value of a position follows from the position and the
// depth alone, and all algorithms that look at the same depth find the same.
package lab

import (
	"slices"

	"tablier/ai"
	"tablier/rules"
)

// The algorithms.
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

// Algorithms returns the names of all.
func Algorithms() []string {
	return []string{Minimax, Negamax, AlphaBeta, Table, Deepening, Expectimax, MonteCarlo, Backward}
}

// The orders in which the moves of a position are searched.
const (
	Listed  = "rules" // as the rules list them
	Best    = "best"  // by the evaluation after them, for who moves
	Worst   = "worst"
	Reverse = "reverse" // of Listed
)

// Orders returns the names of all.
func Orders() []string { return []string{Listed, Best, Worst, Reverse} }

// A Query says what is searched, and how.
type Query struct {
	Lesson     *ai.Lesson
	Root       rules.Position // as its side to move may know it
	Algorithm  string
	Depth      int // plies
	Nodes      int // that the tree may have; of Monte-Carlo tree search, playouts
	Evaluation string
	Order      string
	Seed       uint64
	Leaves     []Leaf
	Reordered  []Reordered
}

// A Leaf is a leaf at the horizon that has been given a value, for the lesson's Max. It holds wherever the same position
// is a leaf.
type Leaf struct {
	Path  []rules.Move
	Value float64
}

// A Reordered is a node whose moves have been given an order, those not named coming last. It holds wherever the same
// position is searched.
type Reordered struct {
	Path, Moves []rules.Move
}

// A QueryError says which field of a query is wrong, and what it should be.
type QueryError struct{ Field, Need string }

func (e *QueryError) Error() string { return e.Field + ": want " + e.Need }

// check says what is wrong with a query, nil when nothing is.
func (q *Query) check() error {
	windowed := []string{AlphaBeta, Table, Deepening, Minimax, Negamax, Backward}
	switch {
	case !slices.Contains(Algorithms(), q.Algorithm):
		return wrong("algorithm", Algorithms())
	case q.Lesson.Uncertain && slices.Contains(windowed, q.Algorithm):
		return wrong("algorithm", []string{Expectimax, MonteCarlo})
	case q.Depth == 0 && q.Algorithm != MonteCarlo:
		return &QueryError{"depth", "a number of plies"}
	case q.Order != "" && !slices.Contains(Orders(), q.Order):
		return wrong("order", Orders())
	case q.Lesson.Small != nil && !q.Lesson.Small(q.Root):
		return &QueryError{"start", "a position nearer to the end"}
	}
	return nil
}

func wrong(field string, known []string) error {
	need := ""
	for i, name := range known {
		switch {
		case i == 0:
		case i == len(known)-1:
			need += " or "
		default:
			need += ", "
		}
		need += name
	}
	return &QueryError{field, need}
}

// Grow searches. It ends early, with the context's error, when that is done, and with a *QueryError when the tree gets
// too large.
func Grow(ctx ai.Context, q Query, pause func()) (*Tree, error) {
	if err := q.check(); err != nil {
		return nil, err
	}
	b, err := newBoard(q)
	if err != nil {
		return nil, err
	}
	hooks := ai.Hooks{Pause: pause}
	meter, free := ai.NewMeter(ctx, ai.Limits{Nodes: uint64(q.Nodes)}, hooks), ai.NewMeter(ctx, ai.Limits{}, hooks)
	t := newTree(b)
	var whole bool
	switch q.Algorithm {
	case AlphaBeta, Table, Deepening:
		whole = t.growByWindows(meter)
	case MonteCarlo:
		whole = t.growByChance(free)
	case Backward:
		whole = t.growBackwards(meter, free)
	default:
		whole = t.growPlainly(meter)
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if !whole {
		return nil, &QueryError{"nodes", "a smaller tree: it has more than " + count(q.Nodes) + " nodes"}
	}
	return t, nil
}
