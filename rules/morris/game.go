package morris

import (
	"math/bits"
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
	g.checkCounts()
	g.links = make([]uint16, len(g.points))
	for _, names := range b.lines() {
		g.addLine(names)
	}
	g.compileSteps()
	return g
}

// checkCounts panics unless the points fit a word, are told apart by their names and leave room for every
// pawn, and the pawns in hand fit the one digit of a position's text.
func (g *Game) checkCounts() {
	n, pawns := len(g.points), g.board.Pawns
	if n > 16 {
		panic("morris: " + g.board.ID + " has more than 16 points")
	}
	if pawns < 1 || pawns > 9 || 2*pawns > n {
		panic("morris: " + g.board.ID + " has no room for its pawns")
	}
	for i, name := range g.points {
		if strings.Contains(name, "-") || slices.Contains(g.points[:i], name) {
			panic("morris: " + g.board.ID + " has a bad point " + name)
		}
	}
}

func (g *Game) addLine(names []string) {
	line := make([]int, len(names))
	var mask uint16
	for i, name := range names {
		p := slices.Index(g.points, name)
		if p < 0 {
			panic("morris: " + g.board.ID + " has no point " + name)
		}
		line[i] = p
		mask |= 1 << p
		if i > 0 {
			g.links[p] |= 1 << line[i-1]
			g.links[line[i-1]] |= 1 << p
		}
	}
	if len(line) < 2 || bits.OnesCount16(mask) != len(line) {
		panic("morris: " + g.board.ID + " has a line too short or through a point twice")
	}
	g.lines, g.masks = append(g.lines, line), append(g.masks, mask)
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

// Masks returns the points of each drawn line as a set, a bit each, in the order of Lines. The caller must not
// change it.
func (g *Game) Masks() []uint16 { return g.masks }

// Links returns, for each point, the set of those linked to it. The caller must not change it.
func (g *Game) Links() []uint16 { return g.links }

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
	empty := g.Empty(s)
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

// Play returns the position after a legal move; after any other, nonsense.
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

// Empty returns the set of points on which no pawn stands.
func (g *Game) Empty(s State) uint16 { return (1<<len(g.points) - 1) &^ (s.Pawns[0] | s.Pawns[1]) }

// Over says whether the game has ended; the player to move has then lost.
func (g *Game) Over(s State) bool { return g.Won(s) || g.blocked(s) }

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

// blocked says whether the player to move has no pawn to place and none that can slide.
func (g *Game) blocked(s State) bool {
	if s.Placing() {
		return false // there is a point for every pawn: checkCounts
	}
	empty := g.Empty(s)
	for own := s.Pawns[s.Turn]; own != 0; own &= own - 1 {
		if g.links[bits.TrailingZeros16(own)]&empty != 0 {
			return false
		}
	}
	return true
}

// Word packs the state into one word, different for different states of the same board.
func (s State) Word() uint64 {
	return uint64(s.Pawns[0]) | uint64(s.Pawns[1])<<16 | uint64(s.Hand[0])<<32 | uint64(s.Hand[1])<<40 | uint64(s.Turn)<<48
}
