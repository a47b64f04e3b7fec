package alphabeta

import (
	"cmp"
	"math"

	"tablier/ai"
	"tablier/rules/short"
)

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
		if h.nodes[i].effort == never {
			h.edges, h.nodes[at].effort = h.edges[:first], never // its replies are not all known: it is never won
			return true
		}
		h.edges = append(h.edges, i)
	}
	p := &h.nodes[at]
	p.first, p.successors = int32(first), uint16(len(h.edges)-first)
	h.updateEffort(at)
	return true
}

// advance adds some of the hunter's moves, and postpones the others: the moves that leave one reply, the nearest to a
// win first, a few at a time, and then all that leave a choice.
func (h *hunt[S, M]) advance(at int32) bool {
	if h.nodes[at].batch == 0 {
		h.keep(at)
	}
	p := h.nodes[at] // a copy, for nodes are added
	n, first := int(min(p.singles, huntFew)), len(h.nodes)
	if p.singles == 0 {
		n = int(p.choices)
	}
	for _, m := range h.kept[p.kept : p.kept+int32(n)] {
		to := h.move(p.state, m)
		i, ok := h.nodeOf(&to, at, to.plies == 2)
		if !ok {
			return false
		}
		if q := &h.nodes[i]; q.effort == 0 {
			h.prove(at, q.plies+to.plies)
			return true
		}
	}
	if p.singles > 0 && int(p.singles+p.choices) > n {
		h.postpone(at, uint16(n))
	}
	q := &h.nodes[at]
	q.first, q.successors = int32(first), uint16(len(h.nodes)-first)
	h.updateEffort(at)
	return true
}

// A lead is a move of the hunter and how near it seems to bring a win.
type lead[M ai.Code] struct {
	move     M
	distance int32
}

// keep keeps the moves of a node in the order in which they are to be looked at.
func (h *hunt[S, M]) keep(at int32) {
	p := &h.nodes[at]
	p.kept = int32(len(h.kept))
	h.moves = h.game.Moves(h.moves[:0], p.state)
	h.leads = h.leads[:0]
	for _, m := range h.moves {
		switch to := h.move(p.state, m); {
		case to.end != ai.Unknown:
			h.leads = append(h.leads, lead[M]{m, 0})
		case to.plies == 2:
			h.leads = append(h.leads, lead[M]{m, 1 + h.hunter.Distance(to.state)})
		default:
			h.leads = append(h.leads, lead[M]{m, math.MaxInt32})
			p.choices++
		}
	}
	short.Sort(h.leads, func(a, b lead[M]) int { return cmp.Compare(a.distance, b.distance) })
	for _, l := range h.leads {
		h.kept = append(h.kept, l.move)
	}
	p.singles = uint16(len(h.leads)) - p.choices
}

// postpone postpones the moves of a node but for the first n of those that it keeps.
func (h *hunt[S, M]) postpone(at int32, n uint16) {
	p := h.nodes[at]
	rest := node[S]{
		state: p.state, guess: p.guess, parent: at, parents: noNode, kept: p.kept + int32(n), singles: p.singles - n,
		choices: p.choices, batch: p.batch + 1, depth: p.depth, hunts: true, open: true,
	}
	times := uint64(1 + rest.batch)
	if rest.singles == 0 {
		times = huntChoice
	}
	rest.effort = uint32(min(times*uint64(p.guess), MaxEffort))
	h.nodes = append(h.nodes, rest)
}

// effort guesses the effort for an open position: greater with the distance from the root, for a short win brings
// play on.
func (h *hunt[S, M]) effort(s S, hunts bool, deep uint16) uint32 {
	effort := uint64(h.hunter.Effort(s, hunts))
	if h.salt != 0 {
		effort = effort * chance(h.game.Word(s), h.salt) / 256
	}
	return uint32(min(max(effort*uint64(huntNear+int(deep))/huntNear, 1), MaxEffort))
}

// chance returns a factor between one half and two, in parts of 256, by a hash of a position and a salt.
func chance(word, salt uint64) uint64 {
	x := ai.Mix(word, salt) % 512
	return (256 + x%256) << (x / 256) / 2
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
		p.open, p.guess = true, h.effort(to.state, hunts, deep)
		p.effort = p.guess
	}
	i := int32(len(h.nodes))
	h.nodes = append(h.nodes, p)
	h.places.put(to.word, i)
	return i, true
}
