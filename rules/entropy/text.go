package entropy

import (
	"math/bits"
	"slices"
	"strings"

	"tablier/rules"
)

// sides are the letters of First (White) and Second (Black).
const sides = "wb"

// passes is what a position's text ends in, by the passes just before: see the package comment.
var passes = [...]string{"", " p", " pp"}

// String returns the position as text: the ranks from the top, a number for a run of empty cells, the side to move,
// and whether the turn before was a pass.
func (p Position) String() string { return p.board() + passes[p.State.Passes] }

// board is the text without the passes: what identifies the position for recurrence.
func (p Position) board() string {
	pawns := [2]Set{p.State.Own, p.State.Other}
	var b strings.Builder
	for rank := Size - 1; rank >= 0; rank-- {
		empty := byte(0)
		flush := func() {
			if empty > 0 {
				b.WriteByte('0' + empty)
			}
			empty = 0
		}
		for file := range Size {
			bit := Set(1) << (Size*file + rank)
			who := 0
			switch {
			case pawns[0]&bit != 0:
				who = int(p.State.Turn)
			case pawns[1]&bit != 0:
				who = int(p.State.Turn ^ 1)
			default:
				empty++
				continue
			}
			flush()
			b.WriteByte(sides[who])
		}
		if flush(); rank > 0 {
			b.WriteByte('/')
		}
	}
	b.WriteByte(' ')
	b.WriteByte(sides[p.State.Turn])
	return b.String()
}

// Parse reads a position's text, and nothing that String would not write. The error is a *rules.SyntaxError.
func Parse(text string, immediate bool) (Position, error) {
	r := reader{text: text}
	p := Position{r.state(), immediate}
	if r.need == "" {
		r.refuse(p)
	}
	if r.need != "" {
		return Position{}, &rules.SyntaxError{What: "position", Text: text, Offset: r.at, Need: r.need}
	}
	return p, nil
}

// A reader goes through a text until something does not fit.
type reader struct {
	text string
	at   int
	need string // what should stand at the offset; empty while all is well
}

// fail stops the reader for good, the first time it is called.
func (r *reader) fail(need string) {
	if r.need == "" {
		r.need = need
	}
}

// next returns the next byte, 0 at the end.
func (r *reader) next() byte {
	if r.at == len(r.text) {
		return 0
	}
	return r.text[r.at]
}

// take steps over a byte that must come next.
func (r *reader) take(c byte, need string) {
	if r.next() != c {
		r.fail(need)
	}
	if r.need == "" {
		r.at++
	}
}

// state reads the whole text.
func (r *reader) state() State {
	var pawns [2]Set
	for rank := Size - 1; rank >= 0 && r.need == ""; rank-- {
		r.rank(rank, &pawns)
		if rank > 0 {
			r.take('/', "/ after five cells")
		}
	}
	r.take(' ', "a space and the side to move")
	turn := strings.IndexByte(sides, r.next())
	if turn < 0 {
		r.fail("w or b, the side to move")
	}
	if r.need != "" {
		return State{}
	}
	r.at++
	before := slices.Index(passes[:], r.text[r.at:])
	if before < 0 {
		r.fail("the end, or p after a pass")
		return State{}
	}
	return State{Own: pawns[turn], Other: pawns[turn^1], Turn: uint8(turn), Passes: uint8(before)}
}

// rank reads the cells of one rank.
func (r *reader) rank(rank int, pawns *[2]Set) {
	run := false // a number stands before: two in a row are one
	for file := 0; file < Size; r.at++ {
		c := r.next()
		if side := strings.IndexByte(sides, c); side >= 0 {
			pawns[side] |= 1 << (Size*file + rank)
			file++
			run = false
		} else if n := int(c) - '0'; n >= 1 && n <= Size-file && !run {
			file += n
			run = true
		} else {
			r.fail("w, b or the number of a run of empty cells, for five cells a rank")
			return
		}
	}
}

// refuse fails at what no position has: too many or too few pawns, and passes of a player who could slide, or when the
// game was over.
func (r *reader) refuse(p Position) {
	s := p.State
	if bits.OnesCount32(s.Own) != Pawns || bits.OnesCount32(s.Other) != Pawns {
		r.at = 0
		r.fail("seven pawns a side")
	}
	for range p.State.Passes { // backwards: the last pass was the other player's
		s = State{Own: s.Other, Other: s.Own, Turn: s.Turn ^ 1}
		if s.Over(p.Immediate) || !s.MustPass() {
			r.fail("no pass before: that player could slide, or the game was over")
		}
	}
}
