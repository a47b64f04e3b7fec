package alphabeta

import "tablier/ai"

// A Recorder receives the steps of a search in their order. Scores are in the view of the side to move.
type Recorder[M ai.Code] interface {
	// Iterate is called when a search of the root to a depth begins: the root is entered.
	Iterate(depth int)
	// Move is called before the position after a move of the present one. It is settled by Leaf, or else entered.
	Move(m M)
	// Leaf is called with the score of the position after Move.
	Leaf(score int32, why Why)
	// Enter is called when the position after Move becomes the present one. It is searched depth plies deep within a
	// window.
	Enter(depth int, alpha, beta int32)
	// Cut is called when the remaining moves of the present position are cut off, since alpha is no less than beta.
	Cut(alpha, beta int32)
	// Leave is called with the score of the present position; table says that it was known. The one before it is the
	// present one again.
	Leave(score int32, bound Bound, table bool)
}

// A Why is the reason why a position is not searched.
type Why uint8

// The reasons.
const (
	Ended    Why = iota
	Horizon      // it is estimated
	Repeated     // it is on the path, or has occurred too often: a draw
)

// A Bound is the relation of a score to the true one.
type Bound uint8

// The bounds.
const (
	Exact Bound = iota
	AtLeast
	AtMost
)

func (b bound) public() Bound { return [...]Bound{atLeast: AtLeast, atMost: AtMost, exact: Exact}[b] }

// A Traced is the configuration of a search that people follow: each move is searched within the full window, once,
// in the order in which the game lists them. Nothing of history, killer moves, null windows, reductions or extensions
// takes part. It returns the best score found, also beyond the window (fail-soft).
type Traced[M ai.Code] struct {
	Table bool // a position that was searched deep enough is looked up
	// Deepen searches the root to every depth up to the limit. The best move of a position in the table comes first
	// then, and at the root that of the depth before.
	Deepen   bool
	Recorder Recorder[M]
}

// NewTraced returns an engine for traced searches, with a table as New makes it. Of the limits it minds Depth alone.
func NewTraced[G Game[S, M], S any, M ai.Code](read ai.Reader[G, S], bits uint, traced Traced[M]) ai.Engine {
	e := New[G, S, M](read, bits)
	e.core.traced = &traced
	return e
}

// leaf returns the score, for the side that has moved, of a position that is not searched, and records it.
func (c *core[S, M]) leaf(score int32, why Why) int32 {
	if c.traced != nil {
		c.traced.Recorder.Leaf(-score, why)
	}
	return score
}

// meant returns the bound of a score in the table that has settled a position.
func (c *core[S, M]) meant(word uint64) Bound { return c.table.find(word).bound().public() }

// Proven returns the value that a score proves, and in how many plies from the root; Unknown for an estimate.
func Proven(score int32) (value ai.Value, plies int) {
	switch {
	case score >= proven:
		return ai.Win, int(won - score)
	case score <= -proven:
		return ai.Loss, int(won + score)
	}
	return ai.Unknown, 0
}
