package lab

import (
	"math"

	"tablier/rules"
)

// A minimax searches all moves to a depth. Where chance acts it takes the mean of what may come, by the odds of the
// rules: then it is called expectimax (Michie 1966).
type minimax struct {
	*builder
	path trail
}

func (m *minimax) run() {
	root := m.board.root()
	i := m.enter(none, 0, m.kind(root, 0), Call)
	m.search(i, root, m.board.word(root), 0)
	m.Best = m.best(i)
}

// kind returns the kind of a position ply plies from the root.
func (t *Tree) kind(s state, ply int) Kind { return t.kindAt(s, ply, t.max) }

// kindAt returns the kind for a search to a depth, 0 for one without a horizon.
func (t *Tree) kindAt(s state, ply, depth int) Kind {
	switch {
	case s.Outcome().Over():
		return End
	case depth > 0 && ply >= depth:
		return Horizon
	case s.side == rules.Chance:
		return Chance
	case s.side == t.board.request.Max:
		return Max
	}
	return Min
}

// search returns the value of a position that has been entered; word is its word.
func (m *minimax) search(i int32, s state, word uint64, ply int) float64 {
	m.path = append(m.path, word)
	defer func() { m.path = m.path[:len(m.path)-1] }()
	kind := m.nodes[i].kind
	moves := m.board.moves(s)
	odds := m.board.odds(s, len(moves))
	value, weights := start(kind), 0
	for n, move := range moves {
		next := m.board.next(s, move)
		score := m.child(i, move, next, ply+1)
		if m.err != nil {
			return 0
		}
		value, weights = join(kind, value, score, odds[n]), weights+odds[n]
	}
	if kind == Chance {
		value /= float64(weights)
	}
	m.leave(i, value, Exact, Return)
	return value
}

// child returns the value of the position after a move.
func (m *minimax) child(parent int32, move rules.Move, s state, ply int) float64 {
	kind, word := m.kind(s, ply), m.board.word(s)
	back := m.path.find(word) >= 0
	if back {
		kind = End
	}
	if kind != End && kind != Horizon {
		return m.search(m.enter(parent, m.board.names.code(move), kind, Call), s, word, ply)
	}
	i := m.enter(parent, m.board.names.code(move), kind, Settle)
	value := 0.0
	if !back {
		value = m.board.worth(s, ply)
	}
	m.done(i, value, Exact)
	return value
}

// start returns the initial value of a position.
func start(kind Kind) float64 {
	switch kind {
	case Max:
		return math.Inf(-1)
	case Min:
		return math.Inf(1)
	}
	return 0
}

// join returns the value of a position with one more move.
func join(kind Kind, value, score float64, weight int) float64 {
	switch kind {
	case Max:
		return max(value, score)
	case Min:
		return min(value, score)
	}
	return value + score*float64(weight)
}

// best returns the move of the first child with the value of its parent, empty where chance acts.
func (t *Tree) best(i int32) rules.Move {
	if t.nodes[i].kind == Chance {
		return ""
	}
	for c := t.nodes[i].child; c != none; c = t.nodes[c].sibling {
		if n := &t.nodes[c]; n.value == t.nodes[i].value && n.leave > 0 && n.bound == Exact {
			return t.board.names.moves[n.move]
		}
	}
	return ""
}
