package alphabeta

import "tablier/ai"

// A numbers is a proof number and a disproof number (Allis 1994) in the view of the side to move: the least number of
// positions that have to be settled for it to reach its goal, and for the other side. One side, the hunter, wants to
// win; the other wants not to lose. 0 and lots say that the side to move gets what it wants, lots and 0 that it does
// not.
type numbers struct{ phi, delta uint32 }

// A Guesser is a Game with an estimate of its own for the proof numbers of positions that have not been searched.
type Guesser[S any] interface {
	// Guess estimates as Eval does.
	Guess(s S) int32
}

// infiniteNumber stands for infinite numbers; two of them fit into the move of an entry.
const infiniteNumber = 30_000

// settled returns the numbers of a position whose side to move reaches its goal, or not.
func settled(gets bool) numbers {
	if gets {
		return numbers{0, infiniteNumber}
	}
	return numbers{infiniteNumber, 0}
}

// prove is depth-first proof-number search (Nagai 2002) of the position at ply. It ends when one of the numbers is 0 or
// reaches its limit, or when as many nodes have been counted as the goal says. A position that comes back on the path,
// or is too deep, is no win for the hunter: so what is proved is true, and what is not may be won all the same.
//
// Several ways often lead to one position. So the numbers of moves are not added up: the greatest counts, and 1 for
// each other move that is open (Ueda et al. 2008).
func (c *core[S, M]) prove(ply int, limit numbers, hunter bool, goal uint64) numbers {
	here := &c.ply[ply]
	here.moves = c.game.Moves(here.moves[:0], here.state)
	for {
		f := c.frontier(ply, hunter)
		if c.stopped {
			return f.numbers
		}
		c.note(c.path[ply], f.numbers)
		if f.phi == 0 || f.delta == 0 || f.phi >= limit.phi || f.delta >= limit.delta || c.meter.Nodes() >= goal {
			return f.numbers
		}
		state, word, _ := c.game.Play(here.state, f.best)
		c.ply[ply+1].state, c.path[ply+1] = state, word
		// An eighth more than the next best move has: else the search would go to and fro between the two.
		c.prove(ply+1, numbers{limit.delta, min(limit.phi, f.second+f.second/8+1)}, !hunter, goal)
		if c.stopped {
			return f.numbers
		}
	}
}

// A frontier is the combined numbers of a position's successors.
type frontier[M ai.Code] struct {
	numbers
	best   M
	second uint32 // the delta of the second best move
}

// frontier combines the numbers of the positions after the moves of the one at ply.
func (c *core[S, M]) frontier(ply int, hunter bool) frontier[M] {
	f := frontier[M]{numbers: settled(false), second: infiniteNumber}
	here, open := &c.ply[ply], uint32(0)
	for _, m := range here.moves {
		if !c.meter.Tick() {
			c.stopped = true
			return f
		}
		_, _, next := c.after(here.state, m, ply, !hunter)
		switch {
		case next.delta == 0:
			f.numbers = settled(true)
			return f
		case next.phi == 0:
			continue
		case next.delta < f.phi:
			f.best, f.second, f.phi = m, f.phi, next.delta
		case next.delta < f.second:
			f.second = next.delta
		}
		open++
		f.delta = max(f.delta, next.phi)
	}
	if open > 0 {
		f.delta = min(f.delta+open-1, infiniteNumber-1)
	}
	return f
}

// after returns the position after a move of the one at ply, and its numbers; hunter says whether its side to move is
// the hunter.
func (c *core[S, M]) after(s S, m M, ply int, hunter bool) (next S, word uint64, so numbers) {
	next, word, end := c.game.Play(s, m)
	switch {
	case end != ai.Unknown:
		return next, word, settled(end == ai.Win || end == ai.Draw && !hunter)
	case c.drawn.has(word) || c.repeats(word, ply+1) >= 0 || ply+1 >= maxPly:
		return next, word, settled(!hunter)
	}
	if e := c.table.find(word); e != nil {
		return next, word, numbers{e.move >> 16, e.move & (1<<16 - 1)}
	}
	return next, word, c.guess(next, hunter)
}

// repeats returns the nearest ply of the path with the position of a word, which occurs again at ply, -1 for none.
func (c *core[S, M]) repeats(word uint64, ply int) int {
	for back := ply - 2; back >= 0; back -= 2 {
		if c.path[back] == word {
			return back
		}
	}
	return -1
}

// guess returns the initial numbers of a position that has not been searched, by its estimate. What is likely won is
// easily proved. Less is known of how hard it is to disprove.
func (c *core[S, M]) guess(s S, hunter bool) numbers {
	const hardest, hard = 64, 8
	e := Most // from 0 for lost to 2·Most
	if c.guesser != nil {
		e += int(c.guesser.Guess(s))
	} else {
		e += int(c.game.Eval(s))
	}
	if !hunter {
		e = 2*Most - e
	}
	proof := uint32(1 + hardest*(2*Most-e)/(2*Most))
	disproof := uint32(1 + hard*e/(2*Most))
	if hunter {
		return numbers{proof, disproof}
	}
	return numbers{disproof, proof}
}

// note stores the numbers of a position in the table; final ones outlast others.
func (c *core[S, M]) note(word uint64, n numbers) {
	e := entry{word: word, move: n.phi<<16 | n.delta, depth: 1}
	if n.phi == 0 || n.delta == 0 {
		e.depth = resolved
	}
	c.table.store(e, exact)
}
