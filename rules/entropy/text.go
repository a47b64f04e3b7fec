package entropy

import (
	"math/bits"
	"slices"
	"strings"

	"tablier/rules/internal/rows"
)

// sides are the letters of First (White) and Second (Black).
const sides = "wb"

// passes is the end of a position's text, by the passes just before: see the package comment.
var passes = [...]string{"", " p", " pp"}

// String returns the position as text: the ranks from the top, a number for a run of empty cells, the side to move,
// and whether the turn before was a pass.
func (p Position) String() string { return p.board() + passes[p.State.Passes] }

// board is the text without the passes: what identifies the position for recurrence.
func (p Position) board() string {
	s := p.State
	var b strings.Builder
	rows.Write(&b, Size, func(file, rank int) byte {
		switch bit := Set(1) << (Size*file + rank); {
		case s.Own&bit != 0:
			return sides[s.Turn]
		case s.Other&bit != 0:
			return sides[s.Turn^1]
		}
		return 0
	})
	b.WriteByte(' ')
	b.WriteByte(sides[p.State.Turn])
	return b.String()
}

// Parse reads a position's text, and nothing that String would not write. The error is a *rules.SyntaxError.
func Parse(text string, immediate bool) (Position, error) {
	r := reader{rows.Reader{Text: text}}
	p := Position{r.state(), immediate}
	if r.Need == "" {
		r.refuse(p)
	}
	if err := r.Err(); err != nil {
		return Position{}, err
	}
	return p, nil
}

// A reader parses a position's text.
type reader struct{ rows.Reader }

// state reads the whole text.
func (r *reader) state() State {
	var pawns [2]Set
	r.Board(Size, "w, b or the number of a run of empty cells, for five cells a rank", "/ after five cells",
		func(file, rank int, piece byte) bool {
			side := strings.IndexByte(sides, piece)
			if side >= 0 {
				pawns[side] |= 1 << (Size*file + rank)
			}
			return side >= 0
		})
	r.Take(' ', "a space and the side to move")
	turn := strings.IndexByte(sides, r.Next())
	if turn < 0 {
		r.Fail("w or b, the side to move")
	}
	if r.Need != "" {
		return State{}
	}
	r.At++
	before := slices.Index(passes[:], r.Text[r.At:])
	if before < 0 {
		r.Fail("the end, or p after a pass")
		return State{}
	}
	return State{Own: pawns[turn], Other: pawns[turn^1], Turn: uint8(turn), Passes: uint8(before)}
}

// refuse fails for impossible positions: with too many or too few pawns, and passes of a player who could slide, or
// when the game was over.
func (r *reader) refuse(p Position) {
	s := p.State
	if bits.OnesCount32(s.Own) != Pawns || bits.OnesCount32(s.Other) != Pawns {
		r.At = 0
		r.Fail("seven pawns a side")
	}
	for range p.State.Passes { // backwards: the last pass was the other player's
		s = State{Own: s.Other, Other: s.Own, Turn: s.Turn ^ 1}
		if s.Over(p.Immediate) || !s.MustPass() {
			r.Fail("no pass before: that player could slide, or the game was over")
		}
	}
}
