package hyle

import (
	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/hyle"
)

// A lineScore is a line of the board with its present points.
type lineScore struct {
	name    string  // its rank or its file
	x, y, r int     // the centre of its points' place, and half of the room there
	runs    [][]int // the points of each palindrome in it, neighbour by neighbour; longest first
	points  int
}

// scores returns the lines of the board in the order of a count: the rows from the top, then the columns.
func (s *skin) scores(v rules.View) []lineScore {
	state := state(v)
	lines := make([]lineScore, 0, 2*s.n)
	for rank := s.n - 1; rank >= 0; rank-- {
		l := s.score(state.Lines[hyle.Most+rank], func(i int) int { return s.n*i + rank })
		l.name = string(rune('1' + rank))
		l.x, l.y = s.centre(s.n, rank)
		lines = append(lines, l)
	}
	for file := range s.n {
		l := s.score(state.Lines[file], func(i int) int { return s.n*file + i })
		l.name = string(rune('a' + file))
		l.x, l.y = s.centre(file, s.n)
		lines = append(lines, l)
	}
	return lines
}

// score returns the points of a line and its palindromes; cell returns its i-th cell.
func (s *skin) score(l hyle.Line, cell func(i int) int) lineScore {
	score := lineScore{r: s.step / 2}
	for length := s.n; length >= 2; length-- {
		for first := 0; first+length <= s.n; first++ {
			if !l.Palindrome(first, length) {
				continue
			}
			run := make([]int, length)
			for i := range run {
				run[i] = cell(first + i)
			}
			score.runs = append(score.runs, run)
			score.points += length
		}
	}
	return score
}

// slideGain returns the points that a slide adds; false for any other move, whose points the mover does not choose
// by.
func (s *skin) slideGain(v rules.View, m rules.Move) (points int, slide bool) {
	step, err := hyle.Read(m, s.n)
	if err != nil || state(v).Phase != hyle.Sliding {
		return 0, false
	}
	return gain(state(v), step), true
}

// gain returns the points that a legal step adds.
func gain(before *hyle.State, m hyle.Step) int {
	after := before.Play(m)
	return int(after.Points) - int(before.Points)
}

// A colourCount is how many pawns of a colour are left in the bag.
type colourCount struct {
	pawn     board.Glyph
	left, of int
}

// bag returns the pieces left in the bag by colour, colours that have run out included.
func (s *skin) bag(v rules.View) []colourCount {
	bag := make([]colourCount, s.n)
	for i := range bag {
		bag[i] = colourCount{pawn: loose(uint8(i + 1)), left: int(state(v).Bag[i+1]), of: s.n}
	}
	return bag
}

// pawnHeld returns the pawn that Chaos holds, the zero Glyph for none.
func pawnHeld(v rules.View) board.Glyph {
	if hand := state(v).Hand; hand != 0 {
		return loose(hand)
	}
	return board.Glyph{}
}
