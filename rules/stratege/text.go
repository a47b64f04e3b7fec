package stratege

import "strconv"

// sides are the letters of White and Green.
const sides = "wg"

// String returns the position as text: see the package comment.
func (p Position) String() string {
	s := &p.State
	b := make([]byte, 0, 256) // more than any position takes
	for row := Rows - 1; row >= 0; row-- {
		b = s.appendRow(b, row)
		if row > 0 {
			b = append(b, '/')
		}
	}
	b = append(b, ' ', sides[s.Turn], ' ')
	b = strconv.AppendInt(b, int64(s.Quiet), 10)
	for side := range s.Lost {
		b = append(b, ' ')
		b = s.appendLost(b, side)
	}
	return string(b)
}

func (s *State) appendRow(b []byte, row int) []byte {
	empty := 0
	for _, pawn := range s.At[Columns*row : Columns*(row+1)] {
		if pawn == 0 {
			empty++
			continue
		}
		b = appendRun(b, empty)
		empty = 0
		b = append(b, sides[pawn.Side()], digit(pawn.Strength()))
		if pawn.Shown() {
			b = append(b, '!')
		}
	}
	return appendRun(b, empty)
}

// appendRun writes a run of empty places, nothing for none.
func appendRun(b []byte, length int) []byte {
	if length == 0 {
		return b
	}
	b = append(b, '(')
	return append(strconv.AppendInt(b, int64(length), 10), ')')
}

// appendLost writes the strengths that a side has lost.
func (s *State) appendLost(b []byte, side int) []byte {
	before := len(b)
	for strength, n := range s.Lost[side] {
		for range n {
			b = append(b, digit(strength))
		}
	}
	if len(b) == before {
		b = append(b, '-')
	}
	return b
}
