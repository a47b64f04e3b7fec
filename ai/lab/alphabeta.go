package lab

import (
	"math/bits"

	"tablier/ai"
	"tablier/ai/alphabeta"
)

// An alphaBeta records the machine's own alpha-beta search.
type alphaBeta struct {
	*builder
	path   []int32 // the nodes that are entered
	states []state // the positions of these nodes
	next   code    // the move to the next position
}

func (a *alphaBeta) run() {
	r := a.board.request
	options := alphabeta.Traced[code]{Table: r.Algorithm != AlphaBeta, Deepen: r.Algorithm == Deepening, Recorder: a}
	read := func(ai.Task) (ai.Root[board, state], error) {
		return ai.Root[board, state]{Game: a.board, Start: a.board.root(), State: a.board.root()}, nil
	}
	sets := 1
	if options.Table {
		sets = max(1, bits.Len(uint(r.Nodes)/4)) // room for every position of the tree
	}
	engine := alphabeta.NewTraced[board, state](read, uint(sets), options)
	result, err := engine.Search(a, ai.Task{Seed: r.Seed}, ai.Limits{Depth: r.Depth}, ai.Hooks{})
	if err != nil && a.err == nil {
		a.err = err
	}
	a.Best = result.Line.Move
}

// Err ends the search when the tree has become too large, or when it is stopped.
func (a *alphaBeta) Err() error { return a.err }

// Iterate implements alphabeta.Recorder.
func (a *alphaBeta) Iterate(depth int) {
	a.max = depth
	root := a.board.root()
	a.path, a.states = nil, []state{root}
	if a.board.request.Algorithm == Deepening {
		a.step(Iterate, int32(len(a.nodes)))
	}
	i := a.enter(none, 0, a.kind(root, 0), Call)
	a.window(i, -infinite, infinite)
	a.path = []int32{i}
}

// infinite is beyond every value.
const infinite = 1_000

// window sets the window of a node, in the view of the maximiser.
func (a *alphaBeta) window(i int32, low, high float32) { a.nodes[i].low, a.nodes[i].high = low, high }

// Move implements alphabeta.Recorder.
func (a *alphaBeta) Move(m code) { a.next = m }

// Enter implements alphabeta.Recorder.
func (a *alphaBeta) Enter(_ int, alpha, beta int32) {
	s := a.follow(a.next)
	i := a.enter(a.top(), a.next, a.kind(s, len(a.path)), Call)
	low, high := a.value(alpha, s), a.value(beta, s)
	if s.side != a.board.request.Max {
		low, high = high, low
	}
	a.window(i, float32(low), float32(high))
	a.path, a.states = append(a.path, i), append(a.states, s)
}

// follow returns the state after a move of the node entered last.
func (a *alphaBeta) follow(m code) state {
	return a.board.next(a.states[len(a.states)-1], a.board.names.moves[m])
}

func (a *alphaBeta) top() int32 { return a.path[len(a.path)-1] }

// Leaf implements alphabeta.Recorder.
func (a *alphaBeta) Leaf(score int32, why alphabeta.Why) {
	s := a.follow(a.next)
	kind := End
	if why == alphabeta.Horizon {
		kind = Horizon
	}
	i := a.enter(a.top(), a.next, kind, Settle)
	a.done(i, a.value(score, s), Exact)
}

// Leave implements alphabeta.Recorder.
func (a *alphaBeta) Leave(score int32, bound alphabeta.Bound, hit bool) {
	i, s := a.top(), a.states[len(a.states)-1]
	meant := map[alphabeta.Bound]Bound{alphabeta.Exact: Exact, alphabeta.AtLeast: AtLeast, alphabeta.AtMost: AtMost}[bound]
	if s.side != a.board.request.Max && meant != Exact {
		meant = AtLeast + AtMost - meant
	}
	event := Return
	if hit {
		event, a.nodes[i].hit = Hit, true
		a.steps = a.steps[:len(a.steps)-1] // it was not entered, but found
		a.step(event, i)
		a.nodes[i].enter = int32(len(a.steps))
		a.done(i, a.value(score, s), meant)
	} else {
		value := a.value(score, s)
		a.leave(i, value, a.firm(i, value, meant), event)
	}
	a.path, a.states = a.path[:len(a.path)-1], a.states[:len(a.states)-1]
}

// firm returns the bound of a value as the tree shows it, from the bound that the search has given. The search wants
// no more of a value that is no less than an end of its window than that; once all moves have been looked at, what is
// known of them says more.
func (a *alphaBeta) firm(i int32, value float64, bound Bound) Bound {
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

// EarliestLoss implements alphabeta.Recorder.
func (a *alphaBeta) Cut(alpha, beta int32) {
	i, s := a.top(), a.states[len(a.states)-1]
	low, high := a.value(alpha, s), a.value(beta, s)
	if s.side != a.board.request.Max {
		low, high = high, low
	}
	a.step(Cut, i)
	n := &a.nodes[i]
	n.cut, n.cutLow, n.cutHigh = int32(len(a.steps)), float32(low), float32(high)
}

// value turns a score for the side to move in a state into a value for the maximiser.
func (a *alphaBeta) value(score int32, s state) float64 {
	v := float64(score)
	if win, plies := alphabeta.Proven(score); win != ai.Unknown {
		if v = float64(won - plies); plies < 0 {
			v = infinite // no score: the end of a window
		}
		if win == ai.Loss {
			v = -v
		}
	}
	if s.side != a.board.request.Max {
		v = -v
	}
	return max(-infinite, min(infinite, v)) + 0 // no negative zero
}
