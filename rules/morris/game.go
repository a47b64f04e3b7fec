package morris

import (
	"slices"
	"strings"
)

// A Game is a board compiled for play: immutable, shared by all its positions.
type Game struct {
	board  Board
	points []string
	lines  [][]int // the points of each line, in the order drawn
	masks  []uint16
	links  []uint16 // links[p] has the points linked to p
	places []Step   // every placement and every slide of the empty board, each sorted by its text
	slides []Step
}

// A State is a position in machine words: bit p of Pawns[side] is a pawn of that side on point p.
type State struct {
	Pawns [2]uint16
	Hand  [2]uint8 // pawns not yet placed
	Turn  uint8    // 0 when First is to move, 1 when Second is
}

// A Step is one move: a placement on To when From is negative, else a slide.
type Step struct{ From, To int8 }

// Compile prepares a board for play. It panics when the data contradicts itself: boards are part of the
// program and a test compiles them all.
func Compile(b Board) *Game {
	g := &Game{board: b, points: strings.Fields(b.Points)}
	if len(g.points) > 16 {
		panic("morris: " + b.ID + " has more than 16 points")
	}
	g.links = make([]uint16, len(g.points))
	for _, names := range b.lines() {
		line := make([]int, len(names))
		for i, name := range names {
			line[i] = slices.Index(g.points, name)
			if line[i] < 0 {
				panic("morris: " + b.ID + " has no point " + name)
			}
		}
		var mask uint16
		for i, p := range line {
			mask |= 1 << p
			if i > 0 {
				g.links[p] |= 1 << line[i-1]
				g.links[line[i-1]] |= 1 << p
			}
		}
		g.lines, g.masks = append(g.lines, line), append(g.masks, mask)
	}
	g.compileSteps()
	return g
}

func (g *Game) compileSteps() {
	for to := range g.points {
		g.places = append(g.places, Step{-1, int8(to)})
		for from := range g.points {
			if g.links[from]&(1<<to) != 0 {
				g.slides = append(g.slides, Step{int8(from), int8(to)})
			}
		}
	}
	byText := func(a, b Step) int { return strings.Compare(string(g.Text(a)), string(g.Text(b))) }
	slices.SortFunc(g.places, byText)
	slices.SortFunc(g.slides, byText)
}

// Points returns the names of the points in the order of a position's text. The caller must not change it.
func (g *Game) Points() []string { return g.points }

// Lines returns the points of each drawn line, in order, as indices. The caller must not change it.
func (g *Game) Lines() [][]int { return g.lines }

// Start returns the empty board with First to place.
func (g *Game) Start() State {
	hand := uint8(g.board.Pawns)
	return State{Hand: [2]uint8{hand, hand}}
}

// Placing says whether pawns are still being placed.
func (s State) Placing() bool { return s.Hand[s.Turn] > 0 }

// AppendMoves appends the legal moves of s, sorted by their text, to buf. A finished game has none. It
// allocates only when buf is too small: 32 is enough for any board of nine points.
func (g *Game) AppendMoves(buf []Step, s State) []Step {
	if g.Won(s) {
		return buf
	}
	empty := ^(s.Pawns[0] | s.Pawns[1])
	if s.Placing() {
		for _, m := range g.places {
			if empty&(1<<m.To) != 0 {
				buf = append(buf, m)
			}
		}
		return buf
	}
	own := s.Pawns[s.Turn]
	for _, m := range g.slides {
		if own&(1<<m.From) != 0 && empty&(1<<m.To) != 0 {
			buf = append(buf, m)
		}
	}
	return buf
}

// Play returns the position after a legal move.
func (s State) Play(m Step) State {
	if m.From < 0 {
		s.Hand[s.Turn]--
	} else {
		s.Pawns[s.Turn] &^= 1 << m.From
	}
	s.Pawns[s.Turn] |= 1 << m.To
	s.Turn ^= 1
	return s
}

// Won says whether the player who has just moved has a line.
func (g *Game) Won(s State) bool { return g.line(s) >= 0 }

// line returns the index of the line that the player who has just moved has filled, or -1.
func (g *Game) line(s State) int {
	own := s.Pawns[s.Turn^1]
	for i, mask := range g.masks {
		if own&mask == mask {
			return i
		}
	}
	return -1
}

// Word packs the state into one word, different for different states of the same board.
func (s State) Word() uint64 {
	return uint64(s.Pawns[0]) | uint64(s.Pawns[1])<<16 | uint64(s.Hand[0])<<32 | uint64(s.Hand[1])<<40 | uint64(s.Turn)<<48
}
