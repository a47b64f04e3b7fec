package morris

import "math/bits"

// A Game is a board compiled for play: immutable, shared by all its positions.
type Game struct {
	board  Board
	points []string
	lines  [][]int     // the points of each drawn line, in order
	paths  int         // how many of them, the last ones, only link
	bands  [][]int     // the points of each line that wins without being drawn
	wins   [2][][]int  // those of each line that wins for a side
	masks  [2][]uint16 // the same as sets
	links  []uint16    // links[p] has the points linked to p
	hops   [][]hop     // hops[p] are the jumps from p
	barred uint16
	closed uint16 // to the very first pawn
	start  State
	places []Step // every placement and every slide of the empty board, each sorted by its text
	slides []Step
}

// A hop is a jump over a point to one behind it.
type hop struct{ over, to int }

// A State is a position in machine words: bit p of Pawns[side] is a pawn of that side on point p.
type State struct {
	Pawns [2]uint16
	Hand  [2]uint8 // pawns not yet placed
	Turn  uint8    // 0 when First is to move, 1 when Second is
}

// A Step is one move: a placement on To when From is negative, else a slide, jump or flight.
type Step struct{ From, To int8 }

// PassStep is the step of a player who cannot move, on a board where that player passes.
var PassStep = Step{-1, -1}

// Board returns the data that the game was compiled from.
func (g *Game) Board() Board { return g.board }

// Points returns the names of the points in the order of a position's text. The caller must not change it.
func (g *Game) Points() []string { return g.points }

// Lines returns the points of each drawn line, in order, as indices: a closed one ends where it began. The caller
// must not change it.
func (g *Game) Lines() [][]int { return g.lines }

// Paths returns those of Lines that only link. The caller must not change it.
func (g *Game) Paths() [][]int { return g.lines[len(g.lines)-g.paths:] }

// Bands returns the points of each line that wins without being drawn, in order, as indices. The caller must not change
// it.
func (g *Game) Bands() [][]int { return g.bands }

// Wins returns the points of each line that wins for a side, in order, as indices. The caller must not change it.
func (g *Game) Wins(side uint8) [][]int { return g.wins[side] }

// Masks returns the lines of Wins as sets of points, a bit each. The caller must not change it.
func (g *Game) Masks(side uint8) []uint16 { return g.masks[side] }

// Barred returns the points on which no pawn may be placed.
func (g *Game) Barred() uint16 { return g.barred }

// Closed returns the points on which the pawn that is to be placed now may not be placed.
func (g *Game) Closed(s State) uint16 {
	if s.Pawns == [2]uint16{} {
		return g.barred | g.closed
	}
	return g.barred
}

// Start returns the position in which the game begins, with First to move.
func (g *Game) Start() State { return g.start }

// Placing says whether pawns are still being placed.
func (s State) Placing() bool { return s.Hand[s.Turn] > 0 }

// AppendMoves appends the legal moves of s, sorted by their text, to buf. A finished game has none. It
// allocates only when buf is too small: 32 is enough for any board with three pawns a side.
func (g *Game) AppendMoves(buf []Step, s State) []Step {
	if g.Won(s) {
		return buf
	}
	if s.Placing() {
		empty := g.Empty(s) &^ g.Closed(s)
		for _, m := range g.places {
			if empty&(1<<m.To) != 0 {
				buf = append(buf, m)
			}
		}
		return buf
	}
	var reach [16]uint16
	for own := s.Pawns[s.Turn]; own != 0; own &= own - 1 {
		from := bits.TrailingZeros16(own)
		reach[from] = g.Reach(s, from)
	}
	before := len(buf)
	for _, m := range g.slides {
		if reach[m.From]&(1<<m.To) != 0 {
			buf = append(buf, m)
		}
	}
	if len(buf) == before && g.board.Passes {
		buf = append(buf, PassStep)
	}
	return buf
}

// Play returns the position after a legal move; after any other, nonsense.
func (s State) Play(m Step) State {
	if m.From >= 0 {
		s.Pawns[s.Turn] &^= 1 << m.From
	} else if m != PassStep {
		s.Hand[s.Turn]--
	}
	if m.To >= 0 {
		s.Pawns[s.Turn] |= 1 << m.To
	}
	s.Turn ^= 1
	return s
}

// Empty returns the set of points on which no pawn stands.
func (g *Game) Empty(s State) uint16 { return (1<<len(g.points) - 1) &^ (s.Pawns[0] | s.Pawns[1]) }

// Reach returns the set of points to which a pawn that has been placed may move.
func (g *Game) Reach(s State, from int) uint16 {
	empty := g.Empty(s)
	if g.board.Motion == Fly {
		return empty
	}
	reach := g.links[from] & empty
	for _, h := range g.hops[from] {
		if empty&(1<<h.over) == 0 {
			reach |= empty & (1 << h.to)
		}
	}
	return reach
}

// Apart returns how many links the shortest way from one set of points to another has; as many as there are points
// where no way leads there.
func (g *Game) Apart(from, to uint16) int {
	for steps := range g.points {
		if from&to != 0 {
			return steps
		}
		for rest := from; rest != 0; rest &= rest - 1 {
			from |= g.links[bits.TrailingZeros16(rest)]
		}
	}
	return len(g.points)
}

// Linked says whether a line joins the two points of a slide.
func (g *Game) Linked(m Step) bool { return g.links[m.From]&(1<<m.To) != 0 }

// over returns the point over which a pawn would jump between two others, -1 when there is no such jump.
func (g *Game) over(from, to int) int {
	for _, h := range g.hops[from] {
		if h.to == to {
			return h.over
		}
	}
	return -1
}

// Over says whether the game has ended; the player to move has then lost.
func (g *Game) Over(s State) bool { return g.Won(s) || !g.board.Passes && g.Blocked(s) }

// Won says whether the player who has just moved has a line.
func (g *Game) Won(s State) bool { return g.full(s) >= 0 }

// full returns the number of the line that the player who has just moved has filled, -1 when there is none.
func (g *Game) full(s State) int {
	own := s.Pawns[s.Turn^1]
	for i, mask := range g.masks[s.Turn^1] {
		if own&mask == mask {
			return i
		}
	}
	return -1
}

// Blocked says whether the player to move has no pawn to place and none that can move.
func (g *Game) Blocked(s State) bool {
	if s.Placing() {
		return false // there is a point for every pawn: checkRoom
	}
	for own := s.Pawns[s.Turn]; own != 0; own &= own - 1 {
		if g.Reach(s, bits.TrailingZeros16(own)) != 0 {
			return false
		}
	}
	return true
}

// Word packs the state into one word, different for different states of the same board.
func (s State) Word() uint64 {
	return uint64(s.Pawns[0]) | uint64(s.Pawns[1])<<16 |
		uint64(s.Hand[0])<<32 | uint64(s.Hand[1])<<40 | uint64(s.Turn)<<48
}
