package hyle

import (
	"tablier/ai"
	"tablier/rules/hyle"
)

// A search is an expectimax search from one position. Its values are the expected final points of Order: Order
// maximises, Chaos minimises, and a draw from the bag averages over the colours left in it.
type search struct {
	board
	worths *worths
	meter  *ai.Meter
	over   bool    // the meter has ended the search
	exact  bool    // every line is searched to the end of the round, and no move is left out
	greedy float64 // the assumed share of greedy moves of Order, see greedyShare
	table  *table
	key    uint64
	ply    int
	bufs   [][]choice // for the moves of each ply
}

// doubt is nearly the largest error of the expected points of the lines.
const doubt = 12

// tooMuch is more points than any board has.
const tooMuch = 2 * most * 80

// buf returns an empty list for the moves of the present ply.
func (s *search) buf() []choice {
	for s.ply >= len(s.bufs) {
		s.bufs = append(s.bufs, make([]choice, 0, 192))
	}
	return s.bufs[s.ply][:0]
}

// width returns how many moves are searched with that many plies left: those with the best expected value.
func (s *search) width(depth int) int {
	if s.exact {
		return hyle.MostMoves
	}
	return widths[min(depth, len(widths)-1)]
}

// widths are the numbers of moves searched, by the plies left. All are searched at the last ply; higher up, leaving
// out moves lets the search go deeper.
var widths = [...]int{0, hyle.MostMoves, 9, 9, 9, 6, 6, 4, 4, 3}

// drawing returns the value of the board with a draw from the bag due and depth plies left, at least 1. The value is
// exact between low and high; outside it is a bound.
func (s *search) drawing(depth int, low, high float64) float64 {
	if s.over || !s.meter.Tick() {
		s.over = true
		return 0
	}
	entry := s.table.at(s.key)
	if value, sure := entry.read(s.key, s.mark(depth), low, high); sure {
		return value
	}
	least, most := s.bounds()
	total, rest, done := float64(s.Empty), float64(s.Empty), 0.0
	for colour := uint8(1); int(colour) <= s.N; colour++ {
		odds := float64(s.Bag[colour])
		if odds == 0 {
			continue
		}
		rest -= odds
		a, b := (low*total-done-rest*most)/odds, (high*total-done-rest*least)/odds
		// A window must not be turned inside out: what is found in it would be kept as what it is not.
		value := least
		if a < most && b > least {
			value = s.placing(colour, depth, max(a, least), min(b, most))
		} else if a >= most {
			value = most
		}
		if s.over {
			return 0
		}
		if !s.exact {
			value = max(least, min(most, value))
		}
		done += odds * value
		// The bounds are kept to the last bit: a value that rounding puts inside them would pass for a right one.
		switch {
		case value <= a:
			return s.keep(entry, depth, min(low, (done+rest*most)/total), atMost)
		case value >= b:
			return s.keep(entry, depth, max(high, (done+rest*least)/total), atLeast)
		}
	}
	return s.keep(entry, depth, done/total, right)
}

// keep writes a value into the table and returns it.
func (s *search) keep(e *entry, depth int, value float64, kind kind) float64 {
	e.write(s.key, s.mark(depth), value, kind)
	return value
}

// placing returns the value with a colour in Chaos's hand, which it takes out of the bag.
func (s *search) placing(colour uint8, depth int, low, high float64) float64 {
	if !s.meter.Tick() {
		s.over = true
		return 0
	}
	list := s.placements(s.buf(), s.worths, colour)
	if s.Empty == 1 {
		return s.filled(int(list[0].To), colour)
	}
	if depth == 1 {
		return float64(least(list))
	}
	s.Bag[colour]--
	s.ply++
	best := float64(tooMuch)
	for i := range min(s.width(depth), len(list)) {
		c := pick(list[i:], -1)
		value := s.placed(c, colour, depth-1, low, min(high, best))
		if best = min(best, value); best <= low || s.over {
			break
		}
	}
	s.ply--
	s.Bag[colour]++
	return best
}

// placed returns the value of the position after Chaos places a pawn.
func (s *search) placed(c choice, colour uint8, depth int, low, high float64) float64 {
	cell := int(c.To)
	if s.Empty == 1 {
		return s.filled(cell, colour)
	}
	if depth == 0 {
		return float64(c.Worth)
	}
	s.key ^= keys[cell][colour]
	s.place(cell, colour)
	value := s.sliding(depth, low, high)
	s.unplace(cell, colour)
	s.key ^= keys[cell][colour]
	return value
}

// filled returns the points of the board with its last cell filled, without the rounding of expected values.
func (s *search) filled(cell int, colour uint8) float64 {
	s.place(cell, colour)
	points := s.points()
	s.unplace(cell, colour)
	return float64(points)
}

// sliding returns the value with Order to move.
func (s *search) sliding(depth int, low, high float64) float64 {
	if !s.meter.Tick() {
		s.over = true
		return 0
	}
	entry := s.table.at(^s.key)
	if depth > 1 {
		if value, sure := entry.read(^s.key, s.mark(depth), low, high); sure {
			return value
		}
	}
	list, stay := s.slides(s.buf(), s.worths, s.greedy > 0)
	list = append(list, choice{From: -1, To: -1, Worth: stay})
	greedy := 0.0
	if s.greedy > 0 {
		greedy = s.greedy * s.greedyValue(list, depth)
	}
	if depth == 1 {
		return greedy + (1-s.greedy)*float64(greatest(list))
	}
	low, high = (low-greedy)/(1-s.greedy), (high-greedy)/(1-s.greedy)
	best := s.ahead(list, depth, low, high)
	value := greedy + (1-s.greedy)*best
	if !s.over {
		// rounding must not turn a bound into a value
		entry.write(^s.key, s.mark(depth), value, kindOf(best, low, high))
	}
	return value
}

// ahead returns the value of the best of Order's moves.
func (s *search) ahead(list []choice, depth int, low, high float64) float64 {
	s.ply++
	best := -1.0 * tooMuch
	for i := range min(s.width(depth), len(list)) {
		value := s.slid(pick(list[i:], 1), depth-1, max(low, best), high)
		if best = max(best, value); best >= high || s.over {
			break
		}
	}
	s.ply--
	return best
}

// slid returns the value of the position after Order's slide or decline.
func (s *search) slid(c choice, depth int, low, high float64) float64 {
	if depth == 0 {
		return float64(c.Worth)
	}
	if c.From < 0 {
		return s.drawing(depth, low, high)
	}
	from, to := int(c.From), int(c.To)
	colour := s.at(from)
	change := keys[from][colour] ^ keys[to][colour]
	s.key ^= change
	s.slide(from, to)
	value := s.drawing(depth, low, high)
	s.slide(to, from)
	s.key ^= change
	return value
}

// bounds returns a lower and an upper bound of the value. They are certain in an exact search, where Order can decline
// to the end and keep the points on the board; otherwise nearly so.
func (s *search) bounds() (low, high float64) {
	if s.exact {
		return float64(s.points()), tooMuch
	}
	_, worth := s.lines(s.worths)
	return float64(worth) - doubt, float64(worth) + doubt
}

// mark returns the depth under which the table stores the values of the present search.
func (s *search) mark(depth int) uint8 {
	if s.exact {
		return toEnd
	}
	return uint8(depth)
}

// pick moves the choice with the highest value, or the lowest for a negative sign, to the front of a list and returns
// it.
func pick(list []choice, sign float32) choice {
	best := 0
	for i := range list {
		if sign*list[i].Worth > sign*list[best].Worth {
			best = i
		}
	}
	list[0], list[best] = list[best], list[0]
	return list[0]
}

// For least and greatest, min and max would be calls in WebAssembly, because of NaN.

func least(list []choice) float32 {
	best := list[0].Worth
	for i := range list {
		if worth := list[i].Worth; worth < best {
			best = worth
		}
	}
	return best
}

func greatest(list []choice) float32 {
	best := list[0].Worth
	for i := range list {
		if worth := list[i].Worth; worth > best {
			best = worth
		}
	}
	return best
}
