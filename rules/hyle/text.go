package hyle

import (
	"strings"

	"tablier/rules/internal/rows"
)

// String returns the position as text: see the package comment. On a full board it ends in o.
func (p Position) String() string {
	s, n := &p.State, int(p.State.N)
	var b strings.Builder
	rows.Write(&b, n, func(file, rank int) byte {
		if colour := s.At(n*file + rank); colour != 0 {
			return letter(colour)
		}
		return 0
	})
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
	r := reader{Reader: rows.Reader{Text: text}, state: Start(n), n: n}
	r.Board(n, "a colour or the number of a run of empty cells, as many cells a row as a side has",
		"/ after each row but the last", r.put)
	r.phase()
	if err := r.Err(); err != nil {
		return Position{}, err
	}
	return Position{r.state}, nil
}

// A reader parses a position's text.
type reader struct {
	rows.Reader
	n     int
	state State
}

// put places a pawn, if that is what a byte stands for.
func (r *reader) put(file, rank int, piece byte) bool {
	colour := colourOf(piece, r.n)
	switch {
	case colour == 0:
		return false
	case r.state.Bag[colour] == 0:
		r.Fail("no more pawns of a colour than there are cells a side")
	default:
		r.state.put(r.n*file+rank, colour)
		r.state.Bag[colour]--
		r.state.Empty--
	}
	return true
}

// phase reads the word for who acts, and no more.
func (r *reader) phase() {
	s := &r.state
	full := s.Empty == 0
	if full {
		s.Phase = Ended
	}
	if r.Need != "" || full && r.At == len(r.Text) {
		return
	}
	if r.Next() != ' ' {
		r.Fail("a space, and who acts")
		return
	}
	r.At++
	switch c := r.Next(); {
	case c == '?' && !full:
		s.Phase = Drawing
	case c == 'o' && !full && int(s.Empty) < r.n*r.n:
		s.Phase = Sliding
	case c == 'c' && !full:
		r.hand()
	case !full || c != '?' && c != 'o':
		r.Fail("? for a draw, c= for Chaos with the colour in hand, or o for Order, who moves after the first pawn")
	}
	if r.Need == "" {
		r.At++
		r.end()
	}
}

// hand reads the pawn that Chaos holds, without the last byte.
func (r *reader) hand() {
	if r.At++; r.Next() != '=' {
		r.Fail("c= and the colour in hand")
		return
	}
	r.At++
	colour := colourOf(r.Next(), r.n)
	if colour == 0 || r.state.Bag[colour] == 0 {
		r.Fail("a colour that is in the bag")
		return
	}
	r.state.Hand, r.state.Phase = colour, Placing
	r.state.Bag[colour]--
}

// end reads the end.
func (r *reader) end() {
	if r.At < len(r.Text) {
		r.Fail("the end")
	}
}
