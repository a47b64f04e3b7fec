package morris

import (
	"math/bits"
	"strconv"
	"strings"

	"tablier/rules"
)

const sides = "or" // the letters of First and Second

// String returns the position as text: one letter a point, the side to move, the pawns in hand.
func (p Position) String() string {
	var b strings.Builder
	for i := range p.Game.points {
		switch bit := uint16(1) << i; {
		case p.State.Pawns[0]&bit != 0:
			b.WriteByte(sides[0])
		case p.State.Pawns[1]&bit != 0:
			b.WriteByte(sides[1])
		default:
			b.WriteByte('.')
		}
	}
	b.WriteByte(' ')
	b.WriteByte(sides[p.State.Turn])
	b.WriteByte(' ')
	for side, hand := range p.State.Hand {
		b.WriteByte(sides[side])
		b.WriteString(strconv.Itoa(int(hand)))
	}
	return b.String()
}

// tail is what follows the points in a position's text, with the side to move at sideAt and each side's
// pawns in hand at handAt.
const (
	tail   = " o o3r3"
	sideAt = 1
)

var handAt = [2]int{4, 6}

// Parse reads a position's text. It refuses pawns too many or too few, hands that do not fit the side to
// move, pawns placed where they may not be, and a line of the side to move: no game leads there, and on Tapatan's
// board to nothing else. The error is a *rules.SyntaxError.
func (g *Game) Parse(text string) (Position, error) {
	s, at, need := g.scan(text)
	if need == "" {
		at, need = g.absurd(s)
	}
	if need != "" {
		return Position{}, &rules.SyntaxError{What: "position", Text: text, Offset: at, Need: need}
	}
	return Position{g, s}, nil
}

// scan reads the characters one by one; it returns where they stop making sense and what should stand
// there, empty when all is well.
func (g *Game) scan(text string) (s State, at int, need string) {
	n := len(g.points)
	for at = range n {
		if at == len(text) {
			return s, at, "., o or r for each of " + strconv.Itoa(n) + " points"
		}
		if text[at] == '.' {
			continue
		}
		side := strings.IndexByte(sides, text[at])
		if side < 0 {
			return s, at, "., o or r"
		}
		s.Pawns[side] |= 1 << at
	}
	for i := range len(tail) {
		at = n + i
		if at == len(text) || !s.scanTail(i, text[at]) {
			return s, at, "the side to move and the pawns in hand, as in" + tail
		}
	}
	if at = n + len(tail); at < len(text) {
		return s, at, "the end"
	}
	return s, at, ""
}

// scanTail reads character i of the tail; it returns false when c cannot stand there.
func (s *State) scanTail(i int, c byte) bool {
	switch i {
	case sideAt:
		turn := strings.IndexByte(sides, c)
		s.Turn = uint8(turn)
		return turn >= 0
	case handAt[0], handAt[1]:
		s.Hand[(i-handAt[0])/2] = c - '0'
		return c >= '0' && c <= '9'
	}
	return c == tail[i]
}

// absurd finds what no game leads to; it returns where the text says it and what should stand there, empty
// when all is well.
func (g *Game) absurd(s State) (at int, need string) {
	n := len(g.points)
	for side, hand := range s.Hand {
		if int(hand)+bits.OnesCount16(s.Pawns[side]) != g.board.Pawns {
			return n + handAt[side], strconv.Itoa(g.board.Pawns) + " pawns of " + sides[side:side+1] +
				" on the board and in hand together"
		}
	}
	if s.Hand != [2]uint8{} {
		early := g.barred & (s.Pawns[0] | s.Pawns[1])
		if s.Pawns[1] == 0 { // the first pawn stands alone
			early |= g.closed & s.Pawns[0]
		}
		switch {
		case g.board.Start != "":
			return n + handAt[0], "no pawn in hand"
		case s.Hand[1]-s.Hand[0] != s.Turn:
			return n + handAt[0], "hands that pawns placed in turn leave"
		case early != 0:
			return bits.TrailingZeros16(early), "no pawn where none may be placed"
		}
	}
	if before := (State{Pawns: s.Pawns, Turn: s.Turn ^ 1}); g.Won(before) {
		return n + sideAt, "a side to move that has no line yet"
	}
	return 0, ""
}
