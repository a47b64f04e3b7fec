package alphabeta

import "math"

// updateEffort computes the effort of a node from those of its successors.
func (h *hunt[S, M]) updateEffort(at int32) {
	p := &h.nodes[at]
	if p.open || p.effort == 0 || !p.hunts && p.successors == 0 {
		return
	}
	if p.hunts {
		effort := uint32(never)
		for i := p.first; i < p.first+int32(p.successors); i++ {
			effort = min(effort, h.nodes[i].effort)
		}
		if effort > 0 && effort < never {
			effort = min(max(effort, huntSpent*p.spent), MaxEffort)
		}
		p.effort = effort
		return
	}
	effort, plies := uint32(0), uint16(0)
	for _, i := range h.replied(p) {
		q := &h.nodes[i]
		effort, plies = min(effort+q.effort, never), max(plies, q.plies)
	}
	if p.effort = effort; effort == 0 {
		h.prove(at, plies+1)
	}
}

// prove notes that a node is won, in that many plies, and the consequences for the nodes before it.
func (h *hunt[S, M]) prove(at int32, plies uint16) {
	p := &h.nodes[at]
	p.effort, p.plies = 0, plies
	if p.parent != noNode {
		h.proved(p.parent, at)
	}
	for w := h.nodes[at].parents; w != noNode; w = h.parents[w].next {
		h.proved(h.parents[w].from, at)
	}
}

// proved updates a node after a proof of a win in one of its successors.
func (h *hunt[S, M]) proved(at, after int32) {
	p, q := &h.nodes[at], &h.nodes[after]
	switch {
	case p.open || p.effort == 0:
	case !p.hunts:
		h.updateEffort(at)
	case q.batch > 0:
		h.prove(at, q.plies)
	case q.hunts:
		h.prove(at, q.plies+2)
	default:
		h.prove(at, q.plies+1)
	}
}

// line returns the moves to the end from a won root: the shortest win found against the longest defence.
func (h *hunt[S, M]) line() (pv []M) {
	for p := &h.nodes[0]; p.plies > 0; {
		h.moves = h.game.Moves(h.moves[:0], p.state)
		if p.hunts {
			m, to := h.shortest(p)
			if pv = append(pv, m); to.plies == 2 {
				pv = append(pv, to.reply)
			}
			p = &h.nodes[h.places.get(to.word)]
			continue
		}
		best := 0
		after := h.replied(p)
		for k, i := range after {
			if h.nodes[i].plies > h.nodes[after[best]].plies {
				best = k
			}
		}
		pv = append(pv, h.moves[best])
		p = &h.nodes[after[best]]
	}
	return pv
}

// shortest returns the move of a won node with the shortest proved win.
func (h *hunt[S, M]) shortest(p *node[S]) (best M, after result[S, M]) {
	least := uint16(math.MaxUint16)
	for _, m := range h.moves {
		to := h.move(p.state, m)
		i := h.places.get(to.word)
		if i == noNode || h.nodes[i].effort > 0 {
			continue
		}
		if plies := h.nodes[i].plies + to.plies; plies < least {
			best, after, least = m, to, plies
		}
	}
	return best, after
}
