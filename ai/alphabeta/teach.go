package alphabeta

import (
	"math"

	"tablier/ai"
)

// A Recorder is told what a search does, in the order in which it does it. In play a search has none. Scores and bounds
// are in the view of the side to move of the position that they are about.
type Recorder[M ai.Code] interface {
	// Iterate: the root is searched, so many plies deep, within the full window.
	Iterate(depth int)
	// Enter: of the position entered last, and not yet left, m is played, and what it leads to is searched.
	Enter(m M, depth int, alpha, beta int32)
	// Leaf: the same, but it is settled without a search: at the horizon by an estimate, else by the end of the game.
	Leaf(m M, score int32, horizon bool)
	// Cut: the moves left of the position entered last are not played, since its score so far is at least beta.
	Cut(score, beta int32)
	// Leave: the position entered last is done. Hit says that the table settled it at once.
	Leave(score int32, bound Bound, hit bool)
}

// A Bound says how a score that a [Recorder] is told bounds the true one. The search is fail-soft: a score outside the
// window is the best bound that was found, not the window's.
type Bound uint8

// The bounds.
const (
	Exact Bound = iota
	AtLeast
	AtMost
)

// Plain are the choices that a search that is taught leaves.
type Plain struct {
	Table  bool // a transposition table, for positions searched to the same depth
	Deepen bool // depth after depth; the best move of one is the root's first of the next
}

// A Teacher searches as it is taught: the search of an [Engine] with its frame, but with the full window for every move,
// moves in the order in which the game lists them, and nothing extended, reduced or overlooked. A position that comes
// back counts as any other, so that all ways to search to a depth agree on the value.
type Teacher[S any, M ai.Code] struct {
	core  *core[S, M]
	plain Plain
}

// NewTeacher returns a teacher, with a table as large as [New] says.
func NewTeacher[S any, M ai.Code](plain Plain, bits uint) *Teacher[S, M] {
	return &Teacher[S, M]{core: &core[S, M]{bits: bits}, plain: plain}
}

// Search searches a position that has not ended to a depth of at most maxPly, and tells the recorder. The meter may
// stop it; it returns false then.
func (t *Teacher[S, M]) Search(game Game[S, M], root S, depth int, meter *ai.Meter, recorder Recorder[M]) bool {
	c := t.core
	c.begin(game, nil, ai.Handicap{}, 0)
	c.teach(t.plain, recorder)
	c.meter = meter
	d := deepening[S, M]{core: c, root: root, limits: ai.Limits{Depth: depth}}
	d.run()
	return !c.stopped
}

// teach makes the search that has begun a plain one.
func (c *core[S, M]) teach(plain Plain, recorder Recorder[M]) {
	c.recorder, c.plain = recorder, plain
	c.selective, c.overlooker = nil, nil
	c.late, c.narrow, c.oldest = math.MaxInt, math.MaxInt, maxPly
}

// above returns the depth before the first that is searched.
func (c *core[S, M]) above(deepest int) int {
	if c.recorder != nil && !c.plain.Deepen {
		return deepest - 1
	}
	return 0
}

// recorded is negamax for a recorder.
func (c *core[S, M]) recorded(depth, ply int, alpha, beta int32) (int32, taint) {
	if score, bound, settles := c.same(c.path[ply], depth, ply, alpha, beta); settles {
		c.recorder.Leave(score, bound, true)
		return score, taint{}
	}
	here := &c.ply[ply]
	c.list(here, c.path[ply], 0)
	return c.try(here, depth, ply, alpha, beta)
}

// leaf returns the score of a position that is settled without a search for the other side, and records it.
func (c *core[S, M]) leaf(m M, score int32, horizon bool) int32 {
	if c.recorder != nil {
		c.recorder.Leaf(m, score, horizon)
	}
	return -score
}

// cut records that so many moves are left out.
func (c *core[S, M]) cut(left int, score, beta int32) {
	if left > 0 {
		c.recorder.Cut(score, beta)
	}
}

// leave keeps the score of a position, and records it.
func (c *core[S, M]) leave(m M, score int32, kind bound, depth, ply int) {
	if c.plain.Table {
		c.table.store(entry{
			word: c.path[ply], move: uint32(m), score: int16(relative(score, ply)), depth: uint8(depth),
		}, kind)
	}
	c.recorder.Leave(score, kind.bounded(), false)
}

// same asks the table for a score of a position searched to the same depth that settles the window.
func (c *core[S, M]) same(word uint64, depth, ply int, alpha, beta int32) (score int32, bound Bound, settles bool) {
	if !c.plain.Table {
		return 0, Exact, false
	}
	e := c.table.find(word)
	if e == nil || int(e.depth) != depth {
		return 0, Exact, false
	}
	score = absolute(int32(e.score), ply)
	switch e.bound() {
	case exact:
		return score, Exact, true
	case atLeast:
		return score, AtLeast, score >= beta
	}
	return score, AtMost, score <= alpha
}

// bounded returns a bound of the table as a recorder is told it.
func (b bound) bounded() Bound {
	switch b {
	case atLeast:
		return AtLeast
	case atMost:
		return AtMost
	}
	return Exact
}

// Ended says of a score that it is a win, 1, or a loss, -1, for the side to move, and at which ply of the search the
// game ends; side is 0 of an estimate or a draw.
func Ended(score int32) (side, ply int) {
	switch {
	case score >= proven:
		return 1, int(won - score)
	case score <= -proven:
		return -1, int(won + score)
	}
	return 0, 0
}
