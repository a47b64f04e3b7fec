package alphabeta

import (
	"math"

	"tablier/ai"
)

// Scores are in the view of the side to move. A win n plies from the root of the search is won-n; no
// estimate comes near.
const (
	won      = 32_000
	proven   = 30_000 // scores from here on are proved wins
	infinite = 32_500
	maxPly   = 120
)

// A basis is what a score rests on besides ends of the game.
type basis struct {
	estimate bool  // an estimate at the horizon
	repeats  int32 // the least ply of a position on the path whose repetition counted as a draw
}

const unrepeated = maxPly + 1 // of repeats: no repetition counted

// or returns the basis of a score that rests on two others.
func (t basis) or(u basis) basis { return basis{t.estimate || u.estimate, min(t.repeats, u.repeats)} }

// A core is a search's memory, kept from one search to the next so that nothing is allocated at a node.
type core[S any, M ai.Code] struct {
	bits  uint
	table *table
	ply   [maxPly + 1]level[S, M]
	path  [maxPly + 1]uint64 // the words of the positions that led here
	// history counts, by a hash of the move, how often and how deep a move has cut.
	history [4096]int32

	game       Game[S, M]
	overlooker Overlooker[S, M]
	sighted    ai.Sighted[S, M]
	last       []int // the cells of the last move of the game
	selective  Selective[S]
	guesser    Guesser[S]
	late       int // the number of the move from which on moves are searched a ply less deep
	horizon    int // the ply from which on any position is estimated
	drawn      past
	handicap   ai.Handicap
	chances    []float64 // of overlook
	contempt   int32     // how much less than even a repeated position counts for the side to move at the root
	seed       uint64
	meter      *ai.Meter
	stopped    bool
	huntMemory hunt[S, M]
}

// A level is the search's memory of one ply of the present path.
type level[S any, M ai.Code] struct {
	state   S
	moves   []M
	order   []uint64 // see list
	killers [2]M
	pv      []M
}

// begin prepares for a search of a game, with empty tables.
func (c *core[S, M]) begin(game Game[S, M], drawn map[uint64]bool, last []int, handicap ai.Handicap, seed uint64) {
	if c.table == nil {
		c.table = newTable(c.bits)
	}
	c.table.clear()
	clear(c.history[:])
	for i := range c.ply {
		c.ply[i].killers = [2]M{}
	}
	c.game, c.last, c.handicap, c.seed, c.stopped = game, last, handicap, seed, false
	c.drawn.fill(drawn)
	c.overlooker, _ = game.(Overlooker[S, M])
	c.sighted, _ = game.(ai.Sighted[S, M])
	c.selective, _ = game.(Selective[S])
	c.guesser, _ = game.(Guesser[S])
	c.late = math.MaxInt
	if c.selective != nil {
		c.late = c.selective.FullDepthMoves()
	}
}

// negamax returns the score of the position at ply, searched depth plies deep, at least one: exact within the
// window, a bound outside. The result means nothing once the search is stopped.
func (c *core[S, M]) negamax(depth, ply int, alpha, beta int32) (int32, basis) {
	first, score, t, cut := c.recall(c.path[ply], depth, ply, alpha, beta)
	if cut {
		return score, t
	}
	here := &c.ply[ply]
	c.list(here, ply, c.path[ply], first)
	return c.try(here, depth, ply, alpha, beta)
}

// ended returns the score of the end of the game.
func ended(end ai.Value, ply int) int32 {
	switch end {
	case ai.Win:
		return won - int32(ply)
	case ai.Loss:
		return int32(ply) - won
	}
	return 0
}

// recall looks a position up in the table: a score that settles the window, and the move to try first, the zero move
// for none.
func (c *core[S, M]) recall(word uint64, depth, ply int, alpha, beta int32) (first M, score int32, t basis, cut bool) {
	e := c.table.find(word)
	if e == nil {
		return first, 0, t, false
	}
	first = M(e.move)
	if beta-alpha > 1 {
		return first, 0, t, false // the principal variation is searched to its end
	}
	score = int32(e.score)
	deep := int(e.depth) >= depth
	var low, high bool // whether the score is a bound below and above
	switch e.bound() {
	case atLeast:
		low = true
	case atMost:
		high = true
	case exact:
		low, high = true, true
	}
	// A win that was found is one at any depth, and so is a loss.
	low = low && (deep || score >= proven)
	high = high && (deep || score <= -proven)
	score = absolute(score, ply)
	t = basis{estimate: e.depth != resolved && abs(score) < proven, repeats: unrepeated}
	return first, score, t, low && score >= beta || high && score <= alpha
}

// absolute turns a score counted from a position into one counted from the root; relative turns it back.
func absolute(score int32, ply int) int32 {
	switch {
	case score >= proven:
		return score - int32(ply)
	case score <= -proven:
		return score + int32(ply)
	}
	return score
}

func relative(score int32, ply int) int32 { return absolute(score, -ply) }

func abs(n int32) int32 { return max(n, -n) }

// try searches the listed moves of a position and stores the result.
func (c *core[S, M]) try(here *level[S, M], depth, ply int, alpha, beta int32) (int32, basis) {
	best, bestMove, bestBasis := int32(-infinite), M(0), basis{}
	all := basis{repeats: unrepeated} // the basis of the claim that no move is better
	kind := atMost
	for i := range here.moves {
		m := pick(here, i)
		score, t := c.child(here, m, i, depth, ply, alpha, beta)
		if c.stopped {
			return 0, basis{}
		}
		all = all.or(t)
		if score > best {
			best, bestMove, bestBasis = score, m, t
		}
		if score <= alpha {
			continue
		}
		if score >= beta {
			kind, all = atLeast, bestBasis
			c.reward(here, m, depth)
			break
		}
		alpha, kind = score, exact
		here.pv = append(append(here.pv[:0], m), c.ply[ply+1].pv...)
	}
	if all.repeats >= int32(ply) {
		all.repeats = unrepeated // the repetition lies within this tree
	}
	c.remember(c.path[ply], bestMove, best, kind, depth, ply, all)
	return best, all
}

// child searches the position after a move: all but the first with an empty window, to see whether they are better.
func (c *core[S, M]) child(here *level[S, M], m M, i, depth, ply int, alpha, beta int32) (int32, basis) {
	depth--
	ply++
	next := &c.ply[ply]
	state, word, end := c.game.Play(here.state, m)
	next.state, next.pv, c.path[ply] = state, next.pv[:0], word
	if !c.meter.Tick() {
		c.stopped = true
		return 0, basis{}
	}
	if end != ai.Unknown {
		return -ended(end, ply), basis{repeats: unrepeated}
	}
	if c.drawn.has(word) {
		return c.repeated(ply), basis{repeats: unrepeated}
	}
	if back := c.repeats(word, ply); back >= 0 {
		return c.repeated(ply), basis{repeats: int32(back)}
	}
	if depth <= 0 && ply < c.horizon && !c.selective.Quiet(state) {
		depth = 1
	}
	if depth <= 0 || ply >= maxPly {
		return -c.game.Eval(state), basis{estimate: true, repeats: unrepeated}
	}
	if i >= c.late && depth >= 2 {
		score, t := c.negamax(depth-1, ply, -alpha-1, -alpha)
		if score = -score; c.stopped || score <= alpha {
			return score, found(score, t)
		}
		next.pv = next.pv[:0]
	}
	if i > 0 {
		score, t := c.negamax(depth, ply, -alpha-1, -alpha)
		if score = -score; c.stopped || score <= alpha || score >= beta {
			return score, found(score, t)
		}
		next.pv = next.pv[:0]
	}
	score, t := c.negamax(depth, ply, -beta, -alpha)
	return -score, found(-score, t)
}

// repeated returns the score of a repeated position at ply for the side that has moved there.
func (c *core[S, M]) repeated(ply int) int32 {
	if ply%2 == 1 {
		return -c.contempt
	}
	return c.contempt
}

// found clears the basis of a win or loss: it stands whatever else was estimated.
func found(score int32, t basis) basis {
	if abs(score) >= proven {
		return basis{repeats: unrepeated}
	}
	return t
}

func (c *core[S, M]) remember(word uint64, m M, score int32, kind bound, depth, ply int, t basis) {
	known := depth
	switch {
	case score >= proven || score <= -proven:
		// Kept with its depth: a deeper search may find a faster win.
	case t.repeats != unrepeated:
		kind = unbounded // true of this path only
	case !t.estimate:
		known = resolved
	}
	c.table.store(entry{word: word, move: uint32(m), score: int16(relative(score, ply)), depth: uint8(known)}, kind)
}
