package stratege

import (
	"strings"

	"tablier/rules/internal/rows"
)

// Parse reads the text of a position or of a view, and nothing that String would not write. The error is a
// *rules.SyntaxError.
func Parse(text string) (Position, error) {
	r := reader{Reader: rows.Reader{Text: text}, state: Start()}
	for row := Rows - 1; row >= 0 && r.Need == ""; row-- {
		r.row(row)
		if row > 0 {
			r.Take('/', "/ after each row but the last, of eleven places")
		}
	}
	r.Take(' ', "a space and the side to move, after ten rows of eleven places")
	r.turn()
	r.Take(' ', "a space and the quiet turns so far")
	r.state.Quiet = uint8(r.number(0, QuietTurns, "the quiet turns so far, 0 to 100"))
	for side := range r.state.Lost {
		r.Take(' ', "a space and the strengths lost, White's and then Green's")
		r.lost(side)
	}
	if r.Need == "" && r.At < len(r.Text) {
		r.Fail("the end")
	}
	r.settle()
	if err := r.Err(); err != nil {
		return Position{}, err
	}
	return Position{r.state}, nil
}

// A reader parses a position's text.
type reader struct {
	rows.Reader
	state State
	known [2][Most + 1]int // pawns by side and strength, 0 for the hidden ones
}

// row reads the places of a row.
func (r *reader) row(row int) {
	const need = "w or g and a strength, or the length of a run of empty places in parentheses, for eleven places a row"
	run := false // one stands before: two in a row are one
	for column := 0; column < Columns && r.Need == ""; {
		switch c := r.Next(); {
		case c == '(' && !run:
			r.At++
			column += r.number(1, Columns-column, "1 to the number of places left in the row")
			r.Take(')', ") after the length of a run")
			run = true
		case c == sides[0] || c == sides[1]:
			r.At++
			r.pawn(strings.IndexByte(sides, c), Columns*row+column)
			column++
			run = false
		default:
			r.Fail(need)
		}
	}
}

// pawn reads the strength of a pawn, and whether it has been shown.
func (r *reader) pawn(side, cell int) {
	n, known := strength(r.Next())
	if !known && r.Next() != hidden {
		r.Fail("a strength, 1 to 6, or ?")
		return
	}
	if !known {
		n = 0
	}
	r.count(side, int(n))
	s := &r.state
	s.At[cell] = pawnOf(side, int(n))
	s.Side[side] = s.Side[side].xor(SetOf(cell))
	if known && r.Next() == '!' {
		s.At[cell] |= shownBit
		r.At++
	}
}

// count counts a pawn of a side, whose strength is the next byte.
func (r *reader) count(side, strength int) {
	r.known[side][strength]++
	switch {
	case r.state.Left[side] == 0:
		r.Fail("no more than 18 pawns of a side, those lost included")
	case strength > 0 && r.known[side][strength] > Each:
		r.Fail("no more than three pawns of a strength, those lost included")
	}
	if r.Need == "" {
		r.state.Left[side]--
		r.At++
	}
}

// number reads a number from least to most, without leading zeros.
func (r *reader) number(least, most int, need string) int {
	if r.Need != "" {
		return 0
	}
	start, n := r.At, 0
	for c := r.Next(); c >= '0' && c <= '9' && n <= most; c = r.Next() {
		n = 10*n + int(c-'0')
		r.At++
	}
	digits := r.Text[start:r.At]
	if digits == "" || n < least || n > most || len(digits) > 1 && digits[0] == '0' {
		r.At = start
		r.Fail(need)
	}
	return n
}

func (r *reader) turn() {
	turn := strings.IndexByte(sides, r.Next())
	if turn < 0 {
		r.Fail("w or g, the side to move")
		return
	}
	r.state.Turn = uint8(turn)
	r.Take(sides[turn], "")
}

// lost reads the strengths that a side has lost.
func (r *reader) lost(side int) {
	if r.Need == "" && r.Next() == '-' {
		r.At++
		return
	}
	last := byte('0')
	for r.Need == "" {
		c := r.Next()
		n, ok := strength(c)
		if !ok || c < last {
			break
		}
		r.count(side, int(n))
		r.state.Lost[side][n]++
		last = c
	}
	if last == '0' {
		r.Fail("the strengths of the pawns lost, in ascending order, or -")
	}
}

// settle refuses impossible set-ups, and computes the state of the game.
func (r *reader) settle() {
	s := &r.state
	if r.Need != "" {
		return
	}
	if !s.SettingUp() && s.Left[0] == 0 {
		s.settle()
		return
	}
	turn := uint8(0)
	if s.Left[0] == 0 {
		turn = 1
	}
	switch {
	case s.Turn != turn || turn == 0 && s.Left[1] < Pawns:
		r.refuse("18 pawns of a side, those lost included: White is set up first, and to move until then")
	case s.Quiet > 0 || s.Lost != [2][Most + 1]int8{}:
		r.refuse("neither quiet turns nor pawns lost before both sides are set up")
	case !s.atHome(0) || !s.atHome(1):
		r.refuse("pawns on black places of their own rows, none of them shown, before both sides are set up")
	}
}

// refuse fails with an error for the whole text.
func (r *reader) refuse(need string) {
	r.At = 0
	r.Fail(need)
}

// atHome says whether each pawn of a side stands on a black place of its own rows and has not been shown.
func (s *State) atHome(side int) bool {
	for it := s.Side[side]; !it.Empty(); {
		if cell := it.pop(); !owns(side, cell) || !Black.Has(cell) || s.At[cell].Shown() {
			return false
		}
	}
	return true
}
