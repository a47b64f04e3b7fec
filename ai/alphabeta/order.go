package alphabeta

import "tablier/ai"

// Ranks of moves to try early, above any history.
const (
	rankTable  = 1 << 30
	rankKiller = 1 << 28
)

// list fills here with the visible moves of a position at ply and their order: a word for each, the highest to be tried
// first, of its rank and, in the low bits, how far from the end of moves it stands, so that the game's order decides
// among equals.
func (c *core[S, M]) list(here *level[S, M], ply int, word uint64, first M) {
	here.moves = c.game.Moves(here.moves[:0], here.state)
	if c.handicap.Overlook > 0 {
		here.moves = c.dropOverlooked(here.moves, here.state, ply, word)
	}
	here.order = here.order[:0]
	for i, m := range here.moves {
		rank := c.history[slot(m)]
		switch {
		case m == first:
			rank = rankTable
		case m == here.killers[0]:
			rank = rankKiller + 1
		case m == here.killers[1]:
			rank = rankKiller
		}
		here.order = append(here.order, uint64(rank)<<16|uint64(len(here.moves)-i))
	}
}

// pick swaps the best of the moves from i on to i, and returns it.
func pick[S any, M ai.Code](here *level[S, M], i int) M {
	order := here.order
	at, best := i, order[i]
	for k := i + 1; k < len(order); k++ {
		if order[k] > best {
			at, best = k, order[k]
		}
	}
	order[at], order[i] = order[i], best
	return here.moves[len(here.moves)-int(best&0xffff)]
}

// reward records a move that caused a cut-off, as a killer and in the history.
func (c *core[S, M]) reward(here *level[S, M], m M, depth int) {
	if here.killers[0] != m {
		here.killers = [2]M{m, here.killers[0]}
	}
	h := &c.history[slot(m)]
	*h = min(*h+int32(depth*depth), rankKiller-1)
}

// slot returns the index of a move in the history.
func slot[M ai.Code](m M) uint32 { return uint32(m) * 0x9e3779b1 >> 20 }

// dropOverlooked drops the moves that the handicap overlooks in the position with this word, but never all: then the
// one that was nearest to being seen stays.
func (c *core[S, M]) dropOverlooked(moves []M, s S, ply int, word uint64) []M {
	chances := c.overlook(moves, s, ply)
	seen := moves[:0]
	var last M
	nearest := -1.0
	for i, m := range moves {
		chance := chances[i]
		luck := ai.Fraction(ai.Mix(c.seed, word, uint64(m)))
		if luck >= chance {
			seen = append(seen, m)
		} else if luck-chance > nearest {
			last, nearest = m, luck-chance
		}
	}
	if len(seen) == 0 {
		seen = append(seen, last)
	}
	return seen
}

// overlook returns the chance that each move of a position at ply is overlooked. The eye stays on the last move of the
// game while the search imagines further ones, so that a position has the same chances by whatever path it is reached.
func (c *core[S, M]) overlook(moves []M, s S, ply int) []float64 {
	handicap := c.handicap
	if ply%2 == 1 {
		handicap = handicap.Replies()
	}
	c.chances = c.chances[:0]
	for _, m := range moves {
		odds := 1.0
		if c.sighted != nil {
			odds = c.sighted.Sight(s, m, c.last).Odds()
		}
		c.chances = append(c.chances, odds)
	}
	handicap.Chances(c.chances)
	if c.overlooker != nil {
		for i, m := range moves {
			c.chances[i] *= c.overlooker.Overlooked(s, m)
		}
	}
	return c.chances
}
