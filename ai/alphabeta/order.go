package alphabeta

import "tablier/ai"

// Ranks of moves to try early, above any history.
const (
	rankTable  = 1 << 30
	rankKiller = 1 << 28
)

// list puts the moves that are seen in a position in here, with their ranks.
func (c *core[S, M]) list(here *level[S, M], first M) {
	here.moves = c.game.Moves(here.moves[:0], here.state)
	if c.sight.Overlook > 0 {
		here.moves = c.see(here.moves, here.state, here.word)
	}
	here.ranks = here.ranks[:0]
	for _, m := range here.moves {
		rank := c.history[slot(m)]
		switch {
		case m == first:
			rank = rankTable
		case m == here.killers[0]:
			rank = rankKiller + 1
		case m == here.killers[1]:
			rank = rankKiller
		}
		here.ranks = append(here.ranks, rank)
	}
}

// pick moves the best of the moves from i on to i, keeping the game's order among equals, and returns it.
func pick[S any, M ai.Code](here *level[S, M], i int) M {
	at := i
	for k := i + 1; k < len(here.ranks); k++ {
		if here.ranks[k] > here.ranks[at] {
			at = k
		}
	}
	m, rank := here.moves[at], here.ranks[at]
	for ; at > i; at-- { // by hand: in a browser a call to copy costs more than these few words
		here.moves[at], here.ranks[at] = here.moves[at-1], here.ranks[at-1]
	}
	here.moves[i], here.ranks[i] = m, rank
	return m
}

// reward makes a move that cut come early elsewhere.
func (c *core[S, M]) reward(here *level[S, M], m M, depth int) {
	if here.killers[0] != m {
		here.killers = [2]M{m, here.killers[0]}
	}
	h := &c.history[slot(m)]
	*h = min(*h+int32(depth*depth), rankKiller-1)
}

// slot is a move's place in the history.
func slot[M ai.Code](m M) uint32 { return uint32(m) * 0x9e3779b1 >> 20 }

// see drops the moves that are overlooked in the position with this word, but never all: then the one that
// comes nearest to being seen stays.
func (c *core[S, M]) see(moves []M, s S, word uint64) []M {
	seen := moves[:0]
	var last M
	nearest := -1.0
	for _, m := range moves {
		chance := c.sight.Overlook
		if c.slipper != nil {
			chance *= c.slipper.Hidden(s, m)
		}
		luck := float64(ai.Mix(c.seed, word, uint64(m))>>11) / (1 << 53)
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
