package alphabeta

import "tablier/ai"

// A Hunter is a Game with wins that lie too deep for a search of all moves to some depth. Where a search thinks well of
// its root, it leaves the second half of its nodes or time to hunting for a win that it can prove.
type Hunter[S any] interface {
	// Effort guesses how many positions have to be looked at until a win in a position that has not ended is proved: for
	// the side to move when mover is set, else for the other. It is from 1 to MostEffort. Only what efforts are in
	// proportion to each other matters.
	Effort(s S, mover bool) uint32
	// HuntFrom returns the score of a root from which on a search hunts.
	HuntFrom() int32
}

// MostEffort is the largest effort that a Hunter may guess.
const MostEffort = 1<<30 - 1

const (
	never     = MostEffort + 1 // the effort for what cannot be won this way
	huntShare = 2              // a search that hunts leaves 1 in so many of its limits for it
	huntMost  = 1 << 19        // positions that a hunt keeps: some 30 MB
	huntPlies = 200            // as far as a hunt goes from the root
	huntNear  = 4              // so many plies from the root a position promises half of what it would at the root
	nobody    = -1
)

// asksHunt says whether a search leaves a part of its limits for a hunt. One with a handicap proves nothing.
func asksHunt(game any, handicap ai.Handicap, limits ai.Limits) bool {
	_, ok := game.(interface{ HuntFrom() int32 })
	return ok && handicap.Overlook == 0 && limits.Lines <= 1 && (limits.Nodes > 0 || limits.Millis > 0)
}

// hunt hunts for a win where the search thinks well of its root, and puts it first. It returns whether nothing is left
// to search for: a win is proved, or the limits have been spent.
func (d *deepening[S, M]) hunt() bool {
	hunter := any(d.game).(Hunter[S])
	if score := d.lines[0].score; score < hunter.HuntFrom() || score >= proven {
		return false
	}
	h := &d.quest
	h.game, h.hunter, h.drawn, h.meter = d.game, hunter, &d.drawn, d.meter
	// A win that is found only once may be a long way round, and play that finds another such one in every turn goes on
	// for ever. So the hunt goes on for shorter ones.
	for most := huntPlies; h.run(d.root, most); most = int(h.prey[0].plies) - 2 {
		d.lines[0] = line[M]{pv: h.line(), score: won - int32(h.prey[0].plies), most: true}
		d.value = ai.Win
	}
	return true
}

// A hunt is a best-first search of one side, the hunter, for a win: proof numbers (Allis 1994) that begin with a game's
// guesses, on a graph that is kept as a whole. It is at its best where the other side has few replies, or one. There a
// hunter can go a long way, and a search by depth counts each forced reply as a ply and each way to a position again.
//
// Where moves can be taken back a graph is full of circles, and what is on one keeps its promise whatever is found. So
// a position with the hunter to move promises only what comes of the positions that were first met there, as in a
// search for a shortest way; each other one is a win as soon as it is proved one, and else the business of where it was
// met first. That is no proof that there is no win, and none is claimed.
type hunt[S any, M ai.Code] struct {
	game   Game[S, M]
	hunter Hunter[S]
	drawn  *past
	meter  *ai.Meter
	prey   []quarry[S]
	edges  []int32 // the places in prey of the positions after moves, in the order of the moves
	ways   []way
	places map[uint64]int32 // in prey, by word
	trail  []int32          // from the root to the position that is looked at
	most   int              // plies that a win may take
	moves  []M
}

// A quarry is a position of a hunt.
type quarry[S any] struct {
	state  S
	effort uint32 // 0 when it is proved a win, never when it is none or all is tried
	parent int32  // from where it was met first
	ways   int32  // the first of the other ways to it, nobody for none
	first  int32  // of its edges
	edges  uint16
	plies  uint16 // to the end, when it is proved
	hunts  bool   // the hunter is to move
	open   bool   // its moves have not been made
	trod   bool   // on the trail
}

// A way leads to a position from one where it was not met first.
type way struct{ from, next int32 }

// run hunts for a win in a position, in so many plies at most, until the meter or the room for positions ends it. It
// says whether it has found one.
func (h *hunt[S, M]) run(root S, most int) bool {
	h.most = most
	h.prey, h.edges, h.ways = h.prey[:0], h.edges[:0], h.ways[:0]
	if h.places == nil {
		h.places = map[uint64]int32{}
	}
	clear(h.places)
	h.meet(root, h.game.Word(root), h.game.End(root), nobody, true)
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
	if at == nobody || len(h.trail) > h.most {
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
	p, best := &h.prey[at], int32(nobody)
	for _, i := range h.after(p) {
		q := &h.prey[i]
		if q.effort == 0 || q.effort == never || q.trod || p.hunts && q.parent != at {
			continue
		}
		if best == nobody || (q.effort < h.prey[best].effort) == p.hunts {
			best = i
		}
	}
	return best
}

func (h *hunt[S, M]) after(p *quarry[S]) []int32 { return h.edges[p.first : p.first+int32(p.edges)] }

// expand makes the moves of a position, until one settles it. It returns false when the search is stopped.
func (h *hunt[S, M]) expand(at int32) bool {
	p := h.prey[at]
	p.open, p.first = false, int32(len(h.edges))
	h.moves = h.game.Moves(h.moves[:0], p.state)
	for _, m := range h.moves {
		if !h.meter.Tick() {
			return false
		}
		state, word, end := h.game.Play(p.state, m)
		i := h.meet(state, word, end, at, !p.hunts)
		h.edges = append(h.edges, i)
		p.edges++
		if effort := h.prey[i].effort; p.hunts && effort == 0 || !p.hunts && effort == never {
			break
		}
	}
	p.ways = h.prey[at].ways
	h.prey[at] = p
	h.weigh(at)
	return true
}

// meet returns the place of a position that a move leads to.
func (h *hunt[S, M]) meet(s S, word uint64, end ai.Value, parent int32, hunts bool) int32 {
	if i, known := h.places[word]; known {
		h.ways = append(h.ways, way{parent, h.prey[i].ways})
		h.prey[i].ways = int32(len(h.ways) - 1)
		return i
	}
	p := quarry[S]{state: s, parent: parent, ways: nobody, hunts: hunts}
	switch {
	case end == ai.Win && hunts || end == ai.Loss && !hunts:
	case end != ai.Unknown || parent != nobody && h.drawn.has(word):
		p.effort = never
	default:
		p.open = true
		// The farther from the root, the less a position promises: a short win brings play on.
		p.effort = uint32(min(uint64(h.hunter.Effort(s, hunts))*uint64(huntNear+len(h.trail))/huntNear, MostEffort))
	}
	i := int32(len(h.prey))
	h.prey = append(h.prey, p)
	h.places[word] = i
	return i
}

// weigh takes the effort for a position from those for the positions after its moves. When that proves it a win, all
// that leads to it is weighed too.
func (h *hunt[S, M]) weigh(at int32) {
	p := &h.prey[at]
	if p.open || p.edges == 0 || p.effort == 0 {
		return
	}
	if p.hunts {
		p.effort, p.plies = h.easiest(at)
	} else {
		p.effort, p.plies = h.all(at)
	}
	if p.effort > 0 {
		return
	}
	for w := p.ways; w != nobody; w = h.ways[w].next {
		h.weigh(h.ways[w].from)
	}
	if p.parent != nobody {
		h.weigh(p.parent)
	}
}

// easiest returns the effort for a position of the hunter's, and the plies to the end if it is won.
func (h *hunt[S, M]) easiest(at int32) (effort uint32, plies uint16) {
	effort = never
	for _, i := range h.after(&h.prey[at]) {
		q := &h.prey[i]
		switch {
		case q.effort == 0 && (effort > 0 || q.plies < plies):
			effort, plies = 0, q.plies
		case q.parent == at:
			effort = min(effort, q.effort)
		}
	}
	return effort, plies + 1
}

// all returns the effort for a position of the other side's, and the plies to the end if the hunter wins it.
func (h *hunt[S, M]) all(at int32) (effort uint32, plies uint16) {
	for _, i := range h.after(&h.prey[at]) {
		q := &h.prey[i]
		effort, plies = min(effort+q.effort, never), max(plies, q.plies)
	}
	return effort, plies + 1
}

// line returns the way to the end from a root that is won: the shortest found against the longest defence.
func (h *hunt[S, M]) line() (pv []M) {
	for at := int32(0); h.prey[at].edges > 0; {
		p := &h.prey[at]
		best := 0
		after := h.after(p)
		for k, i := range after {
			q, b := &h.prey[i], &h.prey[after[best]]
			if p.hunts && (b.effort > 0 || q.plies < b.plies) && q.effort == 0 || !p.hunts && q.plies > b.plies {
				best = k
			}
		}
		pv = append(pv, h.game.Moves(h.moves[:0], p.state)[best])
		at = after[best]
	}
	return pv
}
