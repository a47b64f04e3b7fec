package hyle

import (
	"strings"

	"tablier/rules"
)

// String returns the position as text: see the package comment. On a full board it ends in o.
func (p Position) String() string {
	s, n := &p.State, int(p.State.N)
	var b strings.Builder
	for rank := n - 1; rank >= 0; rank-- {
		empty := byte(0)
		for file := 0; file <= n; file++ {
			if file < n && s.At(n*file+rank) == 0 {
				empty++
				continue
			}
			if empty > 0 {
				b.WriteByte('0' + empty)
				empty = 0
			}
			if file < n {
				b.WriteByte(letter(s.At(n*file + rank)))
			}
		}
		if rank > 0 {
			b.WriteByte('/')
		}
	}
	switch s.Phase {
	case Drawing:
		b.WriteString(" ?")
	case Placing:
		b.WriteString(" c=")
		b.WriteByte(letter(s.Hand))
	default:
		b.WriteString(" o")
	}
	return b.String()
}

// Parse reads a position's text on a board with n cells a side, and nothing that String would not write, but that the
// text of a full board may also end in ?, or without a word of who acts. The error is a *rules.SyntaxError.
func Parse(text string, n int) (Position, error) {
	r := reader{text: text, state: Start(n), n: n}
	r.board()
	r.phase()
	if r.need != "" {
		return Position{}, &rules.SyntaxError{What: "position", Text: text, Offset: r.at, Need: r.need}
	}
	return Position{r.state}, nil
}

// A reader goes through a text until something does not fit.
type reader struct {
	text  string
	at    int
	n     int
	state State
	need  string // what should stand at the offset; empty while all is well
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

// board reads the rows.
func (r *reader) board() {
	for rank := r.n - 1; rank >= 0 && r.need == ""; rank-- {
		r.row(rank)
		if rank > 0 && r.need == "" {
			if r.next() != '/' {
				r.fail("/ after each row but the last")
				return
			}
			r.at++
		}
	}
}

// row reads the cells of a row.
func (r *reader) row(rank int) {
	run := false // a number stands before: two in a row are one
	for file := 0; file < r.n && r.need == ""; {
		c := r.next()
		colour, empty := colourOf(c, r.n), int(c)-'0'
		switch {
		case colour != 0 && r.state.Bag[colour] == 0:
			r.fail("no more pawns of a colour than there are cells a side")
		case colour != 0:
			r.state.put(r.n*file+rank, colour)
			r.state.Bag[colour]--
			r.state.Empty--
			file, run = file+1, false
		case empty >= 1 && empty <= r.n-file && !run:
			file, run = file+empty, true
		default:
			r.fail("a colour or the number of a run of empty cells, as many cells a row as a side has")
		}
		if r.need == "" {
			r.at++
		}
	}
}

// phase reads who acts, and no more.
func (r *reader) phase() {
	s := &r.state
	full := s.Empty == 0
	if full {
		s.Phase = Ended
	}
	if r.need != "" || full && r.at == len(r.text) {
		return
	}
	if r.next() != ' ' {
		r.fail("a space, and who acts")
		return
	}
	r.at++
	switch c := r.next(); {
	case c == '?' && !full:
		s.Phase = Drawing
	case c == 'o' && !full && int(s.Empty) < r.n*r.n:
		s.Phase = Sliding
	case c == 'c' && !full:
		r.hand()
	case !full || c != '?' && c != 'o':
		r.fail("? for a draw, c= for Chaos with the colour in hand, or o for Order, who moves after the first pawn")
	}
	if r.need == "" {
		r.at++
		r.end()
	}
}

// hand reads what Chaos holds, but for the last byte.
func (r *reader) hand() {
	if r.at++; r.next() != '=' {
		r.fail("c= and the colour in hand")
		return
	}
	r.at++
	colour := colourOf(r.next(), r.n)
	if colour == 0 || r.state.Bag[colour] == 0 {
		r.fail("a colour that is in the bag")
		return
	}
	r.state.Hand, r.state.Phase = colour, Placing
	r.state.Bag[colour]--
}

// end reads the end.
func (r *reader) end() {
	if r.at < len(r.text) {
		r.fail("the end")
	}
}
