package hyle

import (
	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/hyle"
)

// Tally implements board.Scored: the rows from the top, then the columns. A line's name is its rank's or its file's.
func (s *skin) Tally(v rules.View) []board.Line {
	state := state(v)
	lines := make([]board.Line, 0, 2*s.n)
	for rank := s.n - 1; rank >= 0; rank-- {
		l := s.line(state.Lines[hyle.Most+rank], func(i int) int { return s.n*i + rank })
		l.Name = string(rune('1' + rank))
		l.X, l.Y = s.middle(s.n, rank)
		lines = append(lines, l)
	}
	for file := range s.n {
		l := s.line(state.Lines[file], func(i int) int { return s.n*file + i })
		l.Name = string(rune('a' + file))
		l.X, l.Y = s.middle(file, s.n)
		lines = append(lines, l)
	}
	return lines
}

// line returns what a line is worth and the palindromes that make it; cell says which cell its i-th one is.
func (s *skin) line(l hyle.Line, cell func(i int) int) board.Line {
	worth := board.Line{R: s.step / 2}
	for length := s.n; length >= 2; length-- {
		for first := 0; first+length <= s.n; first++ {
			if !l.Palindrome(first, length) {
				continue
			}
			run := make([]int, length)
			for i := range run {
				run[i] = cell(first + i)
			}
			worth.Runs = append(worth.Runs, run)
			worth.Points += length
		}
	}
	return worth
}

// Scorer implements board.Scored.
func (s *skin) Scorer() rules.Player { return hyle.Order }

// Gain implements board.Scored: a slide's points are Order's to weigh.
func (s *skin) Gain(v rules.View, m rules.Move) (points int, told bool) {
	step, err := hyle.Read(m, s.n)
	if err != nil || state(v).Phase != hyle.Sliding {
		return 0, false
	}
	return gain(state(v), step), true
}

// gain returns what a legal step adds to the points on the board.
func gain(before *hyle.State, m hyle.Step) int {
	after := before.Play(m)
	return int(after.Points) - int(before.Points)
}

// Stock implements board.Stocked: the bag.
func (s *skin) Stock(v rules.View) []board.Stock {
	bag := make([]board.Stock, s.n)
	for i := range bag {
		bag[i] = board.Stock{Glyph: loose(uint8(i + 1)), Left: int(state(v).Bag[i+1]), Of: s.n}
	}
	return bag
}

// Hand implements board.Stocked: the pawn that Chaos holds.
func (s *skin) Hand(v rules.View) board.Glyph {
	if hand := state(v).Hand; hand != 0 {
		return loose(hand)
	}
	return board.Glyph{}
}
