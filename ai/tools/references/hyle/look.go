package hyle

import (
	"math"

	"tablier/rules/hyle"
)

// A look looks ahead from a state, in place. What has been best is tried first the next time: often one move is enough
// to see that another is not worth a longer look.
//
// Its methods judge the state, and are exact within a window only: what is low or less is answered by some number that
// is low or less, what is high or more by one that is high or more.
type look struct {
	hyle.State
	reply hyle.Step                // of Order, last found
	cell  [hyle.Most + 1]hyle.Step // of Chaos, by the colour in hand
	slide hyle.Step                // of Order, before a draw
}

// most is more than anything is worth.
const most = math.MaxInt

// after returns the points as they are.
func (l *look) after(_, _ int) int { return int(l.Points) }

// replied returns the points after Order's best reply at once.
func (l *look) replied(_, high int) int {
	best := int(l.Points)
	if l.Phase == hyle.Ended {
		return best
	}
	if l.CanSlide(l.reply) {
		best = max(best, l.After(l.reply))
	}
	if best >= high {
		return best
	}
	var buf [hyle.MostMoves]hyle.Step
	for _, m := range l.AppendMoves(buf[:0]) {
		if points := l.After(m); points > best {
			if best, l.reply = points, m; best >= high {
				return best
			}
		}
	}
	return best
}

// left returns what a greedy Chaos leaves of a colour that is drawn, at most high.
func (l *look) left(colour uint8, high int) int {
	draw, best := hyle.Draw(colour), high
	l.Do(draw)
	var buf [hyle.MostMoves]hyle.Step
	for _, m := range l.AppendMoves(buf[:0]) {
		l.Do(m)
		if points := l.replied(0, best); points < best {
			best, l.cell[colour] = points, m
		}
		l.Undo(m)
	}
	l.Undo(draw)
	return best
}

// glance returns what is left when Chaos puts the colour where one like it went before: no less than left.
func (l *look) glance(colour uint8) int {
	m := l.cell[colour]
	if cell, _ := m.Cells(); l.At(cell) != 0 {
		return most
	}
	draw := hyle.Draw(colour)
	l.Do(draw)
	l.Do(m)
	points := l.replied(0, most)
	l.Undo(m)
	l.Undo(draw)
	return points
}

// expected returns the sum, over the pawns that may be drawn next, of what is left. A glance at each colour often shows
// that the sum is low.
func (l *look) expected(low, _ int) int {
	var bounds [hyle.Most + 1]int
	sum := 0
	for colour := uint8(1); colour <= l.N; colour++ {
		if l.Bag[colour] == 0 {
			continue
		}
		if bounds[colour] = l.glance(colour); bounds[colour] == most {
			bounds[colour] = l.left(colour, most)
		}
		sum += int(l.Bag[colour]) * bounds[colour]
	}
	for colour := uint8(1); colour <= l.N && sum > low; colour++ {
		if l.Bag[colour] > 0 {
			sum -= int(l.Bag[colour]) * (bounds[colour] - l.left(colour, bounds[colour]))
		}
	}
	return sum
}

// answered returns what is expected after the slide for which that is highest.
func (l *look) answered(_, high int) int {
	if l.Phase == hyle.Ended {
		return int(l.Points)
	}
	best := -1
	try := func(m hyle.Step) bool {
		l.Do(m)
		if v := l.expected(best, high); v > best {
			best, l.slide = v, m
		}
		l.Undo(m)
		return best >= high
	}
	if l.CanSlide(l.slide) && try(l.slide) {
		return best
	}
	var buf [hyle.MostMoves]hyle.Step
	for _, m := range l.AppendMoves(buf[:0]) {
		if try(m) {
			break
		}
	}
	return best
}
