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

// Parse reads a position's text and refuses one that no game could reach: too many pawns, hands that do
// not fit the side to move, a line of the side to move. The error is a *rules.SyntaxError.
func (g *Game) Parse(text string) (Position, error) {
	bad := func(at int, need string) (Position, error) {
		return Position{}, &rules.SyntaxError{What: "position", Text: text, Offset: at, Need: need}
	}
	n := len(g.points)
	if len(text) != n+len(" o o3r3") {
		return bad(min(len(text), n), strconv.Itoa(n)+" points, the side to move and the pawns in hand, as in "+
			Position{g, g.Start()}.String())
	}
	var s State
	for i := range n {
		if text[i] == '.' {
			continue
		}
		side := strings.IndexByte(sides, text[i])
		if side < 0 {
			return bad(i, "., o or r")
		}
		s.Pawns[side] |= 1 << i
	}
	turn := strings.IndexByte(sides, text[n+1])
	if text[n] != ' ' || turn < 0 || text[n+2] != ' ' {
		return bad(n, "the side to move, o or r, between spaces")
	}
	s.Turn = uint8(turn)
	for side := range s.Hand {
		at := n + 3 + 2*side
		count := int(text[at+1]) - '0'
		if text[at] != sides[side] || count < 0 || count > g.board.Pawns {
			return bad(at, sides[side:side+1]+" and the pawns it has in hand, 0 to "+strconv.Itoa(g.board.Pawns))
		}
		if count+bits.OnesCount16(s.Pawns[side]) != g.board.Pawns {
			return bad(at, strconv.Itoa(g.board.Pawns)+" pawns of "+sides[side:side+1]+" on the board and in hand together")
		}
		s.Hand[side] = uint8(count)
	}
	if placing := s.Hand != [2]uint8{}; placing && s.Hand[1]-s.Hand[0] != s.Turn {
		return bad(n+3, "hands that pawns placed in turn leave")
	}
	if mover := (State{Pawns: s.Pawns, Turn: s.Turn ^ 1}); g.Won(mover) {
		return bad(n+1, "a side to move that has no line yet")
	}
	return Position{g, s}, nil
}
