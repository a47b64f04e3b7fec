package alphabeta

import "tablier/ai"

// expand adds the successors of a node, until one settles it. It returns false when the search is stopped.
func (h *hunt[S, M]) expand(at int32) bool {
	h.nodes[at].open = false
	if h.nodes[at].hunts {
		return h.advance(at)
	}
	state, first := h.nodes[at].state, len(h.edges)
	h.moves = h.game.Moves(h.moves[:0], state)
	for _, m := range h.moves {
		var to result[S, M]
		to.state, to.word, to.end = h.game.Play(state, m)
		to.plies = 1
		i, ok := h.nodeOf(&to, at, true)
		if !ok {
			return false
		}
		h.edges = append(h.edges, i)
		if h.nodes[i].effort == never {
			break
		}
	}
	p := &h.nodes[at]
	p.first, p.successors = int32(first), uint16(len(h.edges)-first)
	h.updateEffort(at)
	return true
}

// advance adds the hunter's moves: at first those that leave one reply, and the rest later.
func (h *hunt[S, M]) advance(at int32) bool {
	state, rest, first, left := h.nodes[at].state, h.nodes[at].rest, len(h.nodes), false
	h.moves = h.game.Moves(h.moves[:0], state)
	for _, m := range h.moves {
		to := h.move(state, m)
		if (to.plies == 1 && to.end == ai.Unknown) != rest {
			left = true
			continue
		}
		i, ok := h.nodeOf(&to, at, to.plies == 2)
		if !ok {
			return false
		}
		if q := &h.nodes[i]; q.effort == 0 {
			h.prove(at, q.plies+to.plies)
			return true
		}
	}
	if left && !rest {
		h.postpone(at)
	}
	p := &h.nodes[at]
	p.first, p.successors = int32(first), uint16(len(h.nodes)-first)
	h.updateEffort(at)
	return true
}

// postpone postpones the rest of a node's moves.
func (h *hunt[S, M]) postpone(at int32) {
	p := h.nodes[at]
	h.nodes = append(h.nodes, node[S]{
		state: p.state, effort: h.effort(p.state, true, p.depth, huntRest), parent: at, parents: noNode, depth: p.depth,
		hunts: true, open: true, rest: true,
	})
}

// effort guesses the effort for an open position: greater with the distance from the root, for a short win brings
// play on.
func (h *hunt[S, M]) effort(s S, hunts bool, deep uint16, times uint64) uint32 {
	effort := times * uint64(h.hunter.Effort(s, hunts))
	return uint32(min(effort*uint64(huntNear+int(deep))/huntNear, MaxEffort))
}

// move makes a move of the hunter, and the reply to it if there is but one.
func (h *hunt[S, M]) move(s S, m M) (to result[S, M]) {
	to.state, to.word, to.end = h.game.Play(s, m)
	to.plies = 1
	if to.end != ai.Unknown || h.drawn.has(to.word) {
		return to
	}
	if h.replies = h.game.Moves(h.replies[:0], to.state); len(h.replies) == 1 {
		to.reply, to.plies = h.replies[0], 2
		to.state, to.word, to.end = h.game.Play(to.state, to.reply)
	}
	return to
}

// nodeOf returns the node of a result, a new one if needed, with the hunter to move or not. It returns false when the
// search is stopped.
func (h *hunt[S, M]) nodeOf(to *result[S, M], parent int32, hunts bool) (int32, bool) {
	if i := h.places.get(to.word); i != noNode {
		if q := &h.nodes[i]; q.effort < never {
			h.parents = append(h.parents, parentLink{parent, q.parents})
			q.parents = int32(len(h.parents) - 1)
		}
		return i, true
	}
	if !h.meter.Tick() {
		return noNode, false
	}
	deep := h.nodes[parent].depth + to.plies
	p := node[S]{state: to.state, parent: parent, parents: noNode, depth: deep, hunts: hunts}
	switch {
	case to.end == ai.Win && hunts || to.end == ai.Loss && !hunts:
	case to.end != ai.Unknown || h.drawn.has(to.word):
		p.effort = never
	default:
		p.open, p.effort = true, h.effort(to.state, hunts, deep, 1)
	}
	i := int32(len(h.nodes))
	h.nodes = append(h.nodes, p)
	h.places.put(to.word, i)
	return i, true
}
