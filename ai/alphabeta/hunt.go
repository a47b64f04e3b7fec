package alphabeta

import "tablier/ai"

// A Hunter is a Game with wins that lie too deep for a search of all moves to some depth. A search leaves the last
// part of its nodes or time to hunting for a win that it can prove: its own, and where it does not think well of its
// root, in the last quarter, one of the other side's after the move that it has chosen.
type Hunter[S any] interface {
	// Effort guesses how many positions must be searched to prove a win in a position that has not ended: for the
	// side to move when mover is set, else for the other. It is from 1 to MaxEffort. A rough guess will do, and what
	// efforts are in proportion to each other matters most.
	Effort(s S, mover bool) uint32
	// Distance guesses, at hardly any cost, how far the side to move is from a win, for the order of moves.
	Distance(s S) int32
	// HuntFrom returns the score of a root from which on a search hunts for its own win only.
	HuntFrom() int32
	// HuntLeast returns the fewest nodes of a search that leaves a part of them for a hunt.
	HuntLeast() uint64
}

// MaxEffort is the largest effort that a Hunter may guess.
const MaxEffort = 1<<30 - 1

const (
	never      = MaxEffort + 1 // the effort for a position that cannot be won this way
	maxNodes   = 1 << 18       // positions that a hunt keeps: some 50 MB
	huntPlies  = 200           // the depth of a hunt
	huntNear   = 4             // at this many plies from the root a position is half as promising as at the root
	huntFew    = 4             // how many of the moves that leave one reply are looked at at a time
	huntChoice = 3             // the factor of the effort for moves that leave the other side a choice
	huntSpent  = 2             // no effort is less than so many times the nodes that a position has cost
	huntFresh  = 8             // from so many positions of a game on, each turn's efforts are varied
	noNode     = -1
)

// A hunt is a best-first search for a win of one side, the hunter: proof-number search (Allis 1994) whose numbers
// begin with a game's guesses, on a graph that is kept as a whole. It is at its best where the other side has few
// replies, or one. There a hunter can go a long way, and a search by depth counts each forced reply as a ply and each
// way to a position again. In a hunt the only reply is made together with the move, and a position counts as a node
// when it is met first. A hunter's moves are looked at a few at a time, and the others wait until nothing else promises
// more: where the other side is locked in, the order of moves hardly matters, and a few of them lead on as well as all.
// Those that leave the other side a choice are many and seldom win, so they come last.
//
// Where moves can be taken back a graph is full of circles, and what is on one keeps its promise whatever is found. So
// a position with the hunter to move promises only what comes of the positions that were first met there, as in a
// search for a shortest way; each other one is a win as soon as it is proved one, and else the business of where it was
// met first. That is no proof that there is no win, and none is claimed.
//
// A guess may be far too low: of a position where the hunter can move about for long and nothing comes of it, say. So a
// position with the hunter to move promises no less effort than has been spent on it, which sends the hunt elsewhere.
//
// Where a game has gone on without a proof, a hunt from nearly the same position would look at nearly the same ones.
// So the efforts are varied by a chance that is another in each turn.
type hunt[S any, M ai.Code] struct {
	game     Game[S, M]
	hunter   Hunter[S]
	drawn    *past
	meter    *ai.Meter
	nodes    []node[S]
	edges    []int32 // the successors of nodes with the other side to move, as indices of nodes, in the order of the moves
	parents  []parentLink
	places   places  // indices of nodes, by word
	path     []int32 // from the root to the present node
	maxPlies int     // of a win
	salt     uint64  // of the chance in efforts, 0 for none
	kept     []M     // the hunter's moves at its nodes, in the order in which they are looked at
	moves    []M
	leads    []lead[M]
	replies  []M
}

// A node is a position of a hunt. One with a batch above 0 is the same position as its parent and stands for the moves
// that have not been looked at there; places does not know it.
type node[S any] struct {
	state      S
	effort     uint32 // 0 for a proved win, never for none or when all moves have been tried
	guess      uint32 // the first guess for its position
	spent      uint32 // how many nodes have been added after it
	parent     int32  // from which it was reached first
	parents    int32  // the first of its other parents, noNode for none
	first      int32  // the first of its successors in nodes; when the other side is to move, of its edges
	kept       int32  // the first of its moves that are kept, once it has been expanded
	successors uint16 // how many nodes or edges these are
	depth      uint16 // plies from the root when it was reached first
	plies      uint16 // to the end, when it is proved
	singles    uint16 // how many of the moves kept leave one reply, or none
	choices    uint16 // how many leave a choice
	batch      uint8  // how often some of its moves have been looked at before
	hunts      bool   // the hunter is to move
	open       bool   // it has not been expanded
	onPath     bool   // it is on the path
}

// A parentLink is a further parent of a node, in a list.
type parentLink struct{ from, next int32 }

// A result is the outcome of a move: the position after it, or after the only reply to it.
type result[S any, M ai.Code] struct {
	state S
	word  uint64
	end   ai.Value
	reply M
	plies uint16 // 2 with a reply
}

// Hunt hunts for a win in a position and does nothing else, until the meter ends it. It says whether it has found one.
func Hunt[S any, M ai.Code](game Game[S, M], root S, meter *ai.Meter) bool {
	h := hunt[S, M]{game: game, hunter: any(game).(Hunter[S]), drawn: new(past), meter: meter}
	return h.run(root, huntPlies)
}

// run hunts for a win in a position, in up to most plies, until the meter or the room for nodes ends it. It says
// whether it has found one.
func (h *hunt[S, M]) run(root S, most int) bool {
	h.maxPlies = most
	h.edges, h.parents, h.kept = h.edges[:0], h.parents[:0], h.kept[:0]
	guess := h.effort(root, true, 0)
	first := node[S]{state: root, effort: guess, guess: guess, parent: noNode, parents: noNode, hunts: true, open: true}
	h.nodes = append(h.nodes[:0], first)
	h.places.clear()
	h.places.put(h.game.Word(root), 0)
	for h.nodes[0].effort > 0 && h.nodes[0].effort < never && len(h.nodes) < maxNodes {
		if !h.step() {
			break
		}
	}
	return h.nodes[0].effort == 0
}

// step expands the most promising open node. It returns false when the search is stopped.
func (h *hunt[S, M]) step() bool {
	at := int32(0)
	h.path = append(h.path[:0], at)
	for at != noNode && !h.nodes[at].open {
		h.nodes[at].onPath = true
		if at = h.promising(at); at != noNode {
			h.path = append(h.path, at)
		}
	}
	for _, i := range h.path {
		h.nodes[i].onPath = false
	}
	last, before := h.path[len(h.path)-1], len(h.nodes)
	if at == noNode || int(h.nodes[last].depth) > h.maxPlies {
		h.nodes[last].effort, h.nodes[last].open = never, false
	} else if !h.expand(last) {
		return false
	}
	h.nodes[last].spent += uint32(len(h.nodes) - before)
	for i := len(h.path) - 2; i >= 0; i-- {
		h.nodes[h.path[i]].spent += uint32(len(h.nodes) - before)
		h.updateEffort(h.path[i])
	}
	return true
}

// promising returns the successor to go on with: the hunter's easiest, and the hardest of the replies. Nobody: there
// is none that does not lead back.
func (h *hunt[S, M]) promising(at int32) int32 {
	p, best, effort := &h.nodes[at], int32(noNode), uint32(never)
	if p.hunts {
		for i := p.first; i < p.first+int32(p.successors); i++ {
			if q := &h.nodes[i]; q.effort < effort && !q.onPath {
				best, effort = i, q.effort
			}
		}
		return best
	}
	effort = 0
	for _, i := range h.replied(p) {
		if q := &h.nodes[i]; q.effort > effort && q.effort < never && !q.onPath {
			best, effort = i, q.effort
		}
	}
	return best
}

// replied returns the nodes after the other side's replies.
func (h *hunt[S, M]) replied(p *node[S]) []int32 {
	return h.edges[p.first : p.first+int32(p.successors)]
}
