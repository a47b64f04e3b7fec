package alphabeta

import "tablier/ai"

// A Recorder is told what a search does, in the order in which it does it. Scores are in the view of the side to move.
type Recorder[M ai.Code] interface {
	// Iterate says that a search of the root to a depth begins: the root is entered.
	Iterate(depth int)
	// Move says that the position after a move of the present one comes next. It is settled by Leaf, or else entered.
	Move(m M)
	// Leaf settles the position that came next.
	Leaf(score int32, why Why)
	// Enter says that the position that came next is the present one. It is searched depth plies deep within a window.
	Enter(depth int, alpha, beta int32)
	// Cut says that the moves of the present position that are left are not looked at, since alpha is no less than beta.
	Cut(alpha, beta int32)
	// Leave says what the present position is worth; table: it was known. The one before it is the present one again.
	Leave(score int32, bound Bound, table bool)
}

// Why says why a position is not searched.
type Why uint8

// The reasons.
const (
	Ended    Why = iota
	Horizon      // it is estimated
	Repeated     // it stands on the path, or has come back too often: a draw
)

// A Bound says how a score bounds the true one.
type Bound uint8

// The bounds.
const (
	Exact Bound = iota
	AtLeast
	AtMost
)

func (b bound) public() Bound { return [...]Bound{atLeast: AtLeast, atMost: AtMost, exact: Exact}[b] }

// A Plain search is one that people follow: each move is searched within the full window, once, in the order in which
// the game lists them. Nothing of history, killer moves, null windows, reductions or extensions takes part. It returns
// the best score found, also beyond the window (fail-soft).
type Plain[M ai.Code] struct {
	Table bool // a position that was searched deep enough is looked up
	// Deepen has the root searched to every depth up to the limit. The best move of a position in the table comes first
	// then, and at the root that of the depth before.
	Deepen   bool
	Recorder Recorder[M]
}

// NewPlain returns an engine for plain searches, with a table as New makes it. Of the limits it minds Depth alone.
func NewPlain[G Game[S, M], S any, M ai.Code](read ai.Reader[G, S], bits uint, plain Plain[M]) ai.Engine {
	e := New[G, S, M](read, bits)
	e.core.plain = &plain
	return e
}

// leaf returns the score, for the side that has moved, of a position that is not searched, and tells the recorder.
func (c *core[S, M]) leaf(score int32, why Why) int32 {
	if c.plain != nil {
		c.plain.Recorder.Leaf(-score, why)
	}
	return score
}

// meant returns how the score in the table bounds that of a position that it has settled.
func (c *core[S, M]) meant(word uint64) Bound { return c.table.find(word).bound().public() }

// Proven returns the value that a score is a proof of, and in how many plies from the root; Unknown for an estimate.
func Proven(score int32) (value ai.Value, plies int) {
	switch {
	case score >= proven:
		return ai.Win, int(won - score)
	case score <= -proven:
		return ai.Loss, int(won + score)
	}
	return ai.Unknown, 0
}
