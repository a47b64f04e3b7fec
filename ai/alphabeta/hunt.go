package alphabeta

import (
	"math"

	"tablier/ai"
)

// A Hunter is a Game with wins that lie too deep for a search of all moves to some depth. A search leaves the last
// part of its nodes or time to hunting for a win that it can prove: its own, and where it does not think well of its
// root, in the last quarter, one of the other side's after the move that it has chosen.
type Hunter[S any] interface {
	// Effort guesses how many positions have to be looked at until a win in a position that has not ended is proved:
	// for the side to move when mover is set, else for the other. It is from 1 to MostEffort. Only what efforts are in
	// proportion to each other matters.
	Effort(s S, mover bool) uint32
	// HuntFrom returns the score of a root from which on a search hunts for its own win only.
	HuntFrom() int32
	// HuntLeast returns the fewest nodes of a search that leaves a part of them for a hunt.
	HuntLeast() uint64
}

// MostEffort is the largest effort that a Hunter may guess.
const MostEffort = 1<<30 - 1

const (
	never     = MostEffort + 1 // the effort for what cannot be won this way
	huntMost  = 1 << 18        // positions that a hunt keeps: some 50 MB
	huntPlies = 200            // as far as a hunt goes from the root
	huntNear  = 4              // so many plies from the root a position promises half of what it would at the root
	huntRest  = 3              // times the effort for a position to look at moves that leave the other side a choice
	nobody    = -1
)

// A hunt is a best-first search of one side, the hunter, for a win: proof numbers (Allis 1994) that begin with a game's
// guesses, on a graph that is kept as a whole. It is at its best where the other side has few replies, or one. There a
// hunter can go a long way, and a search by depth counts each forced reply as a ply and each way to a position again.
// In a hunt the only reply is made together with the move, and a position counts as a node when it is met first. Moves
// that leave the other side a choice are many and seldom win, so they wait until nothing else promises more.
//
// Where moves can be taken back a graph is full of circles, and what is on one keeps its promise whatever is found. So
// a position with the hunter to move promises only what comes of the positions that were first met there, as in a
// search for a shortest way; each other one is a win as soon as it is proved one, and else the business of where it was
// met first. That is no proof that there is no win, and none is claimed.
type hunt[S any, M ai.Code] struct {
	game    Game[S, M]
	hunter  Hunter[S]
	drawn   *past
	meter   *ai.Meter
	prey    []quarry[S]
	edges   []int32 // the places in prey of the positions after the other side's moves, in the order of the moves
	ways    []way
	places  places  // in prey, by word
	trail   []int32 // from the root to the position that is looked at
	most    int     // plies that a win may take
	moves   []M
	replies []M
}

// A quarry is a position of a hunt.
type quarry[S any] struct {
	state  S
	effort uint32 // 0 when it is proved a win, never when it is none or all is tried
	parent int32  // from where it was met first
	ways   int32  // the first of the other ways to it, nobody for none
	first  int32  // of those in prey that were first met after it; when the other side is to move, of its edges
	after  uint16 // how many of these there are
	deep   uint16 // plies from the root, as it was met first
	plies  uint16 // to the end, when it is proved
	hunts  bool   // the hunter is to move
	open   bool   // its moves have not been made
	rest   bool   // only the moves are looked at that leave the other side a choice
	trod   bool   // on the trail
}

// A way leads to a position from one where it was not met first.
type way struct{ from, next int32 }

// A stride is what comes of a move: the position after it, or after the only reply to it.
type stride[S any, M ai.Code] struct {
	state S
	word  uint64
	end   ai.Value
	reply M
	plies uint16 // 2 with a reply
}

// run hunts for a win in a position, in so many plies at most, until the meter or the room for positions ends it. It
// says whether it has found one.
func (h *hunt[S, M]) run(root S, most int) bool {
	h.most = most
	h.edges, h.ways = h.edges[:0], h.ways[:0]
	h.prey = append(h.prey[:0], quarry[S]{state: root, effort: 1, parent: nobody, ways: nobody, hunts: true, open: true})
	h.places.clear()
	h.places.put(h.game.Word(root), 0)
	for h.prey[0].effort > 0 && h.prey[0].effort < never && len(h.prey) < huntMost {
		if !h.step() {
			break
		}
	}
	return h.prey[0].effort == 0
}

// step goes to the most promising open position and makes its moves. It returns false when the search is stopped.
func (h *hunt[S, M]) step() bool {
	at := int32(0)
	h.trail = append(h.trail[:0], at)
	for at != nobody && !h.prey[at].open {
		h.prey[at].trod = true
		if at = h.promising(at); at != nobody {
			h.trail = append(h.trail, at)
		}
	}
	for _, i := range h.trail {
		h.prey[i].trod = false
	}
	last := h.trail[len(h.trail)-1]
	if at == nobody || int(h.prey[last].deep) > h.most {
		h.prey[last].effort, h.prey[last].open = never, false
	} else if !h.expand(last) {
		return false
	}
	for i := len(h.trail) - 2; i >= 0; i-- {
		h.weigh(h.trail[i])
	}
	return true
}

// promising returns the position to go on with: the hunter's easiest, and the hardest of the replies. Nobody: there is
// none that does not lead back.
func (h *hunt[S, M]) promising(at int32) int32 {
	p, best, effort := &h.prey[at], int32(nobody), uint32(never)
	if p.hunts {
		for i := p.first; i < p.first+int32(p.after); i++ {
			if q := &h.prey[i]; q.effort < effort && !q.trod {
				best, effort = i, q.effort
			}
		}
		return best
	}
	effort = 0
	for _, i := range h.replied(p) {
		if q := &h.prey[i]; q.effort > effort && q.effort < never && !q.trod {
			best, effort = i, q.effort
		}
	}
	return best
}

// replied returns the places of the positions after the other side's replies.
func (h *hunt[S, M]) replied(p *quarry[S]) []int32 { return h.edges[p.first : p.first+int32(p.after)] }

// expand makes the moves of a position, until one settles it. It returns false when the search is stopped.
func (h *hunt[S, M]) expand(at int32) bool {
	h.prey[at].open = false
	if h.prey[at].hunts {
		return h.advance(at)
	}
	state, first := h.prey[at].state, len(h.edges)
	h.moves = h.game.Moves(h.moves[:0], state)
	for _, m := range h.moves {
		var to stride[S, M]
		to.state, to.word, to.end = h.game.Play(state, m)
		to.plies = 1
		i, ok := h.meet(&to, at, true)
		if !ok {
			return false
		}
		h.edges = append(h.edges, i)
		if h.prey[i].effort == never {
			break
		}
	}
	p := &h.prey[at]
	p.first, p.after = int32(first), uint16(len(h.edges)-first)
	h.weigh(at)
	return true
}

// advance makes the moves of the hunter: at first those that leave one reply, and the rest later.
func (h *hunt[S, M]) advance(at int32) bool {
	state, rest, first, left := h.prey[at].state, h.prey[at].rest, len(h.prey), false
	h.moves = h.game.Moves(h.moves[:0], state)
	for _, m := range h.moves {
		to := h.move(state, m)
		if (to.plies == 1 && to.end == ai.Unknown) != rest {
			left = true
			continue
		}
		i, ok := h.meet(&to, at, to.plies == 2)
		if !ok {
			return false
		}
		if q := &h.prey[i]; q.effort == 0 {
			h.prove(at, q.plies+to.plies)
			return true
		}
	}
	if left && !rest {
		h.leave(at)
	}
	p := &h.prey[at]
	p.first, p.after = int32(first), uint16(len(h.prey)-first)
	h.weigh(at)
	return true
}

// leave leaves the rest of the moves of a position for later.
func (h *hunt[S, M]) leave(at int32) {
	p := h.prey[at]
	h.prey = append(h.prey, quarry[S]{
		state: p.state, effort: h.effort(p.state, true, p.deep, huntRest), parent: at, ways: nobody, deep: p.deep,
		hunts: true, open: true, rest: true,
	})
}

// effort guesses the effort for an open position: the farther from the root, the more, for a short win brings play on.
func (h *hunt[S, M]) effort(s S, hunts bool, deep uint16, times uint64) uint32 {
	effort := times * uint64(h.hunter.Effort(s, hunts))
	return uint32(min(effort*uint64(huntNear+int(deep))/huntNear, MostEffort))
}

// move makes a move of the hunter, and the reply to it if there is but one.
func (h *hunt[S, M]) move(s S, m M) (to stride[S, M]) {
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

// meet returns the place of a position that a stride leads to, with the hunter to move or not. It returns false when
// the search is stopped.
func (h *hunt[S, M]) meet(to *stride[S, M], parent int32, hunts bool) (int32, bool) {
	if i := h.places.get(to.word); i != nobody {
		if q := &h.prey[i]; q.effort < never {
			h.ways = append(h.ways, way{parent, q.ways})
			q.ways = int32(len(h.ways) - 1)
		}
		return i, true
	}
	if !h.meter.Tick() {
		return nobody, false
	}
	deep := h.prey[parent].deep + to.plies
	p := quarry[S]{state: to.state, parent: parent, ways: nobody, deep: deep, hunts: hunts}
	switch {
	case to.end == ai.Win && hunts || to.end == ai.Loss && !hunts:
	case to.end != ai.Unknown || h.drawn.has(to.word):
		p.effort = never
	default:
		p.open, p.effort = true, h.effort(to.state, hunts, deep, 1)
	}
	i := int32(len(h.prey))
	h.prey = append(h.prey, p)
	h.places.put(to.word, i)
	return i, true
}

// weigh takes the effort for a position from those for the positions after its moves.
func (h *hunt[S, M]) weigh(at int32) {
	p := &h.prey[at]
	if p.open || p.effort == 0 {
		return
	}
	if p.hunts {
		p.effort = never
		for i := p.first; i < p.first+int32(p.after); i++ {
			p.effort = min(p.effort, h.prey[i].effort)
		}
		return
	}
	effort, plies := uint32(0), uint16(0)
	for _, i := range h.replied(p) {
		q := &h.prey[i]
		effort, plies = min(effort+q.effort, never), max(plies, q.plies)
	}
	if p.effort = effort; effort == 0 {
		h.prove(at, plies+1)
	}
}

// prove notes that a position is won, in so many plies, and what that proves of the positions that lead to it.
func (h *hunt[S, M]) prove(at int32, plies uint16) {
	p := &h.prey[at]
	p.effort, p.plies = 0, plies
	if p.parent != nobody {
		h.proved(p.parent, at)
	}
	for w := h.prey[at].ways; w != nobody; w = h.ways[w].next {
		h.proved(h.ways[w].from, at)
	}
}

// proved looks at a position again when one after it has been proved a win.
func (h *hunt[S, M]) proved(at, after int32) {
	p, q := &h.prey[at], &h.prey[after]
	switch {
	case p.open || p.effort == 0:
	case !p.hunts:
		h.weigh(at)
	case q.rest:
		h.prove(at, q.plies)
	case q.hunts:
		h.prove(at, q.plies+2)
	default:
		h.prove(at, q.plies+1)
	}
}

// line returns the way to the end from a root that is won: the shortest found against the longest defence.
func (h *hunt[S, M]) line() (pv []M) {
	for p := &h.prey[0]; p.plies > 0; {
		h.moves = h.game.Moves(h.moves[:0], p.state)
		if p.hunts {
			m, to := h.shortest(p)
			if pv = append(pv, m); to.plies == 2 {
				pv = append(pv, to.reply)
			}
			p = &h.prey[h.places.get(to.word)]
			continue
		}
		best := 0
		after := h.replied(p)
		for k, i := range after {
			if h.prey[i].plies > h.prey[after[best]].plies {
				best = k
			}
		}
		pv = append(pv, h.moves[best])
		p = &h.prey[after[best]]
	}
	return pv
}

// shortest returns, of the moves of a position that is won, the one after which the win that was proved is shortest.
func (h *hunt[S, M]) shortest(p *quarry[S]) (best M, after stride[S, M]) {
	least := uint16(math.MaxUint16)
	for _, m := range h.moves {
		to := h.move(p.state, m)
		i := h.places.get(to.word)
		if i == nobody || h.prey[i].effort > 0 {
			continue
		}
		if plies := h.prey[i].plies + to.plies; plies < least {
			best, after, least = m, to, plies
		}
	}
	return best, after
}
