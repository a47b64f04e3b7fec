package lab

import "tablier/rules"

// A table is a transposition table: what was found of each position when it was searched last, by its word.
type table map[uint64]entry

// An entry is what a table knows of a position.
type entry struct {
	best    rules.Move
	depth   int // plies searched below the position; 0 where only the best move is known
	bound   Bound
	value   float64
	decided bool // a side wins: the value counts the plies from here, not from the root
}

// put stores what was found of the position at a ply by a search to a depth from the root. A draw to which play came
// back on the path is true of this path alone: then only the move is kept (Campbell 1985).
func (t table) put(word uint64, best rules.Move, found finding, bound Bound, ply, depth int) {
	if t == nil {
		return
	}
	e := entry{best: best}
	if found.back == nowhere {
		e = entry{best, depth - ply, bound, found.value, found.decided()}
		e.shift(ply)
	}
	t[word] = e
}

// find returns what the table knows of the position at a ply.
func (t table) find(word uint64, ply int) entry {
	e := t[word]
	e.shift(-ply)
	return e
}

// shift brings the end of a decided game nearer by so many plies.
func (e *entry) shift(plies int) {
	switch {
	case !e.decided:
	case e.value > 0:
		e.value += float64(plies)
	default:
		e.value -= float64(plies)
	}
}

// settles says whether the value makes a search to a depth within a window superfluous. It must be of the same depth: a
// deeper search might find another value.
func (e *entry) settles(depth int, alpha, beta float64) bool {
	return e.depth == depth && (e.bound == Exact || e.bound == AtLeast && e.value >= beta ||
		e.bound == AtMost && e.value <= alpha)
}

// finding returns the value of an entry with its basis. Unless a side wins, the table does not keep what it rests on.
func (e *entry) finding() finding {
	if e.decided {
		return finding{e.value, proof}
	}
	return finding{e.value, estimated}
}
