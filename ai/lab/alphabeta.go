package lab

import "tablier/rules"

// An alphaBeta is alpha-beta as it is taught (Knuth and Moore 1975): minimax with a window. Alpha is what the maximiser
// has for sure by other moves on the path, beta what the other side has. Where they meet, one of the two never lets
// play come to the position, and its remaining moves are cut off. The search keeps a table of the positions that it has
// searched or none, and searches to one depth or to every depth up to it.
type alphaBeta struct {
	*builder
	table table        // nil for none
	first []rules.Move // those of the root, in the order in which they are searched
	path  trail
}

// infinite is beyond every value.
const infinite = 1_000

func (a *alphaBeta) run() {
	r := a.board.request
	a.first = a.board.moves(a.board.root())
	if r.Algorithm != AlphaBeta {
		a.table = table{}
	}
	if r.Algorithm == Deepening {
		a.deepen(r.Depth)
	} else {
		a.root(r.Depth)
	}
}

// deepen searches to one ply, to two and so on, until the value is proved. The best move of each search is the first of
// the next.
func (a *alphaBeta) deepen(most int) {
	for depth := 1; depth <= most; depth++ {
		a.step(Iterate, int32(len(a.nodes)))
		if found := a.root(depth); a.err != nil || found.basis == proof {
			return
		}
		a.first = arrange(a.first, []rules.Move{a.Best})
	}
}

// root begins a new root in the tree, searches it to a depth and returns its value.
func (a *alphaBeta) root(depth int) finding {
	a.max = depth
	root := a.board.root()
	i := a.enter(none, 0, a.kind(root, 0), Call)
	found := a.search(i, root, a.board.word(root), -infinite, infinite)
	a.Best = a.best(i)
	return found
}

// search returns the value of a position that has been entered. It is exact within the window, and a bound outside.
func (a *alphaBeta) search(i int32, s state, word uint64, alpha, beta float64) finding {
	a.window(i, alpha, beta)
	a.path = append(a.path, word)
	found, best := a.try(i, s, a.moves(s, word), alpha, beta)
	a.path = a.path[:len(a.path)-1]
	if a.err != nil {
		return found
	}
	ply := len(a.path)
	found.basis = found.outside(ply)
	bound := boundOf(found.value, alpha, beta)
	a.table.put(word, best, found, bound, ply, a.max)
	a.leave(i, found.value, a.tighten(i, found.value, bound), Return)
	return found
}

// try searches the moves of a position until alpha and beta meet, and returns the value of the best.
func (a *alphaBeta) try(i int32, s state, moves []rules.Move, alpha, beta float64) (most finding, best rules.Move) {
	kind, all := a.nodes[i].kind, proof
	most.value = start(kind)
	for n, move := range moves {
		found := a.child(i, s, move, alpha, beta)
		if a.err != nil {
			return most, best
		}
		all = all.or(found.basis)
		if join(kind, most.value, found.value, 1) != most.value {
			most, best = found, move
		}
		if kind == Max {
			alpha = max(alpha, most.value)
		} else {
			beta = min(beta, most.value)
		}
		if alpha >= beta {
			a.cut(i, alpha, beta, len(moves)-1-n)
			return most, best
		}
	}
	if !most.wins(kind) {
		most.basis = all // that no move is better rests on them all
	}
	return most, best
}

// moves returns the moves of a position in the order in which they are searched. With deepening, the move that was best
// when the position was searched last comes first.
func (a *alphaBeta) moves(s state, word uint64) []rules.Move {
	if len(a.path) == 1 {
		return a.first
	}
	moves := a.board.moves(s)
	if best := a.table[word].best; best != "" && a.board.request.Algorithm == Deepening {
		moves = arrange(moves, []rules.Move{best})
	}
	return moves
}

// child returns the value of the position after a move of one that has been entered.
func (a *alphaBeta) child(parent int32, s state, move rules.Move, alpha, beta float64) finding {
	next, ply := a.board.next(s, move), len(a.path)
	kind, word, m := a.kind(next, ply), a.board.word(next), a.board.names.code(move)
	if back := a.path.find(word); back >= 0 {
		return a.settle(a.enter(parent, m, End, Settle), finding{0, basis{back: back}}, Exact)
	}
	switch kind {
	case End:
		return a.settle(a.enter(parent, m, kind, Settle), finding{a.board.worth(next, ply), proof}, Exact)
	case Horizon:
		return a.settle(a.enter(parent, m, kind, Settle), finding{a.board.worth(next, ply), estimated}, Exact)
	}
	if e := a.table.find(word, ply); e.settles(a.max-ply, alpha, beta) {
		i := a.enter(parent, m, kind, Hit)
		a.nodes[i].hit = true
		a.window(i, alpha, beta)
		return a.settle(i, e.finding(), e.bound)
	}
	return a.search(a.enter(parent, m, kind, Call), next, word, alpha, beta)
}

// settle gives a position that has been entered a value found elsewhere, as in the table, without searching it.
func (a *alphaBeta) settle(i int32, found finding, bound Bound) finding {
	a.done(i, found.value, bound)
	return found
}

// window records alpha and beta of a node as its search begins.
func (a *alphaBeta) window(i int32, alpha, beta float64) {
	a.nodes[i].low, a.nodes[i].high = float32(alpha), float32(beta)
}

// cut records that the remaining moves of a node are cut off, if there are any.
func (a *alphaBeta) cut(i int32, alpha, beta float64, remaining int) {
	if remaining == 0 {
		return
	}
	a.step(Cut, i)
	n := &a.nodes[i]
	n.cut, n.cutLow, n.cutHigh = int32(len(a.steps)), float32(alpha), float32(beta)
}

// boundOf returns the bound of a value that was found within a window.
func boundOf(value, low, high float64) Bound {
	switch {
	case value <= low:
		return AtMost
	case value >= high:
		return AtLeast
	}
	return Exact
}

// tighten returns the bound of a value as the tree shows it, from the one that the window gives. The search wants no
// more of a value that is no less than an end of its window than that; once all moves have been searched, what is known
// of them says more.
func (a *alphaBeta) tighten(i int32, value float64, bound Bound) Bound {
	n := &a.nodes[i]
	if n.cut > 0 {
		return bound
	}
	beyond, reached := AtLeast, false // a lower bound
	if n.kind == Min {
		beyond = AtMost
	}
	for c := n.child; c != none; c = a.nodes[c].sibling {
		child := &a.nodes[c]
		if child.bound == beyond {
			return bound
		}
		reached = reached || child.bound == Exact && float64(child.value) == value
	}
	if reached {
		return Exact
	}
	return bound
}
